// Runs compiling.py in the very Python that the site ships: only that one makes bytecode it can read. Then tries.py, to see what is read until the first verdict.
// node compile.mjs PYODIDE COMPILING.py TRIES.py APP.zip STDLIB.zip APP-OUT.zip STDLIB-OUT.zip FIRST-OUT.json
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, compiling, tries, app, stdlib, appOut, stdlibOut, firstOut] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
  python.FS.writeFile("/app.zip", readFileSync(app));
  python.FS.writeFile("/stdlib.zip", readFileSync(stdlib));
  python.runPython(`${readFileSync(compiling, "utf8")}\nmain()\n`);
  writeFileSync(appOut, python.FS.readFile("/app.out.zip"));
  writeFileSync(stdlibOut, python.FS.readFile("/stdlib.out.zip"));

  const trying = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL: stdlibOut });
  trying.FS.writeFile("/app.zip", readFileSync(appOut));
  trying.runPython(`${readFileSync(tries, "utf8")}\nlay("/app.zip")\nlisten()\n`);
  trying.runPython("import gathered\nfrom referee.static_site.browser import first\nfirst()\n");
  writeFileSync(firstOut, trying.runPython("heard()"));
} catch (error) {
  process.stderr.write(String(error.stack ?? error).slice(-2000)); // the middle may be Pyodide itself, on one line
  process.exit(1);
}
