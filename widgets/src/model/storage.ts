// What a page keeps on the phone. Where it may keep nothing it works all the same, until it is closed.
export type Area = "localStorage" | "sessionStorage";

export const kept = (area: Area, key: string): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};

/** Whether it is kept: there may be no room, or no leave. */
export const keep = (area: Area, key: string, text: string | null): boolean => {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
};
