// The course around a quiz: book, level and progress, which this browser stores.
import { useEffect, useRef } from "preact/hooks";
import type { QuizCourse, QuizState } from "../../protocol";
import { save, load } from "../../model/storage";
import { keyOf } from "../../model/savedTable";
import type { SharedState } from "../../model/sharedState";
import { useStore, type Act, type Store } from "../../model/store";
import { Btn, Icon, Pick } from "../../parts/parts";

export const CoursePanel = ({ course }: { course: QuizCourse }) => {
  const store = useStore<QuizState>();
  const { book, level, books, levels, known, due, of } = course;
  const choose = (book: string, level: string) => store.send({ type: "choose", book, level: Number(level) as 0 | 1 | 2 | 3 });
  return (
    <section class="panel course" data-testid="course" aria-label={store.label("course")}>
      <div class="row course-chosen">
        <Pick id="course-book" label={store.label("book")} value={book} choices={books} onPick={(value) => choose(value, String(level))} />
        <Pick id="course-level" label={store.label("level")} value={String(level)} choices={levels} onPick={(value) => choose(book, value)} />
      </div>
      <div class="course-known">
        <progress max={of} value={known} aria-label={store.label("known", { known, of })} />
        <span data-testid="course-known">{store.label("known", { known, of })}</span>
        {due > 0 && <span data-testid="course-due">{store.label("due", { due })}</span>}
      </div>
    </section>
  );
};

/** Where the progress is stored, and a button that deletes it. */
export const CourseEnd = ({ act, isKept }: { act: Act; isKept: boolean }) => {
  const store = useStore<QuizState>();
  const { course, canUndo } = store.state.value;
  const isNone = course === undefined || course.known + course.due === 0;
  return (
    <>
      <div class="row">
        <Btn id="course-forget" class="btn quiet" disabled={isNone} onClick={() => act({ type: "forget" })}>{store.label("forget")}</Btn>
        {canUndo && <Btn id="undo" class="btn quiet" onClick={() => act({ type: "undo" })}><Icon name="undo" />{store.label("undo")}</Btn>}
      </div>
      <p class="small-text" data-testid="course-kept">{store.label(isKept ? "kept-here" : "kept-not")}</p>
    </>
  );
};

/** Whether the page stores the progress. In a notebook the widget does. */
export const keepsProgress = (state: QuizState): boolean => (state as SharedState).face !== undefined;

/** Stores the progress, and sends the stored progress to a new session, or if another tab has changed it. */
export const useKeptProgress = (store: Store<QuizState>): void => {
  const { course } = store.state.value;
  const isStill = store.pending.value.length === 0;
  const known = useRef<string | null>(null);
  const asked = useRef(false);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!course || !isStill || !keepsProgress(store.state.value)) return;
    const key = keyOf(`course-${course.id}`);
    const before = load("localStorage", key);
    // A session that may be new gets the stored progress first.
    const isNew = (!course.recalled || isFirst.current) && !asked.current;
    isFirst.current = false;
    const isOther = course.recalled && before !== null && before !== known.current && before !== course.progress;
    asked.current = !course.recalled;
    if (isNew || isOther) {
      known.current = before;
      store.send({ type: "recall", progress: before ?? course.progress });
      return;
    }
    if (before !== course.progress) save("localStorage", key, course.progress);
    known.current = course.progress;
  }, [course?.id, course?.progress, course?.recalled, isStill]);
};
