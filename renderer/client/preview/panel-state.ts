import type { EditorLanguage, PreviewData } from "#renderer/preview/data.ts";

const keys = {
  open: "portal.preview.open",
  language: "portal.preview.language",
  editing: "portal.preview.editing",
  scroll: "portal.preview.scroll",
};

/** True when the panel was open on the previous preview in this tab; also true on the first one. */
export function wasOpen(): boolean {
  return get(() => sessionStorage, keys.open) !== "no";
}

export function storeOpen(isOpen: boolean): void {
  set(() => sessionStorage, keys.open, isOpen ? "yes" : "no");
}

/** True when edit mode was on in the previous preview in this tab; false on the first one. */
export function wasEditing(): boolean {
  return get(() => sessionStorage, keys.editing) === "yes";
}

export function storeEditing(isEditing: boolean): void {
  set(() => sessionStorage, keys.editing, isEditing ? "yes" : "no");
}

/** Stores the scroll position for the next load of a path. Previews in frames of one tab share their storage. */
export function storeScroll(path: string, text: string): void {
  set(() => sessionStorage, `${keys.scroll} ${path}`, text);
}

/** Returns the stored scroll position of a path and removes it; null when there is none. */
export function takeScroll(path: string): string | null {
  const key = `${keys.scroll} ${path}`;
  const text = get(() => sessionStorage, key);
  if (text) set(() => sessionStorage, key, "");
  return text;
}

/** Returns the language that the editor has chosen, or else Czech on Czech pages and English on others. */
export function panelLanguage({ language }: PreviewData): EditorLanguage {
  const chosen = get(() => localStorage, keys.language);
  if (chosen === "cs" || chosen === "en") return chosen;
  return language === "cs" ? "cs" : "en";
}

export function storeLanguage(language: EditorLanguage): void {
  set(() => localStorage, keys.language, language);
}

/**
 * Reads from a storage. Where the browser blocks storage, as in third-party frames, the values are kept in the history
 * entry, which survives a reload. `history.state` does not work for this, because replacing it counts as a navigation.
 */
function get(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    const value: unknown = Reflect.get(Object(entryState()), key);
    return typeof value === "string" ? value : null;
  }
}

function set(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    if ("navigation" in window) navigation.updateCurrentEntry({ state: { ...Object(entryState()), [key]: value } });
  }
}

function entryState(): unknown {
  return "navigation" in window ? navigation.currentEntry?.getState() : null;
}
