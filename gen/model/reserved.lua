-- Names that are taken before any robot has one: words, macros of the C library, names of headers.
--
-- Every global name of ours has a '_' after the robot's name: an enumerator ARM_<joint>, a function
-- arm_<function>.  The C library and POSIX have macros of that form, of which most begin with one
-- of a hundred words (M_PI, INT_MAX, FP_NAN, O_RDONLY); POSIX reserves whole such families to its
-- headers.  So a robot called "fp" keeps out of FP_ and capitals, and a few hundred macros stand
-- here one by one.  tests/names_spec.lua holds this against the headers of the machine.
local M = {}

local function set(text)
  local words = {}
  for word in text:gmatch("%S+") do words[word] = true end
  return words
end

-- Keywords of C and C++ (headers serve both), what <math.h> and the generated functions bring into
-- scope, and the functions that a self-test has of its own.
M.WORDS = {}
for word in ([[
  alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t
  char32_t class compl concept const const_cast consteval constexpr constinit continue co_await
  co_return co_yield decltype default delete do double dynamic_cast else enum explicit export extern
  false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr
  operator or or_eq private protected public register reinterpret_cast requires restrict return
  short signed sizeof static static_assert static_cast struct switch template this thread_local
  throw true try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t
  while xor xor_eq main sin cos sqrt sinf cosf sqrtf sincos
  pinion_sincos pinion_sincosf
  j0 j1 jn y0 y1 yn gamma signgam index div exp log pow tan linux unix
  random_state random_vector regular_state to_real
]]):gmatch("%S+") do
  M.WORDS[#M.WORDS + 1] = word
end

-- ---- macros -------------------------------------------------------------------------------------

-- words before the first '_' behind which everything in capitals is the library's
local FAMILIES = set [[
    ABDAY ABMON ADJ AF AI AIO ALTMON AT ATOMIC BC BUS CHAR CLD CLOCK CLONE CMSG CPU DAY DBL DBM
  DN DST DT EAI EPOLL ERA FALLOC FD FE FLT FNM FP FPE FTW GLOB HUGE IFF ILL IN IN6 INADDR INT
  INT16 INT32 INT64 INT8 INTMAX IP IPC IPPROTO IPV6 LC LDBL LIO LOCK LOG LONG MADV MAP MCAST MM
  MOD MON MSG NI NL PF POLL POSIX PRIO PROT PTHREAD RE REG RLIM RLIMIT RTLD RUSAGE RWF RWH SA
  SBT SCHED SCM SEEK SEGV SEM SHM SI SIG SIGEV SO SOCK SOL SPLICE SS ST STA STATX SYNC TCP TCPI
  TCPOLEN TCPOPT TFD TH TIOCM TIOCPKT TRAP TTYDEF UINT WRDE
]]

-- and behind which only this is
local MACROS = set [[
  AF_DECnet ALT_DIGITS AM_STR ARG_MAX BIG_ENDIAN BOOL_MAX BOOL_WIDTH BOOT_TIME BYTE_ORDER
  CHARCLASS_NAME_MAX CHILD_MAX CLK_TCK CLOCKS_PER_SEC CLOSE_RANGE_CLOEXEC CLOSE_RANGE_UNSHARE
  COLL_WEIGHTS_MAX CURRENCY_SYMBOL C_IRGRP C_IROTH C_IRUSR C_ISBLK C_ISCHR C_ISCTG C_ISDIR
  C_ISFIFO C_ISGID C_ISLNK C_ISREG C_ISSOCK C_ISUID C_ISVTX C_IWGRP C_IWOTH C_IWUSR C_IXGRP
  C_IXOTH C_IXUSR DEAD_PROCESS DECIMAL_DIG DECIMAL_POINT DELAYTIMER_MAX DEV_BSIZE
  DLFO_EH_SEGMENT_TYPE DLFO_STRUCT_HAS_EH_COUNT DLFO_STRUCT_HAS_EH_DBASE DL_CALL_FCT D_FMT
  D_MD_ORDER D_T_FMT EFD_CLOEXEC EFD_NONBLOCK EFD_SEMAPHORE EXEC_PAGESIZE EXIT_FAILURE
  EXIT_SUCCESS EXPR_NEST_MAX FILENAME_MAX FOPEN_MAX FRAC_DIGITS F_ADD_SEALS F_CANCELLK F_CNVT
  F_DUPFD F_DUPFD_CLOEXEC F_EXLCK F_GETFD F_GETFL F_GETLEASE F_GETLK F_GETLK64 F_GETOWN
  F_GETOWNER_UIDS F_GETOWN_EX F_GETPIPE_SZ F_GETSIG F_GET_FILE_RW_HINT F_GET_RW_HINT F_GET_SEALS
  F_LOCK F_NOTIFY F_OFD_GETLK F_OFD_SETLK F_OFD_SETLKW F_OK F_OWNER_GID F_OWNER_PGRP F_OWNER_PID
  F_OWNER_TID F_RDLCK F_RGETLK F_RSETLK F_RSETLKW F_SEAL_FUTURE_WRITE F_SEAL_GROW F_SEAL_SEAL
  F_SEAL_SHRINK F_SEAL_WRITE F_SETFD F_SETFL F_SETLEASE F_SETLK F_SETLK64 F_SETLKW F_SETLKW64
  F_SETOWN F_SETOWN_EX F_SETPIPE_SZ F_SETSIG F_SET_FILE_RW_HINT F_SET_RW_HINT F_SHLCK F_TEST
  F_TLOCK F_ULOCK F_UNLCK F_UNLKSYS F_WRLCK GAI_NOWAIT GAI_WAIT GROUP_FILTER_SIZE
  HAVE_INITFINI_ARRAY HOST_NAME_MAX HOST_NOT_FOUND IF_NAMESIZE IN6ADDR_ANY_INIT
  IN6ADDR_LOOPBACK_INIT INET6_ADDRSTRLEN INET_ADDRSTRLEN INIT_PROCESS INTPTR_MAX INTPTR_MIN
  INTPTR_WIDTH IOCSIZE_MASK IOCSIZE_SHIFT IOC_IN IOC_INOUT IOC_OUT IOV_MAX IPPORT_RESERVED
  IPV6_RTHDR_TYPE_0 ITIMER_PROF ITIMER_REAL ITIMER_VIRTUAL I_ATMARK I_CANPUT I_CKBAND I_FDINSERT
  I_FIND I_FLUSH I_FLUSHBAND I_GETBAND I_GETCLTIME I_GETSIG I_GRDOPT I_GWROPT I_LINK I_LIST I_LOOK
  I_NREAD I_PEEK I_PLINK I_POP I_PUNLINK I_PUSH I_RECVFD I_SENDFD I_SETCLTIME I_SETSIG I_SRDOPT
  I_STR I_SWROPT I_UNLINK LINE_MAX LINK_MAX LITTLE_ENDIAN LLONG_MAX LLONG_MIN LLONG_WIDTH
  LM_ID_BASE LM_ID_NEWLM LOCK_NB LOGIN_NAME_MAX LOGIN_PROCESS L_INCR L_SET L_XTND L_ctermid
  L_cuserid L_tmpnam MATH_ERREXCEPT MATH_ERRNO MAX_CANON MAX_HANDLE_SZ MAX_INPUT MB_CUR_MAX
  MB_LEN_MAX MCL_CURRENT MCL_FUTURE MCL_ONFAULT MFD_ALLOW_SEALING MFD_CLOEXEC MFD_HUGETLB
  MLOCK_ONFAULT MQ_PRIO_MAX MREMAP_DONTUNMAP MREMAP_FIXED MREMAP_MAYMOVE MS_ASYNC MS_INVALIDATE
  MS_SYNC MUXID_ALL NAME_MAX NEGATIVE_SIGN NETDB_INTERNAL NETDB_SUCCESS NEW_TIME NGROUPS_MAX
  NO_ADDRESS NO_DATA NO_RECOVERY NSS_BUFLEN_GROUP NSS_BUFLEN_PASSWD N_6PACK N_AX25 N_CAIF
  N_CS_PRECEDES N_GIGASET_M101 N_GSM0710 N_HCI N_HDLC N_IRDA N_MASC N_MOUSE N_NCI N_NULL N_PPP
  N_PPS N_PROFIBUS_FDL N_R3964 N_SEP_BY_SPACE N_SIGN_POSN N_SLCAN N_SLIP N_SMSBLOCK N_SPEAKUP
  N_STRIP N_SYNC_PPP N_TI_WL N_TRACEROUTER N_TRACESINK N_TTY N_V253 N_X25 OLD_TIME ONCE_FLAG_INIT
  OPEN_MAX O_ACCMODE O_APPEND O_ASYNC O_BINARY O_CLOEXEC O_CREAT O_DIRECT O_DIRECTORY O_DSYNC
  O_EXCL O_EXEC O_FSYNC O_LARGEFILE O_NDELAY O_NOATIME O_NOCTTY O_NOFOLLOW O_NONBLOCK O_PATH
  O_RDONLY O_RDWR O_RSYNC O_SEARCH O_SYNC O_TMPFILE O_TRUNC O_TTY_INIT O_WRONLY PAGE_SIZE PATH_MAX
  PDP_ENDIAN PF_DECnet PIPE_BUF PKEY_DISABLE_ACCESS PKEY_DISABLE_WRITE PM_STR POSITIVE_SIGN
  PTRDIFF_MAX PTRDIFF_MIN PTRDIFF_WIDTH P_ALL P_CS_PRECEDES P_PGID P_PID P_PIDFD P_SEP_BY_SPACE
  P_SIGN_POSN P_tmpdir RAND_MAX REGS_FIXED REGS_REALLOCATE REGS_UNALLOCATED RENAME_EXCHANGE
  RENAME_NOREPLACE RENAME_WHITEOUT RLIM64_INFINITY RLIM64_SAVED_CUR RLIM64_SAVED_MAX RS_HIPRI
  RTSIG_MAX RUN_LVL R_OK SCHAR_MAX SCHAR_MIN SCHAR_WIDTH SCOPE_DELIMITER SFD_CLOEXEC SFD_NONBLOCK
  SHRT_MAX SHRT_MIN SHRT_WIDTH SHUT_RD SHUT_RDWR SHUT_WR SIOCGSTAMPNS_OLD SIOCGSTAMP_OLD SIZE_MAX
  SIZE_WIDTH SSIZE_MAX STDERR_FILENO STDIN_FILENO STDOUT_FILENO SUN_LEN SYMLOOP_MAX SYS_NMLN
  SYS_SECCOMP SYS_USER_DISPATCH S_BANDURG S_BLKSIZE S_ENFMT S_ERROR S_HANGUP S_HIPRI S_IEXEC
  S_IFBLK S_IFCHR S_IFDIR S_IFIFO S_IFLNK S_IFMT S_IFREG S_IFSOCK S_INPUT S_IREAD S_IRGRP S_IROTH
  S_IRUSR S_IRWXG S_IRWXO S_IRWXU S_ISBLK S_ISCHR S_ISDIR S_ISFIFO S_ISGID S_ISLNK S_ISREG
  S_ISSOCK S_ISUID S_ISVTX S_IWGRP S_IWOTH S_IWRITE S_IWUSR S_IXGRP S_IXOTH S_IXUSR S_MSG S_OUTPUT
  S_RDBAND S_RDNORM S_TYPEISMQ S_TYPEISSEM S_TYPEISSHM S_TYPEISTMO S_WRBAND S_WRNORM
  TEMP_FAILURE_RETRY THOUSANDS_SEP TIMER_ABSTIME TIMESPEC_TO_TIMEVAL TIMEVAL_TO_TIMESPEC TIME_UTC
  TIOCSER_TEMT TMP_MAX TRY_AGAIN TSS_DTOR_ITERATIONS TTY_NAME_MAX TZNAME_MAX T_FMT T_FMT_AMPM
  UCHAR_MAX UCHAR_WIDTH UINT16_C UINT16_MAX UINT16_WIDTH UINT32_C UINT32_MAX UINT32_WIDTH UINT64_C
  UINT64_MAX UINT64_WIDTH UINT8_C UINT8_MAX UINT8_WIDTH UINTMAX_C UINTMAX_MAX UINTMAX_WIDTH
  UINTPTR_MAX UINTPTR_WIDTH UIO_MAXIOV ULLONG_MAX ULLONG_WIDTH ULONG_LONG_MAX ULONG_MAX
  ULONG_WIDTH UL_GETFSIZE UL_SETFSIZE USER_PROCESS USHRT_MAX USHRT_WIDTH UTIME_NOW UTIME_OMIT
  UTMPX_FILE UTMPX_FILENAME WAIT_ANY WAIT_MYPGRP WCHAR_MAX WCHAR_MIN WCHAR_WIDTH WINT_MAX WINT_MIN
  WINT_WIDTH WORD_BIT WTMPX_FILE WTMPX_FILENAME W_EXITCODE W_OK W_STOPCODE XATTR_LIST_MAX
  XATTR_NAME_MAX XATTR_SIZE_MAX X_OK
]]

-- M_PI, M_PIl, M_PIf64x ..
local MATHEMATICAL = set [[
  1_PI 2_PI 2_SQRTPI 3PI_4 E INVLN2 IVLN10 LN10 LN2 LN2HI LN2LO LOG10E LOG2E LOG2_E PI PI_2 PI_4
  SQRT1_2 SQRT2 SQRT3 SQRTPI TWOPI
]]

-- Macros, functions and types in small letters, as a function's name may be one (--fuse end=..of a
-- robot "va").
local LOWER = set [[
  aio_cancel64 aio_error64 aio_fsync64 aio_read64 aio_return64 aio_suspend64 aio_write64
  assert_perror atomic_compare_exchange_strong atomic_compare_exchange_strong_explicit
  atomic_compare_exchange_weak atomic_compare_exchange_weak_explicit atomic_exchange
  atomic_exchange_explicit atomic_fetch_add atomic_fetch_add_explicit atomic_fetch_and
  atomic_fetch_and_explicit atomic_fetch_or atomic_fetch_or_explicit atomic_fetch_sub
  atomic_fetch_sub_explicit atomic_fetch_xor atomic_fetch_xor_explicit atomic_flag_clear
  atomic_flag_clear_explicit atomic_flag_test_and_set atomic_flag_test_and_set_explicit
  atomic_init atomic_is_lock_free atomic_load atomic_load_explicit atomic_signal_fence
  atomic_store atomic_store_explicit atomic_thread_fence bintime_clear bintime_cmp bintime_isset
  blkcnt64_t clearerr_unlocked d_fileno dbm_pagfno e_exit e_termination fast_putc fd_set
  feof_unlocked ferror_unlocked fmaximum_mag fmaximum_mag_num fmaximum_num fminimum_mag
  fminimum_mag_num fminimum_num fpos64_t fsblkcnt64_t fsfilcnt64_t getchar_unlocked getwc_unlocked
  getwchar_unlocked glob64_t h_addr h_errno ifa_broadaddr ifa_dstaddr ifc_buf ifc_req ifr_addr
  ifr_bandwidth ifr_broadaddr ifr_data ifr_dstaddr ifr_flags ifr_hwaddr ifr_ifindex ifr_map
  ifr_metric ifr_mtu ifr_name ifr_netmask ifr_newname ifr_qlen ifr_slave ino64_t isalnum_l
  isalpha_l isascii_l isblank_l iscntrl_l isdigit_l isgraph_l islower_l isprint_l ispunct_l
  isspace_l isupper_l isxdigit_l kill_dependency lio_listio64 loff_t math_errhandling msg_cbytes
  off64_t posix_fadvise64 posix_fallocate64 pthread_cleanup_pop pthread_cleanup_pop_restore_np
  pthread_cleanup_push pthread_cleanup_push_defer_np pthread_equal putchar_unlocked putwc_unlocked
  putwchar_unlocked readdir64_r rlim64_t s6_addr s6_addr16 s6_addr32 sa_handler sa_sigaction
  sched_priority si_addr si_addr_lsb si_arch si_band si_call_addr si_fd si_int si_lower si_overrun
  si_pid si_pkey si_ptr si_status si_stime si_syscall si_timerid si_uid si_upper si_utime si_value
  sigev_notify_attributes sigev_notify_function sigev_notify_thread_id st_atime st_ctime st_mtime
  thrd_equal toascii_l va_arg va_copy va_end va_start aligned_alloc at_quick_exit call_once
  clock_t double_t fenv_t fexcept_t float_t fpos_t imaxdiv_t int16_t int32_t int64_t int8_t
  intmax_t intptr_t ldiv_t lldiv_t max_align_t mbstate_t mode_t off_t once_flag pid_t ptrdiff_t
  quick_exit sig_atomic_t size_t ssize_t time_t uid_t uint16_t uint32_t uint64_t uint8_t uintmax_t
  uintptr_t va_list wctrans_t wctype_t wint_t
]]

