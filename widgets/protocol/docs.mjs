// The reference in docs/desk-protocol.md: what stands between its marks is made from the schemas.
import { files, isPlain, nameOf, shapes } from "./schemas.mjs";

const WIDTH = 100;
const PLAIN = { text: "text", index: "number", words: "text by name", setting: "text, true or false" };
const TYPES = { string: "text", integer: "number", boolean: "true or false", null: "null" };

/** The text with its marks filled: `<!-- made: FILE -->` to `<!-- end -->`. */
export const reference = (text) => text.replace(
  /(<!-- made: ([\w.]+) -->\n)[^]*?(<!-- end -->)/g,
  (_, begin, name, end) => `${begin}\n${(name.endsWith(".actions") ? actions : described)(files[name])}\n${end}`,
);

const actions = ({ description, oneOf, definitions }) =>
  [wrapped(description), ...oneOf.map(action), ...sections(definitions)].join("\n");

const action = (schema) => {
  const { properties, required, description } = nameOf(schema) ? { ...shapes[nameOf(schema)], ...schema } : schema;
  const { type, ...rest } = properties;
  return `${wrapped(`**\`${type.enum[0]}\`** ${description}`)}${fields(rest, required)}`;
};

const described = ({ description, properties, required, definitions }) =>
  [wrapped(description), ...(properties ? [fields(properties, required).trimStart()] : []), ...sections(definitions)].join("\n");

const sections = (definitions = {}) => Object.entries(definitions)
  .filter(([name, schema]) => !isPlain(name) && !schema.properties?.type?.enum)
  .map(([name, schema]) => `#### ${name}\n\n${shape(schema)}`);

const shape = (schema) => {
  const text = schema.description ? `${wrapped(schema.description)}\n` : "";
  if (schema.properties) return `${text}${fields(schema.properties, schema.required).trimStart()}`.trimEnd() + "\n";
  if (schema.oneOf) return `${text}${schema.oneOf.map((each) => wrapped(`- ${within(each)}`, "  ")).join("")}`;
  return `${text}${wrapped(`It is ${spelled(schema)}.`)}`;
};

const within = ({ properties, required }) => Object.entries(properties)
  .map(([name, schema]) => `\`${name}\` (${spelled(schema)}${required.includes(name) ? "" : ", may be left out"})`).join(", ");

/** One line a field; fields that say the same share one. */
const fields = (properties, required = []) => {
  const rows = [];
  for (const [name, schema] of Object.entries(properties)) {
    const may = required.includes(name) ? "" : ", may be left out";
    const said = `(${spelled(schema)}${may})${schema.description ? `: ${schema.description}` : ""}`;
    if (rows.at(-1)?.said === said) rows.at(-1).names.push(name);
    else rows.push({ names: [name], said });
  }
  const lines = rows.map(({ names, said }) => wrapped(`- ${names.map((name) => `\`${name}\``).join(", ")} ${said}`, "  "));
  return lines.length > 0 ? `\n${lines.join("")}` : "";
};

/** What may stand there, in words. */
const spelled = (schema) => {
  const name = nameOf(schema);
  if (name && !schema.$ref.includes("#")) return `[${name}](#what-the-${schema.$ref.split(".")[0]}-shows)`;
  if (name) return isPlain(name) ? PLAIN[name] : `[${name}](#${name.toLowerCase()})`;
  if (schema.enum) return either(schema.enum.map((each) => (each === null ? "null" : `\`${each === "" ? '""' : each}\``)));
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.map(spelled).join(" or ");
  if (schema.type === "object") {
    const [each] = [schema.additionalProperties, ...Object.values(schema.patternProperties ?? {})].filter(Boolean);
    return `${spelled(each)} by name`;
  }
  if (schema.tsType === "boolean") return TYPES.boolean;
  return either([schema.type ?? "anything"].flat().map((each) => (each === "array" ? list(schema.items) : TYPES[each] ?? each)));
};

const list = (items) => `list of ${spelled(items)}`.replace(/text$/, "texts").replace("of list", "of lists");

const either = (words) => [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" or ");

const wrapped = (text, indent = "") => {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line && line.length + word.length >= WIDTH) lines.push(`${indent}${word}`);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return `${lines.join("\n")}\n`;
};
