// A table as a link: its text, compressed, in the fragment. `referee/links.py` writes and reads the same.
const KEY = "table=";
/** How many bytes a table may have, and how many letters the link to it: it may come from anybody. */
const MOST = 100_000;
const MOST_LETTERS = 200_000;
const SLICE = 4096;

export const isLink = (address: string): boolean => said(address) !== undefined;

const said = (address: string): string | undefined =>
  address.slice(address.lastIndexOf("#") + 1).split("&").find((each) => each.startsWith(KEY))?.slice(KEY.length);

export const packText = async (text: string): Promise<string> => {
  const packed = await pipe(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return KEY + btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
};

/** The text that an address carries. Rejects where the link is damaged. */
export const readLink = async (address: string): Promise<string> => {
  const carried = said(address) ?? "";
  if (carried.length > MOST_LETTERS) throw new Error("too long");
  const letters = atob(carried.replace(/-/g, "+").replace(/_/g, "/"));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  if (packed.length === 0) throw new Error("no table");
  const plain = await pipe(packed, new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(plain);
};

const pipe = async (bytes: Uint8Array, through: CompressionStream | DecompressionStream): Promise<Uint8Array> => {
  // What goes wrong here is thrown by the reader as well.
  void feed(bytes, through.writable.getWriter()).catch(() => {});
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = (through.readable as ReadableStream<Uint8Array>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    if ((length += part.value.length) > MOST) {
      void reader.cancel().catch(() => {});
      throw new Error("too long");
    }
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
};

/** In slices, each when there is room for it: a small link may hold very much. */
const feed = async (bytes: Uint8Array, writer: WritableStreamDefaultWriter<BufferSource>): Promise<void> => {
  for (let at = 0; at < bytes.length; at += SLICE) {
    await writer.ready;
    await writer.write(bytes.subarray(at, at + SLICE) as Uint8Array<ArrayBuffer>);
  }
  await writer.close();
};

/** The address of a page as others may have it: without fragment, and without a query, which may hold a token; nor who is signed in. */
export const bareAddress = ({ protocol, host, pathname }: Pick<Location, "protocol" | "host" | "pathname">): string =>
  `${protocol}//${host}${pathname}`;

export const linkTo = async (text: string, base: string, place: Location): Promise<string> =>
  `${(base || bareAddress(place)).split("#")[0]}#${await packText(text)}`;
