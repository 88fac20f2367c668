import type { PayloadRequest, Where } from "payload";
import type { ContentKind } from "../collections/structures.ts";
import { type LanguageCode, languageCodes, requestLanguage } from "../languages.ts";
import { foldWord, splitWords } from "../portal.ts";
import { textsOf } from "../wire/localized.ts";
import { type Doc, inLanguage, languagesOf, publishedIn } from "../wire/record.ts";
import type { Versions } from "./content-changes.ts";
import { faultsOf } from "./judge.ts";
import { restoredLanguages } from "./restored-version.ts";

/** A content item in one language, as the start page lists it. */
export interface OverviewLine {
  id: number | string;
  content: string;
  structure: string;
  language: LanguageCode;
  name: string;
  address: string;
  state: "draft" | "changed" | "published";
  errors: number;
  savedBy: string | null;
  savedAt: string | null;
}

type Line = Omit<OverviewLine, "id" | "savedBy" | "savedAt"> & { words: string };

/**
 * Writes the lines of a content item after a save. Only the languages that it is about are judged again, as that takes
 * longest, and get its author and time.
 */
export async function writeOverview(
  req: PayloadRequest,
  kind: ContentKind,
  { main, latest }: Versions,
  save: PayloadRequest | null,
): Promise<void> {
  const content = String(latest["id"]);
  const own: Where = { content: { equals: content } };
  const { docs } = await req.payload.db.find<OverviewLine>({
    collection: "overview",
    where: own,
    pagination: false,
    req,
  });
  const isPublic = publishedIn(main);
  const isCurrent = publishedIn(latest);
  const names = languagesOf(latest);
  const saved = save ? savedLanguages(save) : languageCodes;
  for (const language of languageCodes) {
    const name = names[language];
    const before = docs.find((line) => line.language === language);
    if (name === undefined) {
      if (before) await req.payload.db.deleteOne({ collection: "overview", where: { id: { equals: before.id } }, req });
      continue;
    }
    const address = textsOf(latest["address"])[language] ?? "";
    const state = isCurrent.includes(language) ? "published" : isPublic.includes(language) ? "changed" : "draft";
    const isSaved = saved.includes(language);
    const line: Line = {
      ...{ content, structure: kind.key, language, name, address, state },
      words: foldedWords(`${name} ${address}`),
      errors: before && !isSaved ? before.errors : await countFaults(req, kind, latest, language),
    };
    const by = isSaved && save?.user ? authorOf(save) : {};
    const { db } = req.payload;
    if (before) await db.updateOne({ collection: "overview", id: before.id, data: { ...line, ...by }, req });
    else await db.create({ collection: "overview", data: { ...line, ...by }, req });
  }
}

async function countFaults(
  req: PayloadRequest,
  kind: ContentKind,
  latest: Doc,
  language: LanguageCode,
): Promise<number> {
  const faults = await faultsOf(kind, inLanguage(latest, language), { req, language, say: "cs" });
  return new Set(faults.map(({ path }) => path)).size;
}

export async function removeOverview(req: PayloadRequest, kind: ContentKind, content: string): Promise<void> {
  const where = { and: [{ content: { equals: content } }, { structure: { equals: kind.key } }] };
  await req.payload.db.deleteMany({ collection: "overview", where, req });
}

/** The part of a line that browsers get. */
export function listed({ content, structure, language, name, address, state }: OverviewLine) {
  return { content, structure, language, name, address, state };
}

/** Folded words of a text, as the portal's search folds them, each after a space. */
export function foldedWords(text: string): string {
  return [...new Set(splitWords(text))].map((word) => ` ${foldWord(word)}`).join("");
}

function savedLanguages(save: PayloadRequest): LanguageCode[] {
  return restoredLanguages(save)?.map(([language]) => language) ?? [requestLanguage(save)];
}

function authorOf({ user }: PayloadRequest) {
  return { savedBy: String(user?.id), savedAt: new Date().toISOString() };
}
