export type Area = "local" | "session";

let hasWarned = false;

/** Returns a stored value; null when there is none or the browser blocks its storage. */
export function readStored(area: Area, name: string): string | null {
  try {
    return storageOf(area).getItem(name);
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

/** Stores a text, or removes it when it is null. A blocked or full storage is written to the console once. */
export function store(area: Area, name: string, text: string | null): void {
  try {
    if (text === null) storageOf(area).removeItem(name);
    else storageOf(area).setItem(name, text);
  } catch (error) {
    warnOnce(error);
  }
}

/** Warns once: signing in works without storage, only less conveniently. */
export function warnOnce(error: unknown): void {
  if (!hasWarned) console.warn("the session cannot be stored in this browser", error);
  hasWarned = true;
}

function storageOf(area: Area): Storage {
  return area === "local" ? localStorage : sessionStorage;
}
