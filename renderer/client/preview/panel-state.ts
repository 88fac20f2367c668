import type { EditorLanguage, PreviewData } from "#renderer/preview/data.ts";

const keys = {
  open: "portal.preview.open",
  language: "portal.preview.language",
  editing: "portal.preview.editing",
  scroll: "portal.preview.scroll",
};

/** True when the panel was open on the last preview of this tab, and on the first one. */
export function wasOpen(): boolean {
  return get(() => sessionStorage, keys.open) !== "no";
}

export function storeOpen(isOpen: boolean): void {
  set(() => sessionStorage, keys.open, isOpen ? "yes" : "no");
}

/** True when fields were edited by clicking on the last preview of this tab; at first they are not. */
export function wasEditing(): boolean {
  return get(() => sessionStorage, keys.editing) === "yes";
}

export function storeEditing(isEditing: boolean): void {
  set(() => sessionStorage, keys.editing, isEditing ? "yes" : "no");
}

/** Keeps where the page is scrolled to for its next load. */
export function storeScroll(text: string): void {
  set(() => sessionStorage, keys.scroll, text);
}

/** Returns what was kept, once; null when nothing was. */
export function takeScroll(): string | null {
  const text = get(() => sessionStorage, keys.scroll);
  if (text) set(() => sessionStorage, keys.scroll, "");
  return text;
}

/** Returns the language the editor has chosen, else Czech on Czech pages and English on others. */
export function panelLanguage({ language }: Pick<PreviewData, "language">): EditorLanguage {
  const chosen = get(() => localStorage, keys.language);
  if (chosen === "cs" || chosen === "en") return chosen;
  return language === "cs" ? "cs" : "en";
}

export function storeLanguage(language: EditorLanguage): void {
  set(() => localStorage, keys.language, language);
}

/**
 * Reads a storage; where the browser blocks it, as in frames of other sites, the entry of the history keeps the values while the
 * page is loaded again. The state of `history` would not do: to replace it counts as a navigation.
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
