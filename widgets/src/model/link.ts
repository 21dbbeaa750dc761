// Links to tables: the text, compressed, in the fragment. `referee/links.py` has the same format.
const KEY = "table=";
/** Bytes of a table, and letters of a link to it: links may come from anyone. */
const MAX_BYTES = 100_000;
const MAX_LETTERS = 200_000;
const SLICE = 4096;

export const isLink = (address: string): boolean => packedText(address) !== undefined;

const packedText = (address: string): string | undefined =>
  address.slice(address.lastIndexOf("#") + 1).split("&").find((part) => part.startsWith(KEY))?.slice(KEY.length);

export const packText = async (text: string): Promise<string> => {
  const packed = await pipe(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return KEY + btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
};

/** The text in an address. Rejects if the link is damaged. */
export const readLink = async (address: string): Promise<string> => {
  const base64 = packedText(address) ?? "";
  if (base64.length > MAX_LETTERS) throw new Error("too long");
  const letters = atob(base64.replace(/-/g, "+").replace(/_/g, "/"));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  if (packed.length === 0) throw new Error("no table");
  const plain = await pipe(packed, new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(plain);
};

const pipe = async (bytes: Uint8Array, through: CompressionStream | DecompressionStream): Promise<Uint8Array> => {
  // The reader throws the same error.
  void feed(bytes, through.writable.getWriter()).catch(() => {});
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = (through.readable as ReadableStream<Uint8Array>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    if ((length += part.value.length) > MAX_BYTES) {
      void reader.cancel().catch(() => {});
      throw new Error("too long");
    }
  }
  const whole = new Uint8Array(length);
  parts.reduce((offset, part) => (whole.set(part, offset), offset + part.length), 0);
  return whole;
};

/** In slices, with back pressure: a small link may unpack to a very long text. */
const feed = async (bytes: Uint8Array, writer: WritableStreamDefaultWriter<BufferSource>): Promise<void> => {
  for (let offset = 0; offset < bytes.length; offset += SLICE) {
    await writer.ready;
    await writer.write(bytes.subarray(offset, offset + SLICE) as Uint8Array<ArrayBuffer>);
  }
  await writer.close();
};

/** The address of a page that may be shared: without fragment, without query (which may contain a token), without user name. */
export const bareAddress = ({ protocol, host, pathname }: Pick<Location, "protocol" | "host" | "pathname">): string =>
  `${protocol}//${host}${pathname}`;

export const linkTo = async (text: string, base: string, page: Location): Promise<string> =>
  `${(base || bareAddress(page)).split("#")[0]}#${await packText(text)}`;
