# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# TM_PATH_MLIR(MIN-MAJOR, MAX-MAJOR, CAPI-COMPONENTS)
# ----------------------------------------------------
# LLVM and MLIR ship no .pc files, only llvm-config (which knows nothing of MLIR) and CMake
# packages.  Find llvm-config by --with-llvm=VERSION|PREFIX|auto or LLVM_CONFIG=..., derive the
# MLIR paths from it and prove them by linking.  Sets and substitutes LLVM_CONFIG LLVM_PREFIX
# LLVM_BINDIR MLIR_VERSION MLIR_MAJOR MLIR_CFLAGS MLIR_LIBS MLIR_RUNPATH MLIR_LDFLAGS, and
# defines HAVE_MLIR_* for the C API's differences between the releases.
#
# The C API is only in static libMLIRCAPI*.a (PIC); all else comes from libMLIR.so and libLLVM.so.
# Never name another static libMLIR*.a beside libMLIR.so: with hidden symbols that gives two
# copies of the TypeIDs.  No --start-group: libtool drops the place of -Wl, flags; the order
# below (RegisterEverything, ..., IR, MLIR, LLVM) is enough, the C API archives form a chain.
m4_define([tm_mlir_prog],[AC_LANG_PROGRAM([[#include <mlir-c/IR.h>]],
  [[MlirContext c = mlirContextCreate(); mlirContextDestroy(c);]])])
AC_DEFUN([TM_PATH_MLIR],[
AC_REQUIRE([AC_PROG_CC])
AC_ARG_VAR([LLVM_CONFIG],[llvm-config of the LLVM whose MLIR is to be used])
AC_ARG_VAR([MLIR_CFLAGS],[preprocessor flags for MLIR, overriding llvm-config])
AC_ARG_VAR([MLIR_LIBS],[linker flags for MLIR, overriding llvm-config])
AC_ARG_WITH([llvm],
  [AS_HELP_STRING([--with-llvm=VERSION|PREFIX],[LLVM major version or installation prefix @<:@auto@:>@])],
  [],[with_llvm=auto])
AS_CASE([$with_llvm],
  [no],[AC_MSG_ERROR([MLIR is required])],
  [auto|yes],[AS_IF([test "x$LLVM_CONFIG" = x],[
      tm_cands=
      tm_v=$2
      while test $tm_v -ge $1; do
        tm_cands="$tm_cands llvm-config-$tm_v llvm-config-$tm_v-64"
        tm_v=`expr $tm_v - 1`
      done
      tm_found=
      for tm_c in $tm_cands llvm-config; do
        tm_p=`command -v $tm_c 2>/dev/null` || continue
        test -f "`$tm_p --includedir 2>/dev/null`/mlir-c/IR.h" || continue
        tm_found=$tm_p; break
      done
      LLVM_CONFIG=$tm_found])],
  [/*],[LLVM_CONFIG=$with_llvm/bin/llvm-config],
  [AC_PATH_PROGS([LLVM_CONFIG],[llvm-config-$with_llvm llvm-config-$with_llvm-64],[],
     [$PATH:/usr/lib/llvm-$with_llvm/bin:/usr/lib64/llvm$with_llvm/bin])])
AC_MSG_CHECKING([for llvm-config with MLIR headers])
AS_IF([test "x$LLVM_CONFIG" = x || test ! -x "`command -v $LLVM_CONFIG`"],
  [AC_MSG_ERROR([no llvm-config found whose include directory has mlir-c/IR.h; install libmlir-N-dev and llvm-N-dev (Debian) or mlir-devel and llvm-devel (Fedora), or use --with-llvm or LLVM_CONFIG])])
AC_MSG_RESULT([$LLVM_CONFIG])
MLIR_VERSION=`$LLVM_CONFIG --version`
MLIR_MAJOR=`AS_ECHO(["$MLIR_VERSION"]) | $SED 's/\..*//'`
LLVM_PREFIX=`$LLVM_CONFIG --prefix`
LLVM_BINDIR=`$LLVM_CONFIG --bindir`
LLVM_INCLUDEDIR=`$LLVM_CONFIG --includedir`
LLVM_LIBDIR=`$LLVM_CONFIG --libdir`
AS_IF([test "$MLIR_MAJOR" -lt $1],[AC_MSG_ERROR([MLIR $MLIR_VERSION is too old, need >= $1])])
AS_IF([test "$MLIR_MAJOR" -gt $2],[AC_MSG_WARN([MLIR $MLIR_VERSION is newer than $2, the newest this release was tested with])])
AS_IF([test "x$MLIR_CFLAGS" = x],[
  dnl -isystem keeps -W flags off LLVM's headers; never -isystem /usr/include (breaks #include_next).
  AS_IF([test "x$LLVM_INCLUDEDIR" = x/usr/include],[MLIR_CFLAGS=],
        [MLIR_CFLAGS="-isystem $LLVM_INCLUDEDIR"])])
AC_ARG_WITH([mlir],
  [AS_HELP_STRING([--with-mlir=shared|static],[link libMLIR and libLLVM, or only what is needed of their static archives, hidden @<:@shared@:>@])],
  [],[with_mlir=shared])
tm_capi=
dnl order: everything else first, IR last
for tm_l in m4_map_args_w([$3],[-lMLIRCAPI],[ ]); do
  test "$tm_l" = -lMLIRCAPIIR || tm_capi="$tm_capi $tm_l"
done
AS_IF([test "x$MLIR_LIBS" = x],[MLIR_LIBS="-L$LLVM_LIBDIR$tm_capi -lMLIRCAPIIR -lMLIR -lLLVM"])
dnl Static: Makefile.am gathers all of MLIR and LLVM in one thin archive, which needs no group and
dnl no order.  What a static program would have to name beside libtorch-mlir.a is then nothing.
MLIR_PC_LIBS=$MLIR_LIBS
MLIR_ARCHIVES=
AS_CASE([$with_mlir],
  [shared],[],
  [static],[
    AS_IF([test -f "$LLVM_LIBDIR/libMLIRIR.a" && test -f "$LLVM_LIBDIR/libLLVMSupport.a"],[],
      [AC_MSG_ERROR([--with-mlir=static needs libMLIR*.a and libLLVM*.a in $LLVM_LIBDIR])])
    dnl z3 and xml2 belong to parts that nothing here reaches; Polly is named but not shipped.
    tm_sys=
    for tm_l in `$LLVM_CONFIG --link-static --system-libs`; do
      AS_CASE([$tm_l],[*z3*|*xml2*|*edit*|*tinfo*|*Polly*],[],[tm_sys="$tm_sys $tm_l"])
    done
    MLIR_LIBS="-L\$(top_builddir)/lib -ltm-mlir $tm_sys"
    MLIR_PC_LIBS=
    for tm_l in "$LLVM_LIBDIR"/libMLIR*.a "$LLVM_LIBDIR"/libLLVM*.a; do
      AS_CASE([$tm_l],[*Test*.a|*JitRunner.a|*TableGen*.a|*Polly*.a],[],
        [MLIR_ARCHIVES="$MLIR_ARCHIVES $tm_l"])
    done],
  [AC_MSG_ERROR([--with-mlir is shared or static, not $with_mlir])])
AM_CONDITIONAL([MLIR_STATIC],[test "x$with_mlir" = xstatic])
AC_SUBST([MLIR_ARCHIVES]) AC_SUBST([MLIR_PC_LIBS])
MLIR_RUNPATH=
tm_CPPFLAGS=$CPPFLAGS tm_LIBS=$LIBS
CPPFLAGS="$CPPFLAGS $MLIR_CFLAGS" LIBS="$MLIR_PC_LIBS $LIBS"
AC_LANG_PUSH([C])
AC_CHECK_HEADER([mlir-c/IR.h],[],[AC_MSG_ERROR([mlir-c/IR.h not found with "$MLIR_CFLAGS"])])
AC_CHECK_DECLS([mlirOpRewritePatternCreate],[],[],[[#include <mlir-c/Rewrite.h>]])
AC_CACHE_CHECK([whether mlirExecutionEngineCreate takes enablePIC],[tm_cv_mlir_ee_pic],
  [AC_COMPILE_IFELSE([AC_LANG_PROGRAM([[#include <mlir-c/ExecutionEngine.h>]],
    [[MlirModule m = {0}; (void)mlirExecutionEngineCreate(m, 0, 0, 0, 0, 0);]])],
    [tm_cv_mlir_ee_pic=yes],[tm_cv_mlir_ee_pic=no])])
AS_IF([test "x$tm_cv_mlir_ee_pic" = xyes],
  [AC_DEFINE([MLIR_EXECUTION_ENGINE_HAS_PIC],[1],[Define if mlirExecutionEngineCreate has enablePIC (MLIR >= 21).])])
AC_LANG_POP([C])
AS_IF([test "x$with_mlir" != xstatic],[
AC_LANG_PUSH([C++])
AC_CACHE_CHECK([whether the MLIR C API links],[tm_cv_mlir_links],
  [AC_LINK_IFELSE([tm_mlir_prog],[tm_cv_mlir_links=yes],[tm_cv_mlir_links=no])])
AS_IF([test "x$tm_cv_mlir_links" = xno],[AC_MSG_ERROR([cannot link against MLIR with "$MLIR_LIBS"; see config.log])])
dnl Debian's libmlir-19 and libmlir-22 keep libMLIR.so only in /usr/lib/llvm-N/lib (#1142996, fixed
dnl in 23); Fedora and Debian >= 23 have it on the loader's path.  Add a RUNPATH only where needed.
AC_CACHE_CHECK([for a run path to libMLIR.so],[tm_cv_mlir_runpath],
  [AC_RUN_IFELSE([tm_mlir_prog],[tm_cv_mlir_runpath=none],
     [tm_cv_mlir_runpath=$LLVM_LIBDIR],[tm_cv_mlir_runpath=none])])
AC_LANG_POP([C++])],
[tm_cv_mlir_runpath=none])
CPPFLAGS=$tm_CPPFLAGS LIBS=$tm_LIBS
AS_IF([test "x$tm_cv_mlir_runpath" != xnone],[MLIR_RUNPATH=$tm_cv_mlir_runpath])
MLIR_LDFLAGS=
AS_IF([test "x$MLIR_RUNPATH" != x],
  [MLIR_LDFLAGS="-R $MLIR_RUNPATH" MLIR_PC_LIBS="-Wl,-rpath,$MLIR_RUNPATH $MLIR_PC_LIBS"])
AC_SUBST([MLIR_VERSION]) AC_SUBST([MLIR_MAJOR]) AC_SUBST([LLVM_PREFIX]) AC_SUBST([LLVM_BINDIR])
AC_SUBST([LLVM_LIBDIR]) AC_SUBST([MLIR_RUNPATH]) AC_SUBST([MLIR_LDFLAGS])
AC_DEFINE_UNQUOTED([TM_MLIR_VERSION],["$MLIR_VERSION"],[The MLIR this was built against.])
])
