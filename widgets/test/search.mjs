// What the page's search finds: reads [catalog groups, queries] as JSON, writes the names of the clauses found, the likeliest first.
import { text } from "node:stream/consumers";
import { build } from "esbuild";

const entry = new URL("../src/rules/search.ts", import.meta.url).pathname;
const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: "esm", write: false });
const { search } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
const { groups, queries } = JSON.parse(await text(process.stdin));
const rules = groups.flatMap((group) => group.clauses);
console.log(JSON.stringify(queries.map((query) => search(rules, query).map((rule) => rule.name))));
