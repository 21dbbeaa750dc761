// Light or dark: the theme of a notebook has priority over the system's.
type Theme = "light" | "dark";

const readTheme = (doc: Document, systemDark: boolean): Theme => {
  const { body, documentElement: html } = doc;
  const lab = body.dataset["jpThemeLight"];
  if (lab) return lab === "true" ? "light" : "dark";
  const code = body.dataset["vscodeThemeKind"];
  if (code) return code.includes("light") ? "light" : "dark";
  const declared = body.dataset["theme"] ?? html.dataset["theme"];
  if (declared === "dark" || declared === "light") return declared;
  return systemDark ? "dark" : "light";
};

/** Keeps `data-theme` of the root up to date. Returns a function that ends it. */
export const followTheme = (root: HTMLElement): (() => void) => {
  const doc = root.ownerDocument;
  const media = doc.defaultView?.matchMedia?.("(prefers-color-scheme: dark)");
  const apply = () => (root.dataset["theme"] = readTheme(doc, media?.matches ?? false));
  apply();
  media?.addEventListener("change", apply);
  const watch = new MutationObserver(apply);
  const attributeFilter = ["data-jp-theme-light", "data-vscode-theme-kind", "data-theme"];
  watch.observe(doc.body, { attributes: true, attributeFilter });
  watch.observe(doc.documentElement, { attributes: true, attributeFilter });
  return () => {
    media?.removeEventListener("change", apply);
    watch.disconnect();
  };
};
