/* A header of the user's own that has the plugin's name.  */

#include <ripple.h>

int shadow = SHADOW;
