import { APIError, type CollectionBeforeOperationHook } from "payload";
import { editorLanguage, words } from "../locales/words.ts";

/**
 * Refuses to publish all languages at once: drafts of other languages would become public, and only the language of the
 * request is judged. Languages are published one by one.
 */
export const oneLanguage: CollectionBeforeOperationHook = ({ args, req }) => {
  if ("publishAllLocales" in args && args.publishAllLocales)
    throw new APIError(words("error.oneLanguage")[editorLanguage(req)], 400, null, true);
};
