import { APIError, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook } from "payload";
import sharp from "sharp";
import { editorLanguage, words } from "../locales/words.ts";
import { toFileName } from "../wire/file-name.ts";
import { isWhatItSays } from "../wire/file-types.ts";

/** Renames files to names that are valid in an address. */
export const renameFile: CollectionBeforeOperationHook = ({ args, req, operation }) => {
  if (req.file && (operation === "create" || operation === "update")) req.file.name = toFileName(req.file.name);
  return args;
};

/**
 * Refuses a file whose type, detected from its bytes, does not match its name. The name is the id, because content
 * items refer to files by address.
 */
export const checkFile: CollectionBeforeValidateHook = ({ data, req, operation }) => {
  const { filename, mimeType } = data ?? {};
  if (req.file && !isWhatItSays(String(filename), String(mimeType)))
    throw new APIError(words("error.wrongFile")[editorLanguage(req)], 400, null, true);
  return operation === "create" && filename ? { ...data, id: filename } : data;
};

/** Replaces the stored size of a photo by that in which browsers show it, turned by its metadata (EXIF). */
export const turnSize: CollectionBeforeValidateHook = async ({ data, req: { file } }) => {
  if (!file || typeof data?.["width"] !== "number") return data;
  const found = await sharp(file.tempFilePath || file.data)
    .metadata()
    .catch(() => null);
  const isStored = found && data["width"] === found.width && data["height"] === found.height;
  return isStored ? { ...data, ...found.autoOrient } : data;
};
