// Whether a stored file of a static site is still what was built.

/** What the SHA-256 of a file begins with: its name says so, but for the page. */
const hashIn = (url: string): string | undefined => /-([0-9a-f]{10})\.\w+$/.exec(url)?.[1];

/** False if the content of a response has another hash than the name of the file, or than the one given. */
export const isIntact = async (response: Response, url: string, hash = hashIn(url)): Promise<boolean> => {
  if (hash === undefined) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(hash);
};
