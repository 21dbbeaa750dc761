// One ES module and one style sheet, the same bytes on every machine: both are committed, and CI compares.
import { build } from "esbuild";

await build({
  entryPoints: { desk: "src/index.ts" },
  outdir: "../referee/web/static",
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "safari16"],
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  charset: "utf8",
  logLevel: "info",
});
