// A page of the desk's own carries a JSON element that says what it is: a still one, one that a server stands behind, or one that brings Python along.
import { isOwnAddress } from "./pageAddress";
import type { Model } from "./sharedState";
import { siteModel, type SiteData } from "./siteModel";
import { stillModel, type StillData } from "./stillModel";
import { takeNewer } from "./versions";
import { webModel, type WebData } from "./webModel";

type Render = (face: { model: Model; el: HTMLElement }) => void;
const RETRY = 2000;

export const startPage = async (page: Document, render: Render): Promise<void> => {
  const data = page.getElementById("referee-page")?.textContent;
  const el = page.querySelector("main");
  if (!data || !el) return;
  const said = JSON.parse(data) as StillData | WebData | SiteData;
  if (said.kind === "still") return render({ model: stillModel(said), el });
  if (said.kind === "site" && await takeNewer()) return location.reload();
  // Read now: the session's own table stands in the address soon.
  const [link, isOwn] = [location.hash, isOwnAddress()];
  const model = said.kind === "site" ? await siteModel(said) : await patiently(said, el);
  model.set("link", isOwn && model.get("resumed") ? "" : link);
  el.textContent = "";
  el.classList.add("referee-page"); // the window is the desk's own: what is docked there sticks to it
  render({ model, el });
};

/** The server may be starting still, or have ended: then the page says so and goes on trying. */
const patiently = async (data: WebData, el: HTMLElement): Promise<Model> => {
  for (;;) {
    try {
      return await webModel(data);
    } catch (error) {
      el.textContent = error instanceof TypeError ? GONE[data.lang] ?? GONE["en"]! : String((error as Error).message);
      await new Promise((done) => setTimeout(done, RETRY));
    }
  }
};

// The only words that the page has to know by itself: without the server there is no state to say them.
const GONE: Record<string, string> = {
  en: "The desk’s server does not answer. Start it again with: referee open",
  ja: "卓のサーバーが応答しません。もう一度 referee open で起動してください。",
};
