// What the page and its worker say to each other.

/** Where the parts of Python lie: as JSON the name of the worker, which begins with it at once. */
export interface Begin {
  pyodide: string;
  /** How large its machine is, in bytes. */
  machine: number;
  lock: string;
  stdlib: string;
  /** What the first verdict needs. */
  app: string;
  /** All else, where it is not in `app`. */
  late: string;
  stills: Record<string, string>;
}
/** The page is there, and hears how the worker has begun. */
export interface There { there: true }
export interface Asked { n: number; asked: { path: string; body: unknown; house?: string | null } }
/** `late`: it came too early; `gone`: there is no such session. */
export interface Answered { told?: unknown; late?: boolean; gone?: boolean; refused?: boolean; failed?: string; problem?: string; house?: string | null }
export type Heard = { ready: true } | { unloaded: string } | { n: number; answer: Answered };
