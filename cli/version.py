"""`endboard version`: what is installed, and whether the engine is compiled.

Also the message of the commands that run the engine, where it runs slowly.
"""

import typer

from cli.options import Format, FormatOption, OutputOption, VerboseOption
from cli.output import Output


def number() -> str:
    """The version of the installed package."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("endboard")
    except PackageNotFoundError:
        return "(not installed)"


def version(
    format: FormatOption = Format.TEXT, output: OutputOption = None, verbose: VerboseOption = False
) -> None:
    """Show the version, and whether the engine is compiled; with -v which modules are."""
    import platform

    from cli.tables import as_json
    from engine.build import activate

    out = Output(output)
    build = activate()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    system = f"{platform.system()} {platform.machine()}"
    if format is Format.JSON:
        out.payload(
            as_json(
                {
                    "version": number(),
                    "python": python,
                    "system": system,
                    "compiled": list(build.compiled),
                    "plain_because": build.plain_because,
                }
            )
        )
        return
    modules = ", ".join(build.compiled) if verbose else f"{len(build.compiled)} modules"
    engine = f"compiled ({modules})" if build.compiled else build.notice()
    engine = engine.removeprefix("the engine runs in ")
    out.payload(f"endboard {number()}\nPython: {python}, {system}\nengine: {engine}\n")


def show_number(wanted: bool) -> None:
    """The `--version` option: the number alone."""
    if wanted:
        Output().payload(f"endboard {number()}\n")
        raise typer.Exit()


def announce_slow_engine(out: Output) -> None:
    """Tell the user where the engine runs in plain Python. Commands that run it call this first."""
    from engine.build import activate

    build = activate()
    # Outdated modules were announced when the engine was imported.
    if build.plain_because and not build.outdated:
        out.note(f"warning: {build.notice()}")
