// The course around a quiz: book, level and progress, which this browser stores.
import { useEffect, useRef } from "preact/hooks";
import type { QuizCourse, QuizState } from "../../protocol";
import { save, load } from "../../model/storage";
import { keyOf } from "../../model/savedTable";
import type { SharedState } from "../../model/sharedState";
import { useStore, type Act, type Store } from "../../model/store";
import { Button, Icon, Select } from "../../parts/parts";

export const CoursePanel = ({ course }: { course: QuizCourse }) => {
  const store = useStore<QuizState>();
  const { book, level, books, levels, known, due, of } = course;
  const choose = (book: string, level: string) => store.send({ type: "choose", book, level: Number(level) as 0 | 1 | 2 | 3 });
  return (
    <section class="panel course" data-testid="course" aria-label={store.label("course")}>
      <div class="row course-chosen">
        <Select id="course-book" label={store.label("book")} value={book} choices={books} onPick={(value) => choose(value, String(level))} />
        <Select id="course-level" label={store.label("level")} value={String(level)} choices={levels} onPick={(value) => choose(book, value)} />
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
export const CourseProgress = ({ act, isStored }: { act: Act; isStored: boolean }) => {
  const store = useStore<QuizState>();
  const { course, canUndo } = store.state.value;
  const isEmpty = course === undefined || course.known + course.due === 0;
  return (
    <>
      <div class="row">
        <Button id="course-forget" class="btn quiet" disabled={isEmpty} onClick={() => act({ type: "forget" })}>{store.label("forget")}</Button>
        {canUndo && <Button id="undo" class="btn quiet" onClick={() => act({ type: "undo" })}><Icon name="undo" />{store.label("undo")}</Button>}
      </div>
      <p class="small-text" data-testid="course-kept">{store.label(isStored ? "kept-here" : "kept-not")}</p>
    </>
  );
};

/** Whether the page stores the progress. In a notebook the widget does. */
export const storesProgress = (state: QuizState): boolean => (state as SharedState).face !== undefined;

/** Stores the progress, and sends the stored progress to a new session, or if another tab has changed it. */
export const useStoredProgress = (store: Store<QuizState>): void => {
  const { course } = store.state.value;
  const isAnswered = store.pending.value.length === 0;
  const lastProgress = useRef<string | null>(null);
  const isRequested = useRef(false);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!course || !isAnswered || !storesProgress(store.state.value)) return;
    const key = keyOf(`course-${course.id}`);
    const stored = load("localStorage", key);
    // A session that may be new gets the stored progress first.
    const isNew = (!course.recalled || isFirst.current) && !isRequested.current;
    isFirst.current = false;
    const isOther = course.recalled && stored !== null && stored !== lastProgress.current && stored !== course.progress;
    isRequested.current = !course.recalled;
    if (isNew || isOther) {
      lastProgress.current = stored;
      store.send({ type: "recall", progress: stored ?? course.progress });
      return;
    }
    if (stored !== course.progress) save("localStorage", key, course.progress);
    lastProgress.current = course.progress;
  }, [course?.id, course?.progress, course?.recalled, isAnswered]);
};
