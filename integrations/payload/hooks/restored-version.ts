import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FieldHook,
  type PayloadRequest,
} from "payload";
import { roleOf } from "../access.ts";
import type { ContentKind } from "../collections/structures.ts";
import { isLanguageCode, type LanguageCode } from "../languages.ts";
import { editorLanguage, words } from "../locales/words.ts";
import { textsOf } from "../wire/localized.ts";
import { type Doc, inLanguage, languagesOf } from "../wire/record.ts";
import { loadVersions } from "./content-changes.ts";
import { isDraftSave } from "./draft-saves.ts";
import { ownRequest } from "./own-request.ts";
import { nextEnvelope } from "./store-data.ts";

const key = "restoredVersion";

/** A version that is being restored; its fields and new envelopes are known once the save's hooks have begun. */
class Restored {
  readonly id: string | number;
  version: Doc = {};
  envelopes: Readonly<Record<string, string>> = {};

  constructor(id: string | number) {
    this.id = id;
  }
}

function restoredBy({ context }: Pick<PayloadRequest, "context">): Restored | null {
  const noted = context[key];
  return noted instanceof Restored ? noted : null;
}

/** Notes which version is being restored. That changes all languages, so translators may not. */
export const noteRestore: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === "read") return;
  delete req.context[key];
  if (operation !== "restoreVersion" || !("id" in args)) return;
  if (roleOf(req) === "translator")
    throw new APIError(words("error.mayNotRestore")[editorLanguage(req)], 403, null, true);
  req.context[key] = new Restored(args.id);
};

/**
 * Takes what no form sends from the version that is restored: the content item's id, and the data as they were stored.
 * Each language gets a new version number and time, by which readers notice the change.
 */
export function takeVersion(kind: ContentKind): CollectionBeforeChangeHook {
  return async ({ data, req: save, originalDoc }) => {
    const restored = restoredBy(save);
    if (!restored) return data;
    const req = await ownRequest(save);
    const id = String(originalDoc?.id);
    const version = await loadVersion(req, kind.key, restored.id);
    const latest = textsOf((await loadVersions(req, kind, id))?.latest["envelope"]);
    const envelopes = Object.fromEntries(
      Object.entries(textsOf(version["envelope"])).map(([code, own]) => [
        code,
        nextEnvelope(own, isLanguageCode(code) ? latest[code] : undefined),
      ]),
    );
    Object.assign(restored, { version, envelopes });
    const { data: _, ...others } = data;
    const status = isDraftSave(save) ? { _status: "draft" } : {};
    return { ...others, ...status, id, stored: textsOf(version["stored"]).cs, envelope: envelopes["cs"] };
  };
}

/** Writes the new envelopes of the languages that hooks do not see. */
export const takeEnvelopes: FieldHook = ({ req, siblingDocWithLocales, value }) => {
  const restored = restoredBy(req);
  if (restored && siblingDocWithLocales) siblingDocWithLocales["envelope"] = restored.envelopes;
  return value;
};

/** The languages of the version that a save restores, each as a form would send it; null for any other save. */
export function restoredLanguages(save: PayloadRequest): [LanguageCode, Record<string, unknown>][] | null {
  const restored = restoredBy(save);
  if (!restored) return null;
  const { version } = restored;
  return Object.keys(languagesOf(version))
    .filter(isLanguageCode)
    .map((code): [LanguageCode, Record<string, unknown>] => [code, inLanguage(version, code)]);
}

/** Loads a version with its fields in all languages. */
export async function loadVersion(req: PayloadRequest, collection: string, id: string | number): Promise<Doc> {
  const query = { collection, where: { id: { equals: id } }, locale: "all", limit: 1, pagination: false, req };
  return (await req.payload.db.findVersions<Doc>(query)).docs[0]?.version ?? {};
}
