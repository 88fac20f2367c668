import { type LanguageCode, languages } from "../languages.ts";
import { isRecord } from "../portal.ts";
import { onWire, type Texts, textsOf } from "./localized.ts";
import { type FindTarget, resolve } from "./resolve.ts";

/** A category or tag of a content item. */
export interface Term {
  id: string;
  names: Texts;
}

/** Everything that a record is built from besides its document. */
export interface RecordContext {
  wireKey: string;
  find: FindTarget;
  terms: ReadonlyMap<string, Term>;
}

/** A document in all of its languages. */
export type Doc = Readonly<Record<string, unknown>>;

/** Languages in which a document has a name; the others have not been written yet. */
export function languagesOf(doc: Doc): Texts {
  return textsOf(doc["name"]);
}

/** Languages in which a document is published. */
export function publishedIn(doc: Doc): LanguageCode[] {
  const status = doc["_status"];
  const names = languagesOf(doc);
  return Object.keys(languages)
    .flatMap((code) => (code in names && isRecord(status) && status[code] === "published" ? [code] : []))
    .filter((code) => code === "cs" || code === "en" || code === "ru" || code === "uk");
}

const localizedNames = ["name", "description", "address", "stored", "envelope", "_status"];

/** Returns a document in all of its languages as a form in one of them has it. */
export function inLanguage(doc: Doc, code: LanguageCode): Record<string, unknown> {
  const entries = localizedNames.map((name) => [name, isRecord(doc[name]) ? doc[name][code] : undefined]);
  return { ...doc, ...Object.fromEntries(entries) };
}

/** Returns a document in one language as a wire record; `addresses` are those that its reader may know. */
export function toRecord(
  doc: Doc,
  language: LanguageCode,
  addresses: Texts,
  published: boolean,
  context: RecordContext,
) {
  const envelope = parsed(textsOf(doc["envelope"])[language]);
  const { structureId, ...rest } = envelope;
  const web = String(doc["web"] ?? "");
  const description = textsOf(doc["description"])[language];
  const displayAt = doc["displayAt"];
  return {
    ...rest,
    id: String(doc["id"]),
    published,
    name: textsOf(doc["name"])[language] ?? "",
    ...(description !== undefined && { description }),
    webId: web,
    web: { id: web },
    language: languages[language].wire,
    structure: { id: structureId ?? context.wireKey, key: context.wireKey },
    priority: Number(doc["priority"] ?? 0),
    permissions: { VIEW: rolesOf(doc["roles"]) },
    friendlyURLs: onWire(addresses),
    ...(typeof displayAt === "string" && displayAt !== "" && { displayAt }),
    categories: termsOf(doc["categories"], context),
    tags: termsOf(doc["tags"], context),
    data: resolve(parsed(textsOf(doc["stored"])[language]), language, context.find) ?? {},
  };
}

function parsed(text: string | undefined): Record<string, unknown> {
  const value: unknown = text === undefined ? {} : JSON.parse(text);
  return isRecord(value) ? value : {};
}

function rolesOf(roles: unknown) {
  const names = String(roles ?? "").split(",");
  const own = names.map((name) => name.trim()).filter(Boolean);
  return own.map((name, index) => ({ id: String(index + 1), type: "ROLE", name }));
}

function termsOf(ids: unknown, { terms }: RecordContext) {
  return idsOf(ids).flatMap((id) => {
    const term = terms.get(id);
    // The Czech name is the key of a category, in other languages too.
    const name = term?.names.cs;
    return name === undefined ? [] : [{ id, name }];
  });
}

/** Ids of related documents, populated or not. */
export function idsOf(related: unknown): string[] {
  return Array.isArray(related) ? related.map((each) => String(isRecord(each) ? each["id"] : each)) : [];
}
