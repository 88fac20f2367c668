import { APIError, type CollectionBeforeOperationHook } from "payload";
import { editorLanguage, words } from "../locales/words.ts";

/**
 * Refuses to publish all languages at once: drafts in other languages would become public although only the request's
 * language is validated. Languages are published one by one.
 */
export const oneLanguage: CollectionBeforeOperationHook = ({ args, req }) => {
  if ("publishAllLocales" in args && args.publishAllLocales)
    throw new APIError(words("error.oneLanguage")[editorLanguage(req)], 400, null, true);
};
