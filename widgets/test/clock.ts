import { afterEach, beforeEach, vi } from "vitest";

// The clock of a file that imports this belongs to its tests: no test depends on the machine's speed.
beforeEach(() => { vi.useFakeTimers(); });
afterEach(async () => {
  await vi.runOnlyPendingTimersAsync(); // else Preact would wait for a frame of this test's clock
  vi.useRealTimers();
});

/** Runs the timers, frames and promises that are due within this time. */
export const settle = (milliseconds = 120): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** Waits until a check passes that does not depend on timers, such as one of a compressed stream. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, 60_000);
