export type Area = "local" | "session";

let hasWarned = false;

/** What is stored under a name; null where nothing is or the browser keeps its storage closed. */
export function readStored(area: Area, name: string): string | null {
  try {
    return storageOf(area).getItem(name);
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

/** Stores a text, or takes it away when it is null. A storage that is closed or full is worth one line in the console. */
export function store(area: Area, name: string, text: string | null): void {
  try {
    if (text === null) storageOf(area).removeItem(name);
    else storageOf(area).setItem(name, text);
  } catch (error) {
    warnOnce(error);
  }
}

/** Signing in works without storage as well, with less comfort. */
export function warnOnce(error: unknown): void {
  if (!hasWarned) console.warn("the session cannot be kept in this browser", error);
  hasWarned = true;
}

function storageOf(area: Area): Storage {
  return area === "local" ? localStorage : sessionStorage;
}
