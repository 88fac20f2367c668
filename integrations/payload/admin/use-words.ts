"use client";
import { useTranslation } from "@payloadcms/ui";
import { editorLanguage, type WordKey, words } from "../locales/words.ts";

/** Returns the texts of this CMS in the language of the person who edits. */
export function useWords(): (key: WordKey) => string {
  const { i18n } = useTranslation();
  const language = editorLanguage({ i18n });
  return (key) => words(key)[language];
}
