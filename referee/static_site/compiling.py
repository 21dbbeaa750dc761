"""Sources to bytecode; of the standard library, what the site can come to import.

Runs in Pyodide (``compile.mjs``), over /app.zip and /stdlib.zip. Asserts stay: code relies on them.
"""

import ast
import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from types import CodeType

UNCHECKED = (1).to_bytes(4, "little")
"""Nobody looks whether the source has changed: it does not come along."""
ALWAYS = (
    "encodings.aliases", "encodings.ascii", "encodings.cp437", "encodings.idna",
    "encodings.latin_1", "encodings.utf_8", "encodings.utf_8_sig", "encodings.utf_16",
    "encodings.utf_16_le", "encodings.utf_16_be", "encodings.raw_unicode_escape",
    "encodings.unicode_escape", "encodings.punycode", "importlib.resources", "importlib.metadata",
    "linecache", "sysconfig", "traceback", "unicodedata", "zipfile", "zipimport",
    "_compat_pickle", "_pydatetime", "_strptime", "copyreg", "numbers",  # from C
)  # fmt: skip
"""What is imported without being named in a module of Python's."""
NOWHERE, MOST_UNITS = 0b1_1111_000, 8
"""An entry of a table of lines: so many units of code, from one on, that stand in none."""
OWN = ("pyodide", "_pyodide")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
WHOLE = ("pyodide", "_pyodide", "importlib", "zipfile", "collections", "json", "re", "tomllib")
"""Packages of which all modules come along."""


def modules(names: list[str]) -> dict[str, str]:
    """Module -> its file."""
    plain = [name for name in names if name.endswith(".py")]
    return {name.removesuffix(".py").removesuffix("/__init__").replace("/", "."): name
            for name in plain}  # fmt: skip


def imported(tree: ast.AST, package: str) -> set[str]:
    """What a tree imports, functions and all."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base] if base else above)
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return found


def is_whole(module: str) -> bool:
    return module.split(".")[0] in WHOLE and not module.endswith((".__main__", ".tool"))


class Bare(ast.NodeTransformer):
    """Leaves out what stands in functions, which is for rare cases in the library, and what a
    module does as a program."""

    def visit_FunctionDef(self, _: ast.FunctionDef) -> None:
        return None

    def visit_AsyncFunctionDef(self, _: ast.AsyncFunctionDef) -> None:
        return None

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if "__name__" in ast.dump(node.test) else self.generic_visit(node)


def needed(app: zipfile.ZipFile, stdlib: zipfile.ZipFile) -> set[str]:
    """The files of the standard library that the app can come to, step by step."""
    known = modules(stdlib.namelist())
    waiting = [*ALWAYS, *sys.modules, *(each for each in known if is_whole(each))]
    for module, name in modules(app.namelist()).items():
        package = module if name.endswith("__init__.py") else module.rpartition(".")[0]
        waiting += imported(ast.parse(app.read(name)), package)
    seen = set()
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        waiting += [module.rpartition(".")[0]] if "." in module else []
        if module in known:
            name = known[module]
            package = module if name.endswith("__init__.py") else module.rpartition(".")[0]
            waiting += imported(Bare().visit(ast.parse(stdlib.read(name))), package)
    return {known[module] for module in seen if module in known}


def undocumented(tree: ast.Module) -> ast.Module:
    """Without docstrings, as by ``-OO``; asserts stay."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(node, DOCUMENTED) and body and is_text(body[0]):
            body[:1] = [] if body[1:] else [ast.copy_location(ast.Pass(), body[0])]
    return tree


def unannotated(tree: ast.Module) -> ast.Module:
    """Functions without the types of what they take and give, which nobody asks for at run time."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


def is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def unnumbered(code: CodeType) -> CodeType:
    """Without the lines where what stands: only a traceback through the library would tell them."""
    consts = tuple(
        unnumbered(each) if isinstance(each, CodeType) else each for each in code.co_consts
    )
    full, rest = divmod(len(code.co_code) // 2, MOST_UNITS)
    nowhere = bytes([NOWHERE + MOST_UNITS - 1]) * full + bytes([NOWHERE + rest - 1] * bool(rest))
    return code.replace(co_linetable=nowhere, co_consts=consts)


def compiled(source: bytes, name: str, *, is_library: bool) -> bytes:
    """Pyodide shows the docstrings of its own modules."""
    tree = ast.parse(source)
    if name.split("/")[0] not in OWN:
        tree = undocumented(tree)
    if not is_library:  # the library asks for some of them
        tree = unannotated(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    code = unnumbered(code) if is_library else code
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)


def rewrite(read: zipfile.ZipFile, path: str, kept: set[str] | None = None) -> None:
    """A zip of bytecode, stored: what compresses it is the server's."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as written:
        for name in sorted(read.namelist()):
            if name.endswith("/") or (kept is not None and name not in kept):
                continue
            data = read.read(name)
            if name.endswith(".py"):
                data, name = compiled(data, name, is_library=kept is not None), name + "c"
            written.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)


def main() -> None:
    """Reads the two archives and writes them anew."""
    with zipfile.ZipFile("/app.zip") as app, zipfile.ZipFile("/stdlib.zip") as stdlib:
        others = {name for name in stdlib.namelist() if not name.endswith((".py", ".pyc"))}
        rewrite(app, "/app.out.zip")
        rewrite(stdlib, "/stdlib.out.zip", needed(app, stdlib) | others)
