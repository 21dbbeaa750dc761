import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isIntact } from "../src/site/intact";

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);
const named = (text: string) => `http://host/desk-${hash(text)}.js`;

test("a file is intact if its content has the hash in its name", async () => {
  expect(await isIntact(new Response("desk"), named("desk"))).toBe(true);
  expect(await isIntact(new Response(""), named("desk"))).toBe(false);
  expect(await isIntact(new Response("dusk"), named("desk"))).toBe(false);
});

test("the page has no hash in its name, so its hash is given", async () => {
  expect(await isIntact(new Response("<p>"), "http://host/", hash("<p>"))).toBe(true);
  expect(await isIntact(new Response(""), "http://host/", hash("<p>"))).toBe(false);
});

test("a file without a hash in its name is not checked", async () => {
  expect(await isIntact(new Response("any"), "http://host/pyodide-314.0.7/pyodide.asm.wasm")).toBe(true);
});

test("a response that was checked can still be read", async () => {
  const response = new Response("desk");
  await isIntact(response, named("desk"));
  expect(await response.text()).toBe("desk");
});
