import { type AfterErrorHook, Locked, type PayloadRequest, ValidationError } from "payload";
import { editorLanguage, type WordKey, words } from "../locales/words.ts";
import { isRecord } from "../portal.ts";

/** Explains in the editor's language why a save failed, where Payload has no message or only an English one. */
export const explainFailure: AfterErrorHook = async ({ error, req }) => {
  if (error instanceof ValidationError) return isUpload(error) ? refusedUpload(error, editorLanguage(req)) : {};
  const key = failureOf(error);
  const values = key === "error.locked" ? await editorOf(req) : {};
  const message = key === null ? error.message : words(key, values)[editorLanguage(req)];
  // The form shows `message` unchanged, but treats the messages in `errors` as lists of fields.
  return { response: { message, errors: [{ name: error.name, message }] } };
};

/** File uploads are the only thing that Payload itself validates, in English. */
function isUpload({ data }: ValidationError): boolean {
  return data.errors.every(({ path }) => path === "file");
}

function refusedUpload({ name, data }: ValidationError, say: "cs" | "en") {
  const message = words("error.wrongFile")[say];
  const errors = data.errors.map((each) => ({ ...each, message }));
  return { response: { errors: [{ name, message, data: { ...data, errors } }] } };
}

/** Returns the editor of the requested content item, and since when it is being edited. */
async function editorOf({ payload, routeParams, i18n }: PayloadRequest): Promise<{ name: string; since: string }> {
  const { collection, id } = routeParams ?? {};
  const and = [{ "document.relationTo": { equals: collection } }, { "document.value": { equals: id } }];
  const query = {
    collection: "payload-locked-documents",
    where: { and },
    sort: "-updatedAt",
    depth: 1,
    limit: 1,
  } as const;
  const lock = (await payload.find(query)).docs[0];
  const user: unknown = lock?.["user"]?.value;
  const { name, email } = isRecord(user) ? user : {};
  const format = new Intl.DateTimeFormat(editorLanguage({ i18n }), {
    ...({ dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Prague" } as const),
  });
  return { name: String(name || email || "?"), since: format.format(new Date(lock?.updatedAt ?? Date.now())) };
}

function failureOf(error: Error): WordKey | null {
  if (error instanceof Locked) return "error.locked";
  if ("status" in error && error.status !== 500) return null;
  const texts = textsOf(error);
  return failures.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1] ?? "error.failed";
}

/** Error codes of SQLite, PostgreSQL and Node.js, and messages of errors from which Payload removes the code. */
const failures: readonly (readonly [RegExp, WordKey])[] = [
  [/^SQLITE_FULL|^53100$|^ENOSPC$|database or disk is full/, "error.databaseFull"],
  [/^SQLITE_(?:BUSY|LOCKED)|^(?:40001|40P01|55P03)$|database is locked/, "error.databaseBusy"],
  [/^SQLITE_(?:CANTOPEN|IOERR|READONLY|NOTADB|CORRUPT)|^(?:08...|57P0.)$/, "error.databaseGone"],
  [/FOREIGN KEY constraint failed|^23503$/, "error.goneReference"],
  [/There is no database|ECONNREFUSED|ECONNRESET|ETIMEDOUT|Connection terminated/, "error.databaseGone"],
];

/** Codes and messages of an error and its causes. */
function textsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = "code" in error ? [String(error.code)] : [];
  return [...code, error.message, ...textsOf(error.cause)];
}
