"""The tests run what is installed, and a compiled module older than its source never runs."""

import ast
import json
import os
import runpy
import subprocess
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import engine.hashing
import engine.memory
from engine import build

ROOT = Path(__file__).parents[2]
PURE = os.environ.get(build.SWITCH, "0") not in ("", "0")
INSTALLED = Path(build.__file__).parents[1]
ROOMS = ("analysis", "cli", "decklists", "engine", "search")
SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.mark.plain
def test_the_engine_runs_as_it_was_installed() -> None:
    found = build.inspect(INSTALLED, pure=PURE)
    if not PURE and "C compiler" in found.plain_because:
        pytest.skip(found.plain_because)
    suffix = ".py" if PURE else SUFFIX
    for module in (engine.memory, engine.hashing):
        assert module.__file__ is not None
        assert module.__file__.endswith(suffix), (
            "start `pytest` in an environment with endboard installed, not `python -m pytest`, "
            f"which imports the checkout: {found}"
        )
    assert bool(found.compiled) != PURE


def test_what_is_installed_has_the_sources_of_this_checkout() -> None:
    for file in sorted(file for room in ROOMS for file in (INSTALLED / room).rglob("*.py")):
        checkout = ROOT / file.relative_to(INSTALLED)
        assert checkout.exists(), f"{file} is no more; run `pip install .` again"
        assert file.read_bytes() == checkout.read_bytes(), f"{file}: run `pip install .` again"


