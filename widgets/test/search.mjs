// What the page's search finds: reads a list of { groups, queries } as JSON, and writes for each query
// the names of the clauses found, best match first.
import { text } from "node:stream/consumers";
import { build } from "esbuild";

const entry = new URL("../src/rules/search.ts", import.meta.url).pathname;
const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: "esm", write: false });
const { search } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
const answer = ({ groups, queries }) => {
  const rules = groups.flatMap((group) => group.clauses);
  return queries.map((query) => search(rules, query).map((rule) => rule.name));
};
console.log(JSON.stringify(JSON.parse(await text(process.stdin)).map(answer)));
