// The model of a static site: Python runs in the browser. Until it has loaded, the page shows what it can without Python.
import type { Action } from "../protocol";
import type { SentAction } from "./sendQueue";
import type { Model, TableState, OfferedFile } from "./sharedState";
import { reopen, FilesNotLoaded, SessionExpired, LANG_KEY, requestFor, ActionRefused, remoteModel, RETRY, type ServerAnswer, type RemoteModel } from "./remoteModel";
import { isOwnAddress } from "./pageAddress";
import { load } from "./storage";
import { savedHouse, savedTable, type SavedTable, type SavedHouse } from "./savedTable";
import { isLink, readLink } from "./link";
import { pendingActions } from "./pendingActions";
import { storeOffline } from "./versions";
import { startPython, type Python } from "../site/python";
import type { Parts, Reply } from "../site/messages";

export interface SiteData {
  kind: "site";
  version: string;
  worker: string;
  parts: Parts;
  codes: boolean;
  /** The front page and an empty desk, in each language. */
  blank: Record<string, { home: TableState; desk: TableState }>;
  /** Labels of the page itself, by language. */
  words: Record<string, Record<string, string>>;
  titles: Record<string, string>;
}

const langOf = (data: SiteData): string =>
  [load("localStorage", LANG_KEY) ?? "", ...navigator.languages.map((lang) => lang.slice(0, 2))].find((lang) => lang in data.blank) ?? "en";

const absolute = (url: string) => new URL(url, location.href).href;

/** The state that was shown when the page was closed, unless a link brings another table. */
const restoredState = async ({ page }: SavedTable): Promise<TableState | null> => {
  if (!page || !isLink(location.hash) || (page.isThisTab && isOwnAddress())) return page?.state ?? null;
  const text = await readLink(location.hash).catch(() => null);
  if (text === null) return page.state; // the link is damaged
  return [page.state.text, page.state.shared].some((here) => here?.trim() === text.trim()) ? page.state : null;
};

/** The file name of the house's book in a download. */
const HOUSE_FILE = "our-house.toml";

interface PythonSession {
  post(path: string, body: Record<string, unknown>): Promise<ServerAnswer>;
  /** Whether Python has answered. */
  hasAnswered(): boolean;
  /** Resolves when nothing has been asked for this time, in ms. */
  whenIdle(time: number): Promise<void>;
  /** Why the house's book is invalid. */
  houseProblem(): string | undefined;
}

/** `session`: opens the page's session if it has none; resolves to its id. */
const pythonSession = (python: Python, house: SavedHouse, session: () => Promise<string>): PythonSession => {
  let hasAnswered = false;
  let houseProblem: string | undefined;
  /** How often in a row Python has failed. */
  let failures = 0;
  /** After an error in Python itself, the action is tried once more in a new Python, and then refused. */
  const readReply = (path: string, answer: Reply): ServerAnswer => {
    if (answer.late) throw new FilesNotLoaded();
    if (answer.gone) throw new SessionExpired();
    if (answer.refused) throw new ActionRefused();
    if (answer.failed !== undefined) {
      console.error(answer.failed);
      python.end();
      failures += 1;
      throw failures > 1 ? new ActionRefused(answer.failed) : new SessionExpired();
    }
    hasAnswered = true;
    houseProblem = answer.problem ?? houseProblem;
    if (path === "act") failures = 0;
    return answer.told as ServerAnswer;
  };
  const post = async (path: string, body: Record<string, unknown>): Promise<ServerAnswer> => {
    // Until Python has answered, the page has no session.
    const request = path === "act" && body["id"] === "" ? { ...body, id: await session() } : body;
    await python.ready();
    return readReply(path, await house.update((text) => python.ask(path, request, text)));
  };
  let [open, last] = [0, 0];
  const countedPost: PythonSession["post"] = async (path, body) => {
    open += 1;
    return post(path, body).finally(() => [open, last] = [open - 1, performance.now()]);
  };
  const whenIdle = async (time: number): Promise<void> => {
    while (open || performance.now() < last + time) await new Promise((done) => setTimeout(done, time));
  };
  return { post: countedPost, hasAnswered: () => hasAnswered, whenIdle, houseProblem: () => houseProblem };
};

