#!/bin/sh
# An x86-64 with AVX-512 for tests, where this machine is none: a PC that
# Bochs emulates, with Linux and the libraries of this machine.  It does some
# 40 million instructions a second.
#
# Usage: avx512-pc.sh start DIRECTORY   (it is on when this returns 0)
#        avx512-pc.sh run DIRECTORY PROGRAM
#        avx512-pc.sh stop DIRECTORY
#
# "run" has the output of PROGRAM and its exit status; 125 says that the PC is
# off.  Several may run at once: each waits for its turn.  The PC stops by
# itself when it had nothing to do for five minutes.
#
# A raw disk is the mailbox: PROGRAM is written there, behind it a line with a
# number, and Linux, which looks at that line all the time, writes output and
# status and the number.
#
# Packages: bochs bochs-term bochsbios vgabios busybox cpio grub-pc-bin
# grub-common mtools xorriso; the kernel is fetched with apt-get, not
# installed.
#
# Copyright (C) 2026 The GCC Ripple authors.
# SPDX-License-Identifier: GPL-3.0-or-later

set -u
task=${1-} dir=${2-}
die () { echo "avx512-pc.sh: $*" >&2; exit 125; }
[ -n "$dir" ] || die "usage: start|run|stop DIRECTORY"

# Where what is, in sectors of 512 bytes.
request=0 reply=16 output=32 program=2048
output_sectors=1024

on_p ()
{
  [ -f "$dir/pid" ] && kill -0 "$(cat "$dir/pid")" 2>/dev/null
}

sector ()
{
  dd if=box bs=512 skip="$1" count=1 2>/dev/null | tr '\0' ' '
}

# What Linux runs first: $init.
linux_init ()
{
  cat <<EOF
#!/bin/busybox sh
/bin/busybox --install /bin
export PATH=/bin
mount -t proc proc /proc
mount -t sysfs sys /sys
mount -t devtmpfs dev /dev 2>/dev/null
for module in /modules/*; do insmod \$module; done
until [ -b /dev/sda ]; do sleep 0.1; done
last=0 idle=0
cd /tmp
echo on >/dev/ttyS0
while [ \$idle -lt 1000 ]; do
  sleep 0.2
  idle=\$((idle + 1))
  blockdev --flushbufs /dev/sda
  set -- \$(dd if=/dev/sda bs=512 skip=$request count=1 2>/dev/null)
  [ "\$1" = off ] && break
  [ "\$1" != "\$last" ] || continue
  last=\$1
  dd if=/dev/sda bs=512 skip=$program count=\$2 of=program 2>/dev/null
  chmod +x program
  timeout 600 ./program >output 2>&1 </dev/null
  set -- \$? \$(stat -c %s output)
  {
    dd if=output of=/dev/sda bs=512 seek=$output count=$output_sectors
    echo "\$last \$1 \$2 " | dd of=/dev/sda bs=512 seek=$reply conv=sync
  } 2>/dev/null
  sync
  rm -f program output
  idle=0
done
poweroff -f
EOF
}

# The kernel, in directory "kernel".
fetch_kernel ()
{
  [ ! -d kernel ] || return 0
  package=$(apt-cache depends linux-image-cloud-amd64 \
	    | sed -n 's/.*Depends: *\(linux-image-[^ ]*\).*/\1/p' | head -n 1)
  [ -n "$package" ] || die "no package linux-image-cloud-amd64"
  apt-get -q download "$package" >/dev/null 2>&1 \
    || die "cannot fetch $package"
  rm -rf kernel.new
  dpkg-deb -x "$package"_*.deb kernel.new && mv kernel.new kernel
}

