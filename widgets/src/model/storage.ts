// The browser's storage. It may be disabled or full.
type Area = "localStorage" | "sessionStorage";

export const load = (area: Area, key: string): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};

/** Returns whether the text could be saved. */
export const save = (area: Area, key: string, text: string | null): boolean => {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
};
