import type { EditorLanguage, PreviewData } from "#renderer/preview/data.ts";

const openKey = "portal.preview.open";
const languageKey = "portal.preview.language";

/** True when the panel was open on the last preview of this tab, and on the first one. */
export function wasOpen(): boolean {
  return read(() => sessionStorage.getItem(openKey)) !== "no";
}

export function storeOpen(isOpen: boolean): void {
  read(() => sessionStorage.setItem(openKey, isOpen ? "yes" : "no"));
}

/** Returns the language the editor has chosen, else Czech on Czech pages and English on others. */
export function panelLanguage({ language }: Pick<PreviewData, "language">): EditorLanguage {
  const chosen = read(() => localStorage.getItem(languageKey));
  if (chosen === "cs" || chosen === "en") return chosen;
  return language === "cs" ? "cs" : "en";
}

export function storeLanguage(language: EditorLanguage): void {
  read(() => localStorage.setItem(languageKey, language));
}

/** Reads or writes a storage; null when the browser blocks it. */
function read<Value>(from: () => Value): Value | null {
  try {
    return from();
  } catch {
    return null;
  }
}
