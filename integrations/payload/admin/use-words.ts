"use client";
import { useTranslation } from "@payloadcms/ui";
import { editorLanguage, words } from "../locales/words.ts";

/** Returns the texts of this CMS in the language of the person who edits. */
export function useWords(): (...text: Parameters<typeof words>) => string {
  const { i18n } = useTranslation();
  const language = editorLanguage({ i18n });
  return (...text) => words(...text)[language];
}
