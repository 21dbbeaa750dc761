// The schemas of what sessions and pages say to each other, as one: names for shapes, their scalars in place.
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../referee/faces/drawing/protocol/", import.meta.url);
const SUFFIX = ".schema.json";

/** File without its suffix -> its schema. */
export const files = Object.fromEntries(
  readdirSync(FOLDER).filter((name) => name.endsWith(SUFFIX)).sort()
    .map((name) => [name.slice(0, -SUFFIX.length), JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"))]),
);

/** Name -> shape, of all files: nobody uses a name twice. */
export const shapes = {};
for (const { definitions = {} } of Object.values(files)) {
  for (const [name, schema] of Object.entries(definitions)) {
    if (name in shapes) throw new Error(`two shapes are called ${name}`);
    shapes[name] = schema;
  }
}

/** The shape that a reference names, a whole file's by its title; undefined where it is none. */
export const nameOf = ({ $ref }) => $ref && ($ref.split("#/definitions/")[1] ?? files[$ref.replace(SUFFIX, "")].title);
/** Shapes with a small letter are no types of their own: a kind of text, of number. */
export const isPlain = (name) => name[0] === name[0].toLowerCase();
