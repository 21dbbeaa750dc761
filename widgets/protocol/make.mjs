// What is made from the schemas of the protocol: the page's types and the reference of the docs.
import { readFileSync, writeFileSync } from "node:fs";
import { reference } from "./docs.mjs";
import { types } from "./types.mjs";

const file = (path) => new URL(path, import.meta.url);
const TYPES = file("../src/protocol.ts");
const DOCS = file("../../docs/desk-protocol.md");

writeFileSync(TYPES, await types());
writeFileSync(DOCS, reference(readFileSync(DOCS, "utf8")));
