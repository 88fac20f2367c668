import type { EditorLanguage, PreviewData } from "#renderer/preview/data.ts";

const openKey = "portal.preview.open";
const languageKey = "portal.preview.language";

/** Whether the panel was open on the last preview of this tab; on the first one it is. */
export function wasOpen(): boolean {
  return read(() => sessionStorage.getItem(openKey)) !== "no";
}

export function keepOpen(isOpen: boolean): void {
  read(() => sessionStorage.setItem(openKey, isOpen ? "yes" : "no"));
}

/** The language the editor has chosen, else Czech on Czech pages and English on others. */
export function panelLanguage({ language }: Pick<PreviewData, "language">): EditorLanguage {
  const chosen = read(() => localStorage.getItem(languageKey));
  if (chosen === "cs" || chosen === "en") return chosen;
  return language === "cs" ? "cs" : "en";
}

export function keepLanguage(language: EditorLanguage): void {
  read(() => localStorage.setItem(languageKey, language));
}

/** Browsers that keep nothing show the panel as for the first time. */
function read<Value>(from: () => Value): Value | null {
  try {
    return from();
  } catch {
    return null;
  }
}
