"use client";
import { useTranslation } from "@payloadcms/ui";
import { editorLanguage, words } from "../locales/words.ts";

/** Returns a function for this CMS's texts in the editor's language. */
export function useWords(): (...text: Parameters<typeof words>) => string {
  const { i18n } = useTranslation();
  const language = editorLanguage({ i18n });
  return (...text) => words(...text)[language];
}
