import type { EditorLanguage, PreviewData } from "#renderer/preview/data.ts";

const openKey = "portal.preview.open";
const languageKey = "portal.preview.language";
const editingKey = "portal.preview.editing";
const scrollKey = "portal.preview.scroll";

/** True when the panel was open on the last preview of this tab, and on the first one. */
export function wasOpen(): boolean {
  return read(() => sessionStorage.getItem(openKey)) !== "no";
}

export function storeOpen(isOpen: boolean): void {
  read(() => sessionStorage.setItem(openKey, isOpen ? "yes" : "no"));
}

/** True when fields were edited by clicking on the last preview of this tab; at first they are not. */
export function wasEditing(): boolean {
  return read(() => sessionStorage.getItem(editingKey)) === "yes";
}

export function storeEditing(isEditing: boolean): void {
  read(() => sessionStorage.setItem(editingKey, isEditing ? "yes" : "no"));
}

/** Loads the preview again and shows the same part of the page. */
export function reloadInPlace(): void {
  read(() => sessionStorage.setItem(scrollKey, `${scrollY} ${location.pathname}`));
  location.reload();
}

/** Scrolls to where the page was before it was loaded again. */
export function restoreScroll(): void {
  const stored = read(() => sessionStorage.getItem(scrollKey));
  read(() => sessionStorage.removeItem(scrollKey));
  const [, top, path] = /^([\d.]+) (.*)$/.exec(stored ?? "") ?? [];
  if (path !== location.pathname) return;
  const scroll = () => scrollTo({ top: Number(top), behavior: "instant" });
  scroll();
  addEventListener("load", scroll, { once: true });
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
