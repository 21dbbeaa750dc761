// The model of a page without a server: Python runs in the browser itself. Until it is there the page shows what it can without.
import type { Action } from "../protocol";
import type { Sent } from "./sendQueue";
import type { Model, Shown, TakeAlong } from "./sharedState";
import { beginLike, Early, Gone, LANG, likeThis, Refused, remoteModel, RETRY, type Answer, type RemoteModel } from "./remoteModel";
import { isOwnAddress } from "./pageAddress";
import { kept } from "./storage";
import { lastingHouse, lastingPage, type Lasting, type LastingHouse } from "./savedTable";
import { isLink, readLink } from "./link";
import { unanswered } from "./pendingActions";
import { keepOffline } from "./versions";
import { startPython, type Python } from "../site/python";
import type { Parts, Reply } from "../site/messages";

export interface SiteData {
  kind: "site";
  version: string;
  worker: string;
  parts: Parts;
  codes: boolean;
  /** The front page and an empty desk, in each language. */
  blank: Record<string, { home: Shown; desk: Shown }>;
  /** What the page says of itself where there is no server. */
  words: Record<string, Record<string, string>>;
  titles: Record<string, string>;
}

const langOf = (data: SiteData): string =>
  [kept("localStorage", LANG) ?? "", ...navigator.languages.map((each) => each.slice(0, 2))].find((each) => each in data.blank) ?? "en";

const absolute = (url: string) => new URL(url, location.href).href;

/** What lay there when the page was left, unless a link brings another table. */
const resumed = async ({ page }: Lasting): Promise<Shown | null> => {
  if (!page || !isLink(location.hash) || (page.isThisTabs && isOwnAddress())) return page?.state ?? null;
  const text = await readLink(location.hash).catch(() => null);
  if (text === null) return page.state; // a damaged link brings nothing
  return [page.state.text, page.state.shared].some((here) => here?.trim() === text.trim()) ? page.state : null;
};

/** What the house's book is called where it is handed out. */
const HOUSE = "our-house.toml";

interface Asking {
  post(path: string, body: Record<string, unknown>): Promise<Answer>;
  /** Python has answered. */
  isThere(): boolean;
  /** Once nobody has asked anything for so long, in ms. */
  quiet(time: number): Promise<void>;
  /** What is wrong with the house. */
  problem(): string | undefined;
}

/** `session`: the one that this page has, begun now at the latest. */
const asking = (python: Python, house: LastingHouse, session: () => Promise<string>): Asking => {
  let isThere = false;
  let problem: string | undefined;
  /** How often in a row Python has failed at what it was asked. */
  let stumbles = 0;
  /** What went wrong in Python itself is tried once more in a new one, which gets the table; then it is dropped. */
  const told = (path: string, answer: Reply): Answer => {
    if (answer.late) throw new Early();
    if (answer.gone) throw new Gone();
    if (answer.refused) throw new Refused();
    if (answer.failed !== undefined) {
      console.error(answer.failed);
      python.end();
      stumbles += 1;
      throw stumbles > 1 ? new Refused(answer.failed) : new Gone();
    }
    isThere = true;
    problem = answer.problem ?? problem;
    if (path === "act") stumbles = 0;
    return answer.told as Answer;
  };
  const post = async (path: string, body: Record<string, unknown>): Promise<Answer> => {
    // A page that shows what it knows by itself has no session yet.
    const asked = path === "act" && body["id"] === "" ? { ...body, id: await session() } : body;
    await python.ready();
    return told(path, await house.during((text) => python.ask(path, asked, text)));
  };
  let [open, last] = [0, 0];
  const counted: Asking["post"] = async (path, body) => {
    open += 1;
    return post(path, body).finally(() => [open, last] = [open - 1, performance.now()]);
  };
  const quiet = async (time: number): Promise<void> => {
    while (open || performance.now() < last + time) await new Promise((done) => setTimeout(done, time));
  };
  return { post: counted, isThere: () => isThere, quiet, problem: () => problem };
};

