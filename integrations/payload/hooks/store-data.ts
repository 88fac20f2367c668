import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from "payload";
import { mayChangePublic } from "../access.ts";
import type { ContentKind } from "../collections/structures.ts";
import { requestLanguage } from "../languages.ts";
import { editorLanguage, words } from "../locales/words.ts";
import { isRecord, parseSettings } from "../portal.ts";
import { dataOfForm, readData } from "../wire/data.ts";
import type { FindFile, LibraryFile } from "../wire/to-wire.ts";
import { ownRequest } from "./own-request.ts";

/** Converts the form to the data to store, in the request's language. */
export function storeData(kind: ContentKind): CollectionBeforeChangeHook {
  return async ({ data, req, originalDoc }) => {
    if (!mayChangePublic(req)) throw new APIError(words("error.mayNotPublish")[editorLanguage(req)], 403, null, true);
    const form: unknown = data["data"];
    if (!isRecord(form)) return data;
    const stored = await storedOf(kind, form, originalDoc?.["stored"], req);
    return { ...data, stored, envelope: nextEnvelope(originalDoc?.["envelope"]) };
  };
}

/** Returns the data of a form as they are stored, in the request's language; `stored` are those before. */
export async function storedOf(
  kind: ContentKind,
  form: Record<string, unknown>,
  stored: unknown,
  req: PayloadRequest,
): Promise<string> {
  const before = readData(stored);
  const isCzech = requestLanguage(req) === "cs";
  const convert = (find: FindFile) => dataOfForm(kind.form, form, before, find, isCzech);
  const names = new Set<string>();
  convert((name) => {
    names.add(name);
    return undefined;
  });
  const own = convert(await loadFiles(await ownRequest(req), names));
  return JSON.stringify(kind.isSettings ? toSettings(own, before) : own);
}

async function loadFiles(req: PayloadRequest, names: ReadonlySet<string>): Promise<FindFile> {
  if (names.size === 0) return () => undefined;
  const where = { id: { in: [...names] } };
  const { docs } = await req.payload.find({ collection: "documents", where, depth: 0, pagination: false, req });
  const files = new Map(docs.map((doc): [string, LibraryFile] => [String(doc.id), toFile(doc)]));
  return (name) => files.get(name);
}

function toFile({ width, height, filesize }: Record<string, unknown>): LibraryFile {
  return { width: numberOf(width), height: numberOf(height), size: numberOf(filesize) };
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** Settings are JSON strings on the wire; unchanged ones are kept exactly as written. */
function toSettings(settings: Record<string, unknown>, before: Record<string, unknown>): Record<string, unknown> {
  const old = parseSettings(before);
  const entries = Object.entries(settings).map(([key, value]) => {
    if (JSON.stringify(old[key]) === JSON.stringify(value)) return [key, before[key]];
    return [key, typeof value === "string" ? value : JSON.stringify(value)];
  });
  return Object.fromEntries(entries);
}

/** Each save gets the version after the latest one; dates of records are UTC without a zone. */
export function nextEnvelope(before: unknown, latest: unknown = before): string {
  const envelope = readData(before);
  const version = Number(readData(latest)["versionId"] ?? 0) + 1;
  const now = new Date().toISOString().slice(0, -1);
  return JSON.stringify({ createdAt: now, ...envelope, versionId: version, updatedAt: now });
}
