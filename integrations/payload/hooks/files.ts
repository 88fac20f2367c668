import { APIError, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook } from "payload";
import { editorLanguage, words } from "../locales/words.ts";
import { toFileName } from "../wire/file-name.ts";
import { isWhatItSays } from "../wire/file-types.ts";

/** Files get a name that an address can hold. */
export const renameFile: CollectionBeforeOperationHook = ({ args, req, operation }) => {
  if (req.file && (operation === "create" || operation === "update")) req.file.name = toFileName(req.file.name);
  return args;
};

/**
 * Refuses a file that is not what its name says: its type is read from the bytes. The name is the id, so that contents,
 * which hold the file's address, name it.
 */
export const checkFile: CollectionBeforeValidateHook = ({ data, req, operation }) => {
  const { filename, mimeType } = data ?? {};
  if (req.file && !isWhatItSays(String(filename), String(mimeType)))
    throw new APIError(words("error.wrongFile")[editorLanguage(req)], 400, null, true);
  return operation === "create" && filename ? { ...data, id: filename } : data;
};
