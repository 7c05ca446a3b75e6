"""Compiles the hot modules with mypyc where there is a C compiler; without one the same source runs plain.

pyproject.toml names the modules under [tool.rubicon], as patterns. RUBICON_COMPILE=0 leaves them plain;
RUBICON_COMPILE=1 makes a missing compiler an error. RUBICON_PAGE=1 makes a missing browser page an error; a
source archive is never made without it, because whoever builds from the archive may have no Node.
"""

import os
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
#: What a build without build isolation must have installed already, and any other downloads.
COMPILER = "mypy>=2.4"
#: What compiled modules need where they run: the compiler's own libraries, for bare numbers and their types.
RUNTIME = ("librt>=0.16", "mypy_extensions>=1.0")


def can_compile() -> bool:
    """Is there a C compiler that finds Python's headers?"""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def wants_to_compile() -> bool:
    """Are the modules to be compiled? Ends the build if they must be and cannot."""
    wish = os.environ.get("RUBICON_COMPILE", "auto")
    if wish == "0":
        return False
    if not can_compile():
        if wish == "1":
            sys.exit("rubicon: RUBICON_COMPILE=1, but no C compiler with Python's headers was found.")
        print("rubicon: no C compiler with Python's headers; the modules stay plain Python.")
        return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules."""
    from mypyc.build import mypycify  # noqa: PLC0415 - a plain build does not need mypy

    named = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["tool"]["rubicon"]
    os.chdir(HERE)
    hidden = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
    found, plain = (
        {path for pattern in named[kind] for path in Path("src/rubicon").glob(pattern)}
        for kind in ("compiled", "plain")
    )
    # A package's __init__ holds only its docstring.
    sources = sorted(str(path) for path in found - plain if path.name != "__init__.py")
    # Without line numbers for a debugger; and a file of C for each module: the whole build then took 168 s of
    # processor time, where one file of 60 MB was not compiled after 207.
    made = list(mypycify(sources, opt_level="2", debug_level="0", multi_file=True))
    for extension in made:
        # Only the entry points are called from outside: calls of the rest get a few per cent faster.
        extension.extra_compile_args = [*(extension.extra_compile_args or []), *hidden]
    return made


class BuildOnAllCores(build_ext):
    """Compiles the C files of an extension side by side; setuptools would take one after the other."""

    def build_extensions(self) -> None:
        compile_here = self.compiler.compile

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            # The first one alone: it makes the folders.
            made = compile_here(sources[:1], **options)
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                rest = list(threads.map(lambda source: compile_here([source], **options), sources[1:]))
            return [*made, *(each for objects in rest for each in objects)]

        self.compiler.compile = compile_all
        super().build_extensions()


def check_page() -> None:
    """End the build if the browser page is needed and has not been built."""
    needed = "sdist" in sys.argv or os.environ.get("RUBICON_PAGE") == "1"
    if needed and not (HERE / "src/rubicon/server/static/index.html").is_file():
        sys.exit(
            "rubicon: the browser page is missing (src/rubicon/server/static). "
            "Build it with 'make web', which needs Node 20 or newer and npm."
        )


class CompiledDistribution(Distribution):
    """Needs what compiled modules need, in addition to what pyproject.toml says."""

    def parse_config_files(
        self, filenames: list[str] | None = None, ignore_option_errors: bool = False
    ) -> None:
        super().parse_config_files(filenames, ignore_option_errors)
        self.install_requires = [*self.install_requires, *RUNTIME]
        self._finalize_requires()


check_page()
if {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
    if wants_to_compile():
        setup(
            ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores}, distclass=CompiledDistribution
        )
    else:
        setup()
elif "dist_info" in sys.argv and wants_to_compile():
    # The front end asks what the wheel that is to be built will need.
    setup(distclass=CompiledDistribution)
else:
    # The front end asks with `egg_info` what a wheel needs to be built.
    setup(setup_requires=[COMPILER] if "egg_info" in sys.argv and wants_to_compile() else [])
