import type { PayloadRequest, Where } from "payload";
import { splitWords } from "../portal.ts";
import { foldedWords, type OverviewLine } from "./overview.ts";

/** Maximum numbers of lines in a list of the start page and of a search, and of words that a search looks for. */
const most = { listed: 8, found: 20, words: 6, characters: 100 };

export interface Lines {
  lines: readonly OverviewLine[];
  /** Number of all lines that match. */
  total: number;
}

/** Returns the drafts that a user saved last, in any language. */
export function draftsOf(req: PayloadRequest, user: string): Promise<Lines> {
  const where = { and: [{ savedBy: { equals: user } }, { state: { in: ["draft", "changed"] } }] };
  return find(req, where, "-savedAt", most.listed);
}

/** Returns what users saved last; imports are nobody's work. */
export function lastSaved(req: PayloadRequest): Promise<Lines> {
  return find(req, { savedAt: { exists: true } }, "-savedAt", most.listed);
}

/** Returns the content items with most faults. */
export function linesWithErrors(req: PayloadRequest): Promise<Lines> {
  return find(req, { errors: { greater_than: 0 } }, "-errors", most.listed);
}

/** Finds content items by the beginnings of words in their name and address, in all languages and kinds. */
export function searchLines(req: PayloadRequest, text: string): Promise<Lines> {
  const words = splitWords(text.slice(0, most.characters)).slice(0, most.words);
  if (words.length === 0) return Promise.resolve({ lines: [], total: 0 });
  const where = { and: words.map((word): Where => ({ words: { contains: foldedWords(word) } })) };
  return find(req, where, "name", most.found);
}

async function find(req: PayloadRequest, where: Where, sort: string, limit: number): Promise<Lines> {
  const query = { collection: "overview", where, sort: [sort, "content"], limit, req };
  const { docs, totalDocs } = await req.payload.db.find<OverviewLine>(query);
  return { lines: docs, total: totalDocs };
}
