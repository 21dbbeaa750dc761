// One ES module and one style sheet, and the workers of the static site, the same bytes on every machine: both are committed, and CI compares.
// Beside them the licences of the packages that the module holds, as these ask for.
import { cp, readFile, writeFile } from "node:fs/promises";
import { build } from "esbuild";

// The one drawing of the cards: still pictures are written without this folder.
await cp("shared/shapes.json", "../referee/ui/static/shapes.json");

const outdir = "../referee/web/static";
const options = { outdir, bundle: true, minify: true, target: ["es2022", "safari16"], legalComments: "none", charset: "utf8", logLevel: "info" };
// Other people's pages load it with a plain script tag, in which no name may get out, and read it in their own encoding.
await build({ ...options, entryPoints: { embed: "src/embed.ts" }, format: "iife", charset: "ascii" });
const { metafile } = await build({
  ...options,
  entryPoints: { desk: "src/index.ts", worker: "src/site/worker.ts", offline: "src/site/offline.ts" },
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  metafile: true,
});

const folders = Object.keys(metafile.inputs).map((file) => /^node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0]);
const notices = [...new Set(folders)].filter(Boolean).sort().map(async (folder) => {
  const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, "utf8"));
  return `${name} ${version}\n\n${await readFile(`${folder}/LICENSE`, "utf8")}`;
});
await writeFile(`${outdir}/licenses.txt`, (await Promise.all(notices)).join("\n---\n\n"));