-- sizes that every robot has, entries of H, joints numbered as arms number theirs, and what
-- names.scope makes of a name that is taken: no macro of a family is called so
local function is_plain(rest)
  return rest:find("^N[QVHBL]$") or rest:find("^H_") or rest:find("^[JAQ]%d+$")
    or rest:find("._%d+$")
end

--- Whether the C library or POSIX has, or reserves, a macro (or a type, a function) called `id`.
function M.is_macro(id)
  local family, rest = id:match("^([%u%d]*)_([%u%d_]+)$")
  local whole = family and (family == "" or FAMILIES[family]) -- "" is the implementation's
  if whole and not is_plain(rest) then return true end
  if MACROS[id] or LOWER[id] then return true end
  local constant = id:match("^M_(.*)$")
  return constant ~= nil and (MATHEMATICAL[constant] or MATHEMATICAL[constant:match("^(.-)l$")]
    or MATHEMATICAL[constant:match("^(.-)f%d*x?$")]) or false
end

-- ---- files --------------------------------------------------------------------------------------

-- those of C and POSIX, and what these include by a name without a directory
local HEADERS = set [[
  assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign
  stdarg stdatomic stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath
  threads time uchar wchar wctype
  aio cpio dirent dlfcn fcntl fmtmsg fnmatch ftw glob grp iconv langinfo libgen monetary mqueue ndbm
  netdb nl_types poll pthread pwd regex sched search semaphore spawn strings stropts syslog tar
  termios trace ulimit unistd utime utmpx wordexp
  alloca byteswap endian envlock fastmath features getopt ieeefp libintl malloc memory newlib paths
  reent syslimits ucontext unwind values varargs xlocale
]]

-- files of runtime/, without .c and .h
local RUNTIME = set [[
  aba configuration constraint contact contact_step coriolis crba dense derivatives energy factor
  forward friction frontal hybrid inverse jacobian joint kinematics lanes manifold manifold_body
  manifoldf maximal momentum ordering osim pinion_model pinion_random pinion_tables products rigid
  rigid_tie rnea rows rows_body sincos sincos_blocks sincos_body sincos_wide sincosf spatial step
  subspace
]]

--- Why no robot may be called `id` (its identifier), or nil.  Its directory is searched before
-- those of the runtime and of the system, so its header would be found in the place of theirs; by
-- file systems that take capitals for small letters, too.
function M.trouble(id)
  local lower = id:lower()
  if lower == "pinion" or lower:find("^pinion_") then
    return "names that begin with pinion are those of pinion's runtime"
  elseif HEADERS[lower] then
    return ("its header %s.h would be taken for the C library's"):format(id)
  elseif RUNTIME[lower] then
    return ("its header %s.h would be taken for that of pinion's runtime"):format(id)
  end
end

return M
