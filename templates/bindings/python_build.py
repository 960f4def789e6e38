"""Builds the Python package ${r}_dynamics (PEP 517): compiles the C beside this file.

Generated from ${inert(source)} by pinion ${version}; do not edit.

pip calls it. Run by itself, `python3 ${r}_build.py`, it puts the library into the package's
directory, which can then be imported from here. It reads two variables: CC, the compiler (else
cc, gcc or clang), and CFLAGS, which follow -O2: '-O3 -march=native' is for this machine only.
"""
import base64
import concurrent.futures
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE, VERSION = "${r}_dynamics", "${version}"
LIBRARY = "_${r}.so"
PARTS = ["__init__.py", "_call.py", "py.typed"]
SOURCES = [
@ for _, name in ipairs(sources) do
    "${name}",
@ end
]


def compiler():
    if os.environ.get("CC", "").strip():
        return shlex.split(os.environ["CC"])
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return [name]
    sys.exit("pinion: no C compiler found; install gcc or clang, or set CC")


def compile_to(library):
    """Compiles the sources, a few at a time, into one shared library."""
    command = compiler()
    flags = ["-std=gnu99", "-O2", "-fPIC", *shlex.split(os.environ.get("CFLAGS", "")),
             "-I", HERE, "-I", os.path.join(HERE, "runtime")]
    with tempfile.TemporaryDirectory() as scratch:
        def compile_one(numbered):
            k, source = numbered
            target = os.path.join(scratch, f"{k}.o")
            run([*command, *flags, "-c", os.path.join(HERE, source), "-o", target])
            return target
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = list(pool.map(compile_one, enumerate(SOURCES)))
        run([*command, "-shared", "-o", library, *objects, "-lm"])


def run(words):
    try:
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except OSError as error:
        sys.exit(f"pinion: {words[0]}: {error.strerror}; CC is the C compiler to use")
    if done.returncode != 0:
        sys.exit(f"pinion: {shlex.join(words)} failed:\n{done.stdout.decode(errors='replace')}")


def metadata():
    return (f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: {VERSION}\n"
            "Requires-Python: >=3.8\nRequires-Dist: numpy>=1.20\n")


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    name = f"{PACKAGE}-{VERSION}-py3-none-{platform}.whl"
    about = f"{PACKAGE}-{VERSION}.dist-info"
    files = {}
    for part in PARTS:
        with open(os.path.join(HERE, PACKAGE, part), "rb") as file:
            files[f"{PACKAGE}/{part}"] = file.read()
    with tempfile.TemporaryDirectory() as scratch:
        compile_to(os.path.join(scratch, LIBRARY))
        with open(os.path.join(scratch, LIBRARY), "rb") as file:
            files[f"{PACKAGE}/{LIBRARY}"] = file.read()
    files[f"{about}/METADATA"] = metadata().encode()
    files[f"{about}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: pinion {VERSION}\n"
                               f"Root-Is-Purelib: false\nTag: py3-none-{platform}\n").encode()
    record = ""
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(data)}\n"
    files[f"{about}/RECORD"] = (record + f"{about}/RECORD,,\n").encode()
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            wheel.writestr(path, data)
    return name


def build_sdist(sdist_directory, config_settings=None):
    """Packs all generated files of this directory into a source archive."""
    top = f"{PACKAGE}-{VERSION}"
    with tarfile.open(os.path.join(sdist_directory, top + ".tar.gz"), "w:gz") as archive:
        for directory, inside, names in os.walk(HERE):
            inside[:] = [d for d in inside if d in (PACKAGE, "runtime")]
            for name in names:
                if name.endswith((".c", ".h", ".py", ".toml", ".typed")):
                    path = os.path.join(directory, name)
                    archive.add(path, os.path.join(top, os.path.relpath(path, HERE)))
        about = os.path.join(tempfile.mkdtemp(), "PKG-INFO")
        with open(about, "w") as file:
            file.write(metadata())
        archive.add(about, top + "/PKG-INFO")
        shutil.rmtree(os.path.dirname(about))
    return top + ".tar.gz"


if __name__ == "__main__":
    compile_to(os.path.join(HERE, PACKAGE, LIBRARY))
