// src/protocol.ts: a type for each shape, each face's state and all actions.
import { compile } from "json-schema-to-typescript";
import { files, isPlain, nameOf, shapes } from "./schemas.mjs";

const HEAD = `// Made from referee/faces/drawing/protocol/*.schema.json by \`npm run build\`: change those.
// What is said there is told in docs/desk-protocol.md.`;
const faces = Object.keys(files).filter((name) => name.endsWith(".state")).map((name) => name.split(".")[0]);

/** References to shapes of any file become references to those of one; plain ones are put in their place. */
const joined = (schema) => {
  if (Array.isArray(schema)) return schema.map(joined);
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref, ...said } = schema;
  if ($ref === undefined) return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, joined(each)]));
  const name = nameOf(schema);
  if (isPlain(name)) return { ...joined(shapes[name]), ...said };
  const there = { $ref: `#/definitions/${name}` };
  return said.description ? { allOf: [there], ...said } : there;
};

const whole = (name) => {
  const { $schema, id, definitions, ...schema } = files[name];
  return joined(schema);
};

/** The types as one file. */
export const types = async () => {
  const states = Object.fromEntries(faces.map((face) => [face, { $ref: `#/definitions/${files[`${face}.state`].title}` }]));
  const actions = faces.map((face) => ({ $ref: `#/definitions/${files[`${face}.actions`].title}` }));
  const definitions = Object.fromEntries([
    ...Object.entries(shapes).filter(([name]) => !isPlain(name)).map(([name, schema]) => [name, joined(schema)]),
    ...faces.flatMap((face) => [`${face}.state`, `${face}.actions`]).map((name) => [files[name].title, whole(name)]),
    ["Action", { description: "What a page asks its session for.", oneOf: actions }],
  ]);
  const root = {
    title: "Protocol", description: "Each face's state, and what a page asks for.", type: "object", additionalProperties: false,
    properties: { ...states, action: { $ref: "#/definitions/Action" } }, required: [...faces, "action"], definitions,
  };
  const made = await compile(root, "Protocol", { additionalProperties: false, bannerComment: HEAD, style: { printWidth: 120 } });
  return made.replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, "/** $1 */");
};
