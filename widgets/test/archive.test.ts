import { expect, test } from "vitest";
import { filesOf, unpack } from "../src/site/archive";

/** As Python's `zipfile` writes `a/b.txt` with "hi" and an empty `c`, stored. */
const ZIP = Uint8Array.from(atob(
  "UEsDBBQAAAAAAAAAIQCsKpPYAgAAAAIAAAAHAAAAYS9iLnR4dGhpUEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAY1BLAQIUAxQAAAAAAAAAIQCsKpPYAgAAAAIAAAAHAAAAAAAAAAAAAACAAQAAAABhL2IudHh0UEsBAhQDFAAAAAAAAAAhAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAIABJwAAAGNQSwUGAAAAAAIAAgBkAAAARgAAAAAA",
), (each) => each.charCodeAt(0)).buffer;

test("the files of an archive are written into a folder", () => {
  const written: string[] = [];
  unpack(ZIP, "/x", {
    mkdirTree: (path) => void written.push(`${path}/`),
    writeFile: (path, data) => void written.push(`${path}=${new TextDecoder().decode(data)}`),
  });
  expect(written).toEqual(["/x/a/", "/x/a/b.txt=hi", "/x/", "/x/c="]);
});

test("anything but an archive without compression is refused", () => {
  expect(() => [...filesOf(new ArrayBuffer(4))]).toThrow(TypeError);
  const squeezed = ZIP.slice(0);
  new DataView(squeezed).setUint16(70 + 10, 8, true);
  expect(() => [...filesOf(squeezed)]).toThrow("a compressed archive");
});
