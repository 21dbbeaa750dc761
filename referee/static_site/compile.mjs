// Compiles Python for the browser, in the Pyodide that will run it: bytecode of another Python would be refused.
// Writes a .pyc beside each .py of FOLDER/library and FOLDER/app. Prints the modules that a first verdict imports, as JSON.
// node compile.mjs PYODIDE FOLDER
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const PROGRAM = `
import json, sys

sys.path.insert(0, "/build/app")
from referee.static_site.browser import first_visit

first_visit()
imported = sorted(sys.modules)

import compileall
from py_compile import PycInvalidationMode

for folder in ("/build/library", "/build/app"):
    compileall.compile_dir(  # without docstrings, and never compared with a source
        folder, quiet=1, legacy=True, optimize=2, stripdir=folder,
        invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
    )
json.dumps(imported)
`;
try {
  const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
  python.mountNodeFS("/build", folder);
  process.stdout.write(python.runPython(PROGRAM));
} catch (error) {
  process.stderr.write(String(error.stack ?? error).slice(-2000)); // the beginning may be Pyodide itself, on one line
  process.exit(1);
}
