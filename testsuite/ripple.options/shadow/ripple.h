/* Not the plugin's.  */
#define SHADOW 1
