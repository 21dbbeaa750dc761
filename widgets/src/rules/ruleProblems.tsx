// Rules that don't go together, and refused actions, each with buttons that fix it.
import type { PickerState, Problem, RuleFinding } from "../protocol";
import { Button } from "../parts/parts";
import { useStore } from "../model/store";
import { download } from "./download";
import { useView } from "./view";

/** All problems, above the rules. */
export const RuleProblems = () => {
  const store = useStore<PickerState>();
  const view = useView();
  const { findings } = store.state.value;
  if (findings.length === 0) return null;
  return (
    <section class="panel odd" aria-label={store.label("odd")} data-testid="odd" role="status">
      <h2>{store.label("odd")}</h2>
      <ul class="plain">{findings.map((finding, index) => (
        <li key={finding.text} data-level={finding.level}>
          <p>{finding.text}</p>
          <div class="chips">
            <Fixes finding={finding} id={`odd-${index}`} />
            {finding.clause && (
              <Button id={`odd-${index}-go`} class="chip" onClick={() => view.scrollToGroup(`clause-${finding.clause}`)}>{store.label("go-to")}</Button>
            )}
          </div>
        </li>
      ))}</ul>
    </section>
  );
};

/** The problems of one rule. */
export const RuleFindings = ({ clause }: { clause: string }) => {
  const findings = useStore<PickerState>().state.value.findings.filter((finding) => finding.clause === clause);
  if (findings.length === 0) return null;
  return (
    <>{findings.map((finding, index) => (
      <div key={finding.text} class="odd-here" data-level={finding.level} data-testid={`finding-${clause}`}>
        <p>{finding.text}</p>
        <div class="chips"><Fixes finding={finding} id={`mend-${clause}-${index}`} /></div>
      </div>
    ))}</>
  );
};

const MAX_FIXES = 4;

/** The ways to fix a problem: the first few of them, and turning the rule off. */
const Fixes = ({ finding, id }: { finding: RuleFinding; id: string }) => {
  const store = useStore<PickerState>();
  const { mends } = finding;
  const fixes = mends.length > MAX_FIXES ? [...mends.slice(0, MAX_FIXES - 1), mends.at(-1)!] : mends;
  return (
    <>{fixes.map((fix, index) => (
      <Button key={fix.label} id={`${id}-mend-${index}`} class="chip" onClick={() => store.send({ type: "options", values: fix.set })}>{fix.label}</Button>
    ))}</>
  );
};

export const OF_THE_HOUSE = ["stale", "busy", "replace", "disk", "no-house", "file", "rulebook"];

/** A refused action and how to go on, next to the tapped element. The selection has not changed. */
export const RefusedAction = ({ house }: { house: boolean }) => {
  const store = useStore<PickerState>();
  const state = store.state.value;
  const { problem } = state;
  if (!problem || OF_THE_HOUSE.includes(problem.kind) !== house) return null;
  return (
    <div class="trouble" role={problem.kind === "gone" ? "status" : "alert"} data-testid="problem" data-kind={problem.kind}>
      <p class={problem.kind === "gone" ? "notice" : "problem"}>{problem.message}</p>
      {problem.kind === "file" && problem.line && <FileLine problem={problem} />}
      <div class="chips">
        {problem.kind === "stale" && <Button id="load-theirs" class="chip" onClick={() => store.send({ type: "reload" })}>{store.label("load-theirs")}</Button>}
        {problem.kind === "stale" && (
          <Button id="download-mine" class="chip" onClick={(event) => download(event, state)}>{store.label("download-mine")}</Button>
        )}
        {problem.kind === "replace" && <Button id="replace" class="chip" onClick={() => store.send({ type: "save", replace: true })}>{store.label("replace")}</Button>}
      </div>
    </div>
  );
};

/** The line of a file that has an error. */
const FileLine = ({ problem }: { problem: Problem }) => {
  const store = useStore<PickerState>();
  const line = problem.line ?? 1;
  const column = problem.column ?? 1;
  const text = problem.text.split("\n")[line - 1] ?? "";
  return (
    <figure class="excerpt" data-testid="problem-place">
      <figcaption>{store.label("read-place", { line, column })}</figcaption>
      <code>{text.slice(0, column - 1)}<mark>{text.slice(column - 1) || " "}</mark></code>
    </figure>
  );
};
