// A table as a link: its text, compressed, in the fragment. `referee/share.py` writes and reads the same.
const KEY = "table=";
const MOST = 1_000_000;

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
  const letters = atob((said(address) ?? "").replace(/-/g, "+").replace(/_/g, "/"));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  if (packed.length === 0) throw new Error("no table");
  const plain = await pipe(packed, new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(plain);
};

const pipe = async (bytes: Uint8Array, through: CompressionStream | DecompressionStream): Promise<Uint8Array> => {
  const writer = through.writable.getWriter();
  // What goes wrong here is thrown by the reader as well.
  void writer.write(bytes as BufferSource).catch(() => {});
  void writer.close().catch(() => {});
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = (through.readable as ReadableStream<Uint8Array>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    if ((length += part.value.length) > MOST) throw new Error("too long");
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
};

/** The address of a page as others may have it: without fragment, and without a query, which may hold a token; nor who is signed in. */
export const bareAddress = ({ protocol, host, pathname }: Pick<Location, "protocol" | "host" | "pathname">): string =>
  `${protocol}//${host}${pathname}`;

export const linkTo = async (text: string, base: string, place: Location): Promise<string> =>
  `${(base || bareAddress(place)).split("#")[0]}#${await packText(text)}`;
