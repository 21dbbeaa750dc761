// The layers of src, from the ground up. Types count as much as code: what only a type needs is needed.
// protocol.ts lies below all of them; parts of one line know their own folder and what stands before it.
const LAYERS = [["site"], ["model"], ["parts"], ["table", "verdict", "rules"], ["faces"]];
const either = (folders) => folders.join("|");

const layer = (folders, at) => folders.map((folder) => ({
  name: `layer-${folder}`,
  comment: `${folder}/ knows protocol.ts, itself and the layers below it`,
  severity: "error",
  from: { path: `^src/${folder}/` },
  to: {
    path: "^src/",
    pathNot: `^src/(protocol[.]ts$|(${either([folder, ...LAYERS.slice(0, at).flat()])})/)`,
  },
}));

export default {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    ...LAYERS.flatMap(layer),
    {
      name: "protocol-is-ground",
      severity: "error",
      from: { path: "^src/protocol[.]ts$" },
      to: { path: "^src/" },
    },
    {
      name: "faces-apart",
      comment: "No face imports another: a folder of faces/, or a file that is a face by itself",
      severity: "error",
      from: { path: "^src/faces/([^/.]+)" },
      to: { path: "^src/faces/", pathNot: "^src/faces/$1[/.]" },
    },
    {
      name: "entry-is-top",
      comment: "Nobody imports the entry",
      severity: "error",
      from: {},
      to: { path: "^src/[^/]+$", pathNot: "^src/protocol[.]ts$" },
    },
    {
      name: "nothing-from-outside",
      comment: "Of this repository src imports itself and the drawing of the cards; of packages, Preact",
      severity: "error",
      from: { path: "^src/" },
      to: { pathNot: "^(src/|shared/shapes[.]json$|node_modules/(preact|@preact/signals)/)" },
    },
    { name: "found", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
  },
};
