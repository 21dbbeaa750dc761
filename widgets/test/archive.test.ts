import { expect, test } from "vitest";
import { filesOf, placesIn, unpack } from "../src/site/archive";

/** As Python's `zipfile` writes `a/b.txt` with "hi" and an empty `c`, stored. */
const ZIP = Uint8Array.from(atob(
  "UEsDBBQAAAAAAAAAIQCsKpPYAgAAAAIAAAAHAAAAYS9iLnR4dGhpUEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAY1BLAQIUAxQAAAAAAAAAIQCsKpPYAgAAAAIAAAAHAAAAAAAAAAAAAACAAQAAAABhL2IudHh0UEsBAhQDFAAAAAAAAAAhAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAIABJwAAAGNQSwUGAAAAAAIAAgBkAAAARgAAAAAA",
), (each) => each.charCodeAt(0)).buffer;

test("the files of an archive are written where they belong", () => {
  const written: string[] = [];
  unpack(ZIP, "/x", {
    mkdirTree: (path) => void written.push(`${path}/`),
    writeFile: (path, data) => void written.push(`${path}=${new TextDecoder().decode(data)}`),
  });
  expect(written).toEqual(["/x/a/", "/x/a/b.txt=hi", "/x/", "/x/c="]);
});

test("a file is left out, and found in the archive itself", () => {
  const written: string[] = [];
  unpack(ZIP, "/x", { mkdirTree: () => {}, writeFile: (path) => void written.push(path) }, (name) => name === "c");
  expect(written).toEqual(["/x/c"]);
  const [begin, length] = placesIn(ZIP, (name) => name !== "c")["a/b.txt"]!;
  expect(new TextDecoder().decode(new Uint8Array(ZIP, begin, length))).toBe("hi");
});

test("what is no archive, or one whose files are compressed, is refused", () => {
  expect(() => [...filesOf(new ArrayBuffer(4))]).toThrow(TypeError);
  const squeezed = ZIP.slice(0);
  new DataView(squeezed).setUint16(70 + 10, 8, true);
  expect(() => [...filesOf(squeezed)]).toThrow("no plain archive");
});
