import type { PayloadRequest } from "payload";
import type { ContentKind } from "../collections/structures.ts";
import type { LanguageCode } from "../languages.ts";
import { isRecord } from "../portal.ts";
import type { CzechSource } from "../wire/czech-source.ts";
import { formOfData, readData } from "../wire/data.ts";
import { textsOf } from "../wire/localized.ts";
import type { Doc } from "../wire/record.ts";
import { loadVersions } from "./content-changes.ts";
import { loadVersion } from "./restored-version.ts";

/** Returns what a translation is made from; null for a content item that does not exist. */
export async function czechSourceOf(
  req: PayloadRequest,
  kind: ContentKind,
  id: string,
  language: LanguageCode,
): Promise<CzechSource | null> {
  const latest = (await loadVersions(req, kind, id))?.latest;
  if (!latest) return null;
  const czech = czechForm(kind, latest);
  const translated = await translatedFrom(req, kind, latest, language);
  const before = translated && textsAt(czechForm(kind, translated));
  const changed = before ? [...textsAt(czech)].filter(([path, text]) => before.get(path) !== text) : [];
  return { czech, changed: changed.map(([path]) => path) };
}

/** The version in which the translation was saved last; it has the Czech text of that time. */
async function translatedFrom(req: PayloadRequest, { key }: ContentKind, latest: Doc, language: LanguageCode) {
  const envelopeIn = (doc: unknown) => textsOf(isRecord(doc) ? doc["envelope"] : null)[language];
  const own = envelopeIn(latest);
  if (own === undefined) return null;
  const { docs } = await req.payload.db.findVersions({
    ...{ collection: key, where: { parent: { equals: latest["id"] } }, locale: "all", req },
    ...{ sort: "createdAt", limit: 100, pagination: false, select: { version: { envelope: true } } },
  });
  const first = docs.find(({ version }) => envelopeIn(version) === own);
  return first ? loadVersion(req, key, first.id) : null;
}

function czechForm(kind: ContentKind, doc: Doc): CzechSource["czech"] {
  const textIn = (field: string) => textsOf(doc[field]).cs ?? "";
  const data = formOfData(kind.form, readData(textIn("stored")));
  return { name: textIn("name"), description: textIn("description"), data };
}

/** The texts of a form by path. */
function textsAt(value: unknown, path = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[path, value]]);
  if (typeof value !== "object" || value === null) return new Map();
  const parts = Object.entries(value).filter(([name]) => name !== "id" && !name.endsWith("_puvodni"));
  return new Map(parts.flatMap(([name, part]) => [...textsAt(part, path === "" ? name : `${path}.${name}`)]));
}