def test_the_check_comes_before_any_compiled_module() -> None:
    """Also where `search` is imported first."""
    first = {}
    for package in build.PACKAGES:
        tree = ast.parse((ROOT / package / "__init__.py").read_text(encoding="utf-8"))
        imports = (n for n in tree.body if isinstance(n, ast.Import | ast.ImportFrom))
        first[package] = ast.unparse(next(imports, tree))
    assert first == {"engine": "from engine.build import activate", "search": "import engine"}
    assert "activate()" in (ROOT / "engine/__init__.py").read_text(encoding="utf-8")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A folder as `pip` leaves it: two modules compiled, and the record of their sources."""
    package = tmp_path / "engine"
    package.mkdir()
    (tmp_path / "search").mkdir()
    modules = {}
    for name in ("hashing", "memory"):
        source = package / f"{name}.py"
        source.write_text(f"NAME = {name!r}\n")
        (package / f"{name}{SUFFIX}").write_bytes(b"")
        modules[f"engine.{name}"] = sha256(source.read_bytes()).hexdigest()
    (package / "agenda.py").write_text("")
    record = {"missing": "", "modules": modules}
    (package / build.RECORD).write_text(json.dumps(record))
    return tmp_path


def test_compiled_modules_run_while_their_sources_stay_the_same(tree: Path) -> None:
    found = build.inspect(tree)
    assert found == build.Build(("engine.hashing", "engine.memory"))
    assert found.notice() == ""


def test_one_edited_source_and_none_of_them_runs(tree: Path) -> None:
    (tree / "engine/memory.py").write_text("NAME = 'edited'\n")
    found = build.inspect(tree)
    assert (found.compiled, found.outdated) == ((), ("engine.memory",))
    assert found.notice() == (
        "the engine runs in plain Python, about 30 times slower: engine.memory changed after "
        "compiling; run `pip install .` again"
    )


def test_a_compiled_module_that_was_never_recorded_does_not_run(tree: Path) -> None:
    (tree / "search/frontier.py").write_text("")
    (tree / f"search/frontier{SUFFIX}").write_bytes(b"")
    assert build.inspect(tree).outdated == ("search.frontier",)


def test_without_a_record_no_compiled_module_runs(tree: Path) -> None:
    (tree / "engine" / build.RECORD).unlink()
    assert build.inspect(tree).outdated == ("engine.hashing", "engine.memory")


def test_a_compiled_module_that_is_gone_takes_the_others_with_it(tree: Path) -> None:
    (tree / f"engine/memory{SUFFIX}").unlink()
    found = build.inspect(tree)
    assert found.compiled == ()
    assert found.plain_because == (
        "no compiled engine.memory for this Python; run `pip install .` again"
    )


def test_modules_compiled_for_another_python_are_as_good_as_none(tree: Path) -> None:
    for name in ("hashing", "memory"):
        file = tree / f"engine/{name}{SUFFIX}"
        file.rename(file.with_name(f"{name}.cpython-27-x86_64-linux-gnu.so"))
    assert build.inspect(tree).plain_because.startswith("no compiled engine.hashing, engine.memory")


def test_the_reason_for_plain_python_is_the_one_of_the_installation(tree: Path) -> None:
    for file in (tree / "engine").glob(f"*{SUFFIX}"):
        file.unlink()
    record = {"missing": "there was no C compiler (cc)", "modules": {}}
    (tree / "engine" / build.RECORD).write_text(json.dumps(record))
    assert build.inspect(tree).plain_because == "there was no C compiler (cc)"
    (tree / "engine" / build.RECORD).unlink()
    assert build.inspect(tree).plain_because == (
        "these sources were not compiled; run `pip install .`"
    )


def test_the_switch_asks_for_plain_python(tree: Path) -> None:
    assert build.inspect(tree, pure=True) == build.Build((), "ENDBOARD_PURE is set")


@pytest.mark.parametrize("edited", [False, True])
def test_an_edited_module_is_imported_from_its_source(tree: Path, edited: bool) -> None:
    """For real: the compiled files here are empty, so to import one would fail."""
    (tree / "engine/__init__.py").write_text(
        "from engine.build import activate\n\nactivate()\n", encoding="utf-8"
    )
    (tree / "engine/build.py").write_bytes(Path(build.__file__).read_bytes())
    if edited:
        (tree / "engine/memory.py").write_text("NAME = 'edited'\n")
    done = subprocess.run(
        [sys.executable, "-c", "import engine.memory; print(engine.memory.NAME)"],
        check=False,
        cwd=tree,
        capture_output=True,
        text=True,
        env={
            **{name: value for name, value in os.environ.items() if name != build.SWITCH},
            "PYTHONPATH": str(tree),
        },
    )
    if edited:
        assert (done.returncode, done.stdout) == (0, "edited\n")
        assert done.stderr.startswith("endboard: warning: the engine runs in plain Python")
    else:
        assert done.returncode == 1
        assert "ImportError" in done.stderr


def test_compiled_functions_count_references_to_a_vector_only_where_it_could_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What an argument holds for good is only looked into; anything else is counted as before."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    rules = runpy.run_path("setup.py")

    def counts(owner: str, *lines: str, attribute: str = "data") -> int:
        body = [
            f"cpy_r_r0 = ((engine___memory___MemoryObject *){owner})->_{attribute};",
            "VEC_I64_INCREF(cpy_r_r0);",
            "cpy_r_r1 = (int64_t)cpy_r_r0.len;",
            *lines,
            "VEC_I64_DECREF(cpy_r_r0);",
        ]
        text = "char CPyDef_f(PyObject *cpy_r_self) {\n    VecI64 cpy_r_r0;\n"
        text += "".join(f"    {line}\n" for line in body) + "}\n"
        return str(rules["FUNCTION"].sub(rules["uncounted"], text)).count("CREF(")

    assert counts("cpy_r_self") == 0
    assert counts("cpy_r_self", attribute="_journal") == 2
    assert counts("cpy_r_r9") == 2  # no argument
    assert counts("cpy_r_self", "cpy_r_self = cpy_r_r2;") == 2  # an argument no more
    assert counts("cpy_r_self", "cpy_r_r3 = CPyDef_g(cpy_r_r0);") == 2  # given away
    assert counts("cpy_r_self", "cpy_r_r0 = cpy_r_r4;") == 2  # another vector by then