# The disk to boot from.
make_disk ()
{
  fetch_kernel
  rm -rf root disk
  mkdir -p root/bin root/proc root/sys root/dev root/tmp root/lib64 \
    root/modules root/lib/x86_64-linux-gnu disk/boot/grub
  cp /bin/busybox root/bin/
  for library in c m mvec gcc_s stdc++ gomp gfortran quadmath pthread dl resolv
  do
    for file in $(ls /lib/x86_64-linux-gnu/lib$library.so.[0-9]* 2>/dev/null)
    do
      cp -L "$file" root/lib/x86_64-linux-gnu/
    done
  done
  cp -L /lib64/ld-linux-x86-64.so.2 root/lib64/
  n=0
  for module in scsi_common scsi_mod libata ata_piix sd_mod; do
    file=$(find kernel -name "$module.ko*" | head -n 1)
    [ -z "$file" ] || cp "$file" "root/modules/$((n += 1))-${file##*/}"
  done
  linux_init >root/init
  chmod +x root/init
  (cd root && find . | cpio -o -H newc --quiet) >disk/boot/initrd
  cp kernel/boot/vmlinuz* disk/boot/vmlinuz
  # Bochs says other sizes of what XSAVES saves than Linux expects, which
  # leaves AVX alone then.
  cat >disk/boot/grub/grub.cfg <<EOF
set timeout=0
menuentry linux {
  linux /boot/vmlinuz console=ttyS0 quiet mitigations=off tsc=unstable \
    clearcpuid=xsaves,xsavec
  initrd /boot/initrd
}
EOF
  grub-mkrescue -o pc.iso disk >grub.log 2>&1 || die "see $PWD/grub.log"
  rm -rf root disk
}

start ()
{
  make_disk
  # A disk of 130 cylinders with 16 heads and 63 sectors, without the last
  # answer of the PC that was on before.
  rm -f box
  truncate -s 67092480 box
  echo "0 0 " | dd of=box bs=512 seek=$request conv=notrunc,sync 2>/dev/null
  echo 0 >number
  cat >bochsrc <<EOF
plugin_ctrl: unmapped=1, biosdev=1, speaker=0, extfpuirq=1, serial=1
display_library: term
memory: guest=1024, host=1024
romimage: file=/usr/share/bochs/BIOS-bochs-latest
vgaromimage: file=/usr/share/bochs/VGABIOS-lgpl-latest
cpu: model=corei7_skylake_x, count=1, ips=40000000, ignore_bad_msrs=1
clock: sync=slowdown
ata0: enabled=1, ioaddr1=0x1f0, ioaddr2=0x3f0, irq=14
ata0-master: type=cdrom, path=pc.iso, status=inserted
ata1: enabled=1, ioaddr1=0x170, ioaddr2=0x370, irq=15
ata1-master: type=disk, path=box, mode=flat, cylinders=130, heads=16, spt=63
boot: cdrom
com1: enabled=1, mode=file, dev=serial
log: bochs.log
panic: action=fatal
error: action=ignore
info: action=ignore
debug: action=ignore
EOF
  echo c >commands
  rm -f serial box.lock
  # Its display is a terminal.
  TERM=vt100 setsid script -qc "exec bochs -q -f bochsrc -rc commands" \
    /dev/null >/dev/null 2>&1 </dev/null &
  echo $! >pid
  n=0
  until grep '^on' serial >/dev/null 2>&1; do
    on_p && [ $((n += 1)) -lt 200 ] || die "it does not start: see $PWD"
    sleep 1
  done
}

mkdir -p "$dir" && dir=$(cd "$dir" && pwd) || die "no directory $dir"
case $task in
  start)
    exec 9>"$dir/starting"
    flock 9
    cd "$dir"
    on_p || start 9>&-
    ;;
  run)
    file=$(readlink -f "$3") || die "no $3"
    cd "$dir"
    exec 9>"$dir/running"
    flock 9
    on_p || die "it is off"
    number=$(($(cat number) + 1))
    echo $number >number
    sectors=$((($(stat -c %s "$file") + 511) / 512))
    dd if="$file" of=box bs=512 seek=$program conv=notrunc 2>/dev/null
    echo "$number $sectors " | dd of=box bs=512 seek=$request \
      conv=notrunc,sync 2>/dev/null
    until set -- $(sector $reply); [ "${1-}" = $number ]; do
      on_p || die "it went off"
      sleep 0.05
    done
    dd if=box bs=512 skip=$output count=$output_sectors 2>/dev/null \
      | head -c "$3"
    exit "$2"
    ;;
  stop)
    cd "$dir"
    echo off | dd of=box bs=512 seek=$request conv=notrunc,sync 2>/dev/null
    ;;
  *) die "no task $task" ;;
esac
