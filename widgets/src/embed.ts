// The element `<referee-table>` for other people's pages: a picture at first, the live table after a tap.
import { packText } from "./model/link";

const WORDS = {
  en: { open: "Try it yourself", close: "Back to the picture", live: "Card table with a referee" },
  ja: { open: "動かしてみる", close: "絵に戻る", live: "裁定つきのカードの卓" },
};
/** The colours of the picture, apart from its cards, and what they are on a dark page. */
const DARK = {
  "#fbf7ee": "#1c1b18", "#26221b": "#efe9dd", "#665d4f": "#b9af9e", "#146c43": "#7fd9a5", "#e2f3e8": "#14331f", "#b3261e": "#ff9d94",
  "#fce5e2": "#451a17", "#8a5a00": "#f0c264", "#fdf0d0": "#3d2c08", "#1d4f91": "#9cc3ff", "#e4edf9": "#172c4a",
};
const STYLE = `
  :host { display: block; max-width: 720px; }
  :host([hidden]) { display: none; }
  svg { display: block; width: 100%; height: auto; }
  slot { display: block; white-space: pre-line; }
  iframe { display: block; box-sizing: border-box; width: 100%; height: var(--referee-height, 720px); border: 1px solid #8886; border-radius: 12px; }
  button { min-height: 44px; margin: 8px 0 0; padding: 8px 16px; border: 0; border-radius: 12px; background: #e0ac2b; color: #1d1a14; font: 600 16px system-ui, sans-serif; cursor: pointer; }
  button:focus-visible { outline: 3px solid #1d4f91; outline-offset: 2px; }
  ${Object.entries(DARK).map(([light, dark]) => `svg > [fill="${light}"] { fill: light-dark(${light}, ${dark}); }`).join("\n")}
`;
// The table may not leave its frame; it stores rulings and offline files under its own address.
const MAY = "allow-scripts allow-same-origin allow-popups allow-downloads allow-forms allow-modals";

/** The folder of the site from which this script came. */
const SITE = new URL(".", (document.currentScript as HTMLScriptElement | null)?.src || location.href).href;

class RefereeTable extends HTMLElement {
  connectedCallback(): void {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    // The content of the tag may still be on its way.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => this.showPicture(), { once: true });
    else this.showPicture();
  }

  private get words() {
    const lang = this.closest("[lang]")?.getAttribute("lang") ?? navigator.language;
    return lang.startsWith("ja") ? WORDS.ja : WORDS.en;
  }

  /** The picture, out of reach of the page's styles; without one, the text of the table. */
  private showPicture(): void {
    const svg = this.querySelector("svg");
    const still = svg ? svg.cloneNode(true) : document.createElement("slot");
    this.show(still, this.words.open, () => void this.showTable());
  }

  private async showTable(): Promise<void> {
    const frame = document.createElement("iframe");
    frame.title = this.words.live;
    frame.setAttribute("sandbox", MAY);
    frame.allow = "clipboard-write; web-share";
    frame.src = await this.address();
    this.show(frame, this.words.close, () => this.showPicture());
    frame.focus();
  }

  private async address(): Promise<string> {
    const link = this.getAttribute("src");
    if (link) return new URL(link, SITE).href;
    return `${SITE}#${await packText((this.textContent ?? "").trim())}`;
  }

  private show(content: Node, label: string, onClick: () => void): void {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", onClick);
    this.shadowRoot!.replaceChildren(content, button);
  }
}

if (!customElements.get("referee-table")) customElements.define("referee-table", RefereeTable);