export const siteModel = async (data: SiteData): Promise<Model> => {
  const python = startPython(absolute(data.worker), data.parts);
  const lasting = lastingPage(data.version);
  const lang = langOf(data);
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `${lang}.webmanifest`);
  const before = await resumed(lasting);
  const left = unanswered();
  if (lasting.page && !before) left.forget();
  const like = before ?? data.blank[lang]!.home;
  const first: Answer = { id: "", state: before && !lasting.page?.isOurs ? data.blank[lang]!.home : like };
  const house = lastingHouse((key) => model.say(key));
  const { post, isThere, quiet, problem } = asking(python, house, async () => (await open()).id);
  let begun: Promise<Answer> | undefined;
  // The front page is known: nobody has to draw it, as long as there is no house to name on it.
  const begin = async (): Promise<Answer> => {
    if (before) return left.finish(post, await beginLike(post, like, lasting.desk()), before);
    const { id, state } = await post("open", { ...likeThis(like, ""), drawn: false });
    return left.finish(post, { id, state: state ?? like }, like);
  };
  const open = async (): Promise<Answer> => {
    begun ??= begin();
    try {
      return await begun;
    } catch (error) {
      begun = undefined;
      throw error;
    }
  };

  const words = (state: Shown): Shown => {
    document.title = data.titles[state.lang] ?? document.title;
    return { ...state, labels: { ...state.labels, ...data.words[state.lang] } };
  };
  const keepState = (state: Shown) => { if (isThere()) lasting.keep(state); };
  /** Python has come, or it is for the next action to try it again. */
  let started = Promise.resolve();
  const model = remoteModel(first, { share_base: "", codes: data.codes, resumed: before !== null }, { post, ready: () => started, desk: lasting.desk, keep: keepState, waits: left.keep, words });
  started = start(open, model, quiet, problem, () => ({ name: HOUSE, text: house.text() ?? "" }));
  let last = 0;
  /** What waits until something else is answered is shown as soon as it is done, like what is sent. */
  const shown = (action: Sent | undefined) => {
    if (isThere() || !action || action.seq <= last) return;
    last = action.seq;
    echo(action, model, data, lasting.page);
  };
  return {
    ...model,
    waits: (actions) => {
      model.waits!(actions);
      shown(actions.at(-1) as Sent | undefined);
    },
    save_changes: () => {
      shown(model.get("action") as Sent);
      model.save_changes();
    },
  };
};

/** Before Python is there the page goes to what it knows by itself; Python does the same when it comes. */
const echo = (action: Action, model: RemoteModel, data: SiteData, page: Lasting["page"]) => {
  const shown = model.get("state") as Shown;
  const blank = data.blank[action.type === "lang" ? action.lang : shown.lang]!;
  if (page?.desk && !page.isOurs) return;
  const isDesk = action.type === "open" && action.kind === "desk" && !action.text && !action.id;
  if (isDesk) model.show(page?.desk ?? blank.desk);
  else if (action.type === "home" || (action.type === "lang" && !shown.place)) model.show(blank.home);
  else if (action.type === "lang" && shown.text === data.blank[shown.lang]!.desk.text) model.show(blank.desk);
};

/** What is fetched for the next visit does not keep this one waiting, in ms. */
const UNHURRIED = 1500;

/** Python is loaded whether or not there is something to ask; where that fails the page says so, and tries again. */
const start = async (open: () => Promise<Answer>, model: RemoteModel, quiet: Asking["quiet"], problem: () => string | undefined, house: () => TakeAlong): Promise<void> => {
  for (;;) {
    try {
      const answer = await open();
      void quiet(UNHURRIED).then(() => keepOffline(() => model.say("new-version")));
      if (!(model.get("action") as Action).type) model.take(answer);
      else if (model.get("down") === "server-gone") model.say("");
      if (problem()) model.say(problem()!, house());
      return;
    } catch (error) {
      if (error instanceof Early) continue;
      if (!(error instanceof TypeError)) return; // with the next action it is tried again
      model.say("server-gone");
      await new Promise((done) => setTimeout(done, RETRY));
    }
  }
};