export const siteModel = async (data: SiteData): Promise<Model> => {
  const python = startPython(absolute(data.worker), data.parts);
  const saved = savedTable(data.version);
  const lang = langOf(data);
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `${lang}.webmanifest`);
  const restored = await restoredState(saved);
  const pending = pendingActions();
  if (saved.page && !restored) pending.discard();
  const like = restored ?? data.blank[lang]!.home;
  const first: ServerAnswer = { id: "", state: restored && !saved.page?.isThisVersion ? data.blank[lang]!.home : like };
  const house = savedHouse((key) => model.showNotice(key));
  const { post, hasAnswered, whenIdle, houseProblem } = pythonSession(python, house, async () => (await open()).id);
  let begun: Promise<ServerAnswer> | undefined;
  // The front page is known: nobody has to draw it, as long as there is no house to name on it.
  const begin = async (): Promise<ServerAnswer> => {
    if (restored) return pending.resend(post, await reopen(post, like, saved.deskText()), restored);
    const { id, state } = await post("open", { ...requestFor(like, ""), drawn: false });
    return pending.resend(post, { id, state: state ?? like }, like);
  };
  const open = async (): Promise<ServerAnswer> => {
    begun ??= begin();
    try {
      return await begun;
    } catch (error) {
      begun = undefined;
      throw error;
    }
  };

  const words = (state: TableState): TableState => {
    document.title = data.titles[state.lang] ?? document.title;
    return { ...state, labels: { ...state.labels, ...data.words[state.lang] } };
  };
  const keepState = (state: TableState) => { if (hasAnswered()) saved.saveState(state); };
  /** Resolves when Python has loaded or has failed; in that case the next action tries again. */
  let started = Promise.resolve();
  const model = remoteModel(first, { share_base: "", codes: data.codes, embeds: true, resumed: restored !== null }, { post, ready: () => started, desk: saved.deskText, saveState: keepState, savePending: pending.savePending, withPageLabels: words });
  started = start(open, model, whenIdle, houseProblem, () => ({ name: HOUSE_FILE, text: house.text() ?? "" }));
  let last = 0;
  /** Show the result of an action at once, if that is possible without Python. */
  const shown = (action: SentAction | undefined) => {
    if (hasAnswered() || !action || action.seq <= last) return;
    last = action.seq;
    showWithoutPython(action, model, data, saved.page);
  };
  return {
    ...model,
    savePending: (actions) => {
      model.savePending!(actions);
      shown(actions.at(-1) as SentAction | undefined);
    },
    save_changes: () => {
      shown(model.get("action") as SentAction);
      model.save_changes();
    },
  };
};

/** Until Python has loaded, the page can open the front page and the desk itself. Python does the same later. */
const showWithoutPython = (action: Action, model: RemoteModel, data: SiteData, page: SavedTable["page"]) => {
  const shown = model.get("state") as TableState;
  const blank = data.blank[action.type === "lang" ? action.lang : shown.lang]!;
  if (page?.deskText && !page.isThisVersion) return;
  const isDesk = action.type === "open" && action.kind === "desk" && !action.text && !action.id;
  if (isDesk) model.show(page?.deskText ?? blank.desk);
  else if (action.type === "home" || (action.type === "lang" && !shown.place)) model.show(blank.home);
  else if (action.type === "lang" && shown.text === data.blank[shown.lang]!.desk.text) model.show(blank.desk);
};

/** Files for the next visit are fetched after this time without an action, in ms. */
const IDLE_TIME = 1500;

/** Load Python, also if there is no action. If that fails, show it and try again. */
const start = async (open: () => Promise<ServerAnswer>, model: RemoteModel, whenIdle: PythonSession["whenIdle"], houseProblem: () => string | undefined, house: () => OfferedFile): Promise<void> => {
  for (;;) {
    try {
      const answer = await open();
      void whenIdle(IDLE_TIME).then(() => storeOffline(() => model.showNotice("new-version")));
      if (!(model.get("action") as Action).type) model.apply(answer);
      else if (model.get("down") === "server-gone") model.showNotice("");
      if (houseProblem()) model.showNotice(houseProblem()!, house());
      return;
    } catch (error) {
      if (error instanceof FilesNotLoaded) continue;
      if (!(error instanceof TypeError)) return; // the next action tries again
      model.showNotice("server-gone");
      await new Promise((done) => setTimeout(done, RETRY));
    }
  }
};
