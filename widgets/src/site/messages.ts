// The messages between the page and its worker.

/** The URLs of Python's files. The worker's name is this as JSON, so that it can start at once. */
export interface Parts {
  pyodide: string;
  lock: string;
  stdlib: string;
  /** What the first verdict needs. */
  app: string;
  /** Everything else; empty if `app` contains it. */
  rest: string;
}
/** The page has loaded and wants to know when Python has. */
export interface Loaded { loaded: true }
export interface Question { n: number; question: { path: string; body: unknown; house?: string | null } }
/** `told`: what a server would have answered; `late`: a file was missing, ask again; `gone`: there is no such session. */
export interface Reply { told?: unknown; late?: boolean; gone?: boolean; refused?: boolean; failed?: string; problem?: string; house?: string | null }
export type WorkerMessage = { ready: true } | { unloaded: string } | { n: number; reply: Reply };
