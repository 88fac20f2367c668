import { APIError, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook } from "payload";
import { editorLanguage, words } from "../locales/words.ts";
import { toFileName } from "../wire/file-name.ts";

/** Kinds of files that a browser would run as a page of this site. */
const dangerous = /\.(?:html?|xhtml|xml|js|mjs|php|exe|sh|bat|cmd|jar)$/i;

/** Files get a name that an address can hold; what would run as a program is refused. The type is read by Payload from the bytes. */
export const checkFile: CollectionBeforeOperationHook = ({ args, req, operation }) => {
  const { file } = req;
  if (!file || (operation !== "create" && operation !== "update")) return args;
  if (dangerous.test(file.name))
    throw new APIError(words("error.dangerousFile")[editorLanguage(req)], 400, null, true);
  file.name = toFileName(file.name);
  return args;
};

/** A file's name is its id, so that contents, which hold its address, name it. */
export const nameOfFile: CollectionBeforeValidateHook = ({ data, operation }) =>
  operation === "create" && data?.["filename"] ? { ...data, id: data["filename"] } : data;
