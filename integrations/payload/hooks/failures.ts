import { type AfterErrorHook, Locked, ValidationError } from "payload";
import { editorLanguage, type WordKey, words } from "../locales/words.ts";

/** Says in the editor's language what a form could not be saved for, where Payload has no words, or English ones. */
export const explainFailure: AfterErrorHook = ({ error, req }) => {
  if (error instanceof ValidationError) return {};
  const key = failureOf(error);
  const message = key === null ? error.message : words(key)[editorLanguage(req)];
  // The form shows `message` as it is; the messages of `errors` it takes for lists of fields.
  return { response: { message, errors: [{ name: error.name, message }] } };
};

function failureOf(error: Error): WordKey | null {
  if (error instanceof Locked) return "error.locked";
  if ("status" in error && error.status !== 500) return null;
  const texts = textsOf(error);
  return failures.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1] ?? "error.failed";
}

/** Codes of SQLite, PostgreSQL and Node.js, and messages where Payload keeps nothing else of an error. */
const failures: readonly (readonly [RegExp, WordKey])[] = [
  [/^SQLITE_FULL|^53100$|^ENOSPC$|database or disk is full/, "error.databaseFull"],
  [/^SQLITE_(?:BUSY|LOCKED)|^(?:40001|40P01|55P03)$|database is locked/, "error.databaseBusy"],
  [/^SQLITE_(?:CANTOPEN|IOERR|READONLY|NOTADB|CORRUPT)|^(?:08...|57P0.)$/, "error.databaseGone"],
  [/There is no database|ECONNREFUSED|ECONNRESET|ETIMEDOUT|Connection terminated/, "error.databaseGone"],
];

/** Codes and messages of an error and of its causes. */
function textsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = "code" in error ? [String(error.code)] : [];
  return [...code, error.message, ...textsOf(error.cause)];
}
