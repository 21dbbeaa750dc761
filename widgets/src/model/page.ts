// Starts a page outside notebooks. A JSON element in it says which kind it is: a still page, a page of `referee open`, or a static site.
import { isOwnAddress } from "./pageAddress";
import type { Model } from "./sharedState";
import { siteModel, type SiteData } from "./siteModel";
import { stillModel, type StillData } from "./stillModel";
import { switchToNewVersion } from "./versions";
import { webModel, type WebData } from "./webModel";

type Render = (face: { model: Model; el: HTMLElement }) => void;
const RETRY = 2000;

export const startPage = async (page: Document, render: Render): Promise<void> => {
  const json = page.getElementById("referee-page")?.textContent;
  const el = page.querySelector("main");
  if (!json || !el) return;
  const data = JSON.parse(json) as StillData | WebData | SiteData;
  if (data.kind === "still") return render({ model: stillModel(data), el });
  if (data.kind === "site" && await switchToNewVersion()) return location.reload();
  // Read now: the model writes its own table into the address.
  const [link, isOwn] = [location.hash, isOwnAddress()];
  const model = data.kind === "site" ? await siteModel(data) : await untilServed(data, el);
  model.set("link", isOwn && model.get("resumed") ? "" : link);
  el.textContent = "";
  el.classList.add("referee-page"); // the desk has the whole window, so its toolbars stick to the window's edges
  render({ model, el });
};

/** Tries until the server answers, and says meanwhile that it doesn't. */
const untilServed = async (data: WebData, el: HTMLElement): Promise<Model> => {
  for (;;) {
    try {
      return await webModel(data);
    } catch (error) {
      el.textContent = error instanceof TypeError ? GONE[data.lang] ?? GONE["en"]! : String((error as Error).message);
      await new Promise((done) => setTimeout(done, RETRY));
    }
  }
};

// All other words come with the state, which comes from the server.
const GONE: Record<string, string> = {
  en: "The desk’s server does not answer. Start it again with: referee open",
  ja: "卓のサーバーが応答しません。もう一度 referee open で起動してください。",
};
