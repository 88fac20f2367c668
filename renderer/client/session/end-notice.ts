const name = "session-ended";

/** Stores a text about the end of the session for the next page in this tab. */
export function storeEndNotice(text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Without storage the next page shows only that nobody is signed in.
  }
}

/** Removes the stored text and returns it; null when there is none. */
export function takeEndNotice(): string | null {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text;
  } catch {
    return null;
  }
}
