# Sourced by desk, test and bench: what a fresh machine lacks is installed here, once.

say() { printf '== %s\n' "$*" >&2; }
die() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; exit 2; }
have() { command -v "$1" >/dev/null; }

# apt_install REASON PACKAGE...: through apt, as root or with sudo; else says what to install.
apt_install() {
  local reason=$1 as_root=
  shift
  have apt-get || die "$reason. Please install what Debian calls: $*"
  if [ "$(id -u)" != 0 ]; then
    have sudo || die "$reason. Please have an administrator run: apt-get install $*"
    as_root=sudo
  fi
  say "$reason: installing $* through apt (once)"
  logged $as_root apt-get update -q
  logged $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends "$@"
}

# logged COMMAND...: runs quietly, and shows what was printed only where it fails.
logged() {
  local log
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1 </dev/null; then
    cat "$log" >&2
    rm -f "$log"
    die "this failed: $*"
  fi
  rm -f "$log"
}

# beside FUNCTION: begins it, and goes on at once; ends with the script, however that ends.
declare -A beside_pid=() beside_log=()
beside() {
  trap 'end_beside' EXIT
  beside_log[$1]=$(mktemp)
  ("$1") >"${beside_log[$1]}" 2>&1 </dev/null &
  beside_pid[$1]=$!
}

# joined FUNCTION: waits for what `beside` began, shows all that it said, and fails where it failed.
joined() {
  local status=0
  wait "${beside_pid[$1]}" || status=$?
  unset "beside_pid[$1]"
  cat "${beside_log[$1]}" >&2
  rm -f "${beside_log[$1]}"
  return "$status"
}

end_beside() {
  local each
  for each in "${!beside_pid[@]}"; do
    kill "${beside_pid[$each]}" 2>/dev/null || true
    cat "${beside_log[$each]}" >&2
  done
}

# fresh STAMP FILE...: true where STAMP was written by `seal` for the very same files.
fresh() { [ -e "$1" ] && [ "$(cat "$1")" = "$(fingerprint "${@:2}")" ]; }
seal() { fingerprint "${@:2}" >"$1"; }
fingerprint() { { pwd; cksum "$@"; } | cksum; }

# Not compiled: most of it is never imported, and Python compiles what is.
installed() {
  logged .venv/bin/pip install --disable-pip-version-check --no-compile -c constraints.txt -e ".[$1]"
}

# uv does the same in a fifth of the time. False where it is not to be had, or where pip is told of
# another index, of which uv knows nothing.
quickly_installed() {
  ! .venv/bin/pip config list | grep -q '\.index-url' &&
    .venv/bin/pip install --disable-pip-version-check -c constraints.txt uv &&
    .venv/bin/uv pip install --python .venv/bin/python -c constraints.txt -e ".[$1]"
} >/dev/null 2>&1 </dev/null

# venv EXTRA: .venv with this repository (editable) and that extra's dependencies.
venv() {
  local extra=$1 stamp=.venv/.referee-$1 python=${PYTHON:-python3}
  fresh "$stamp" pyproject.toml constraints.txt && return
  have "$python" || apt_install "No python3 here" python3 python3-venv
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    die "Python 3.11 or newer is needed, this is $("$python" -V). Name another: PYTHON=python3.12 $0"
  "$python" -c 'import ensurepip, venv' 2>/dev/null ||
    apt_install "This Python cannot make virtual environments" \
      "$("$python" -c 'import sys; print("python{}.{}-venv".format(*sys.version_info))')"
  say "Installing referee[$extra] into .venv"
  .venv/bin/pip --version >/dev/null 2>&1 || logged "$python" -m venv --clear .venv
  quickly_installed "$extra" || installed "$extra"
  seal "$stamp" pyproject.toml constraints.txt
  [ "$extra" = lab ] || seal .venv/.referee-lab pyproject.toml constraints.txt
}
