import type { PayloadRequest } from "payload";
import type { ContentKind } from "../collections/structures.ts";
import type { LanguageCode } from "../languages.ts";
import type { Words } from "../locales/words.ts";
import {
  type ContentChange,
  changeLines,
  changesAcrossLanguages,
  changesBetween,
  inBothLanguages,
  isStructureKey,
  kindWords,
} from "../portal.ts";
import { readData } from "../wire/data.ts";
import { formPath } from "../wire/form-path.ts";
import { textsOf } from "../wire/localized.ts";
import { type Doc, publishedIn, toRecord } from "../wire/record.ts";
import { loadTerms, loadVersions } from "./content-changes.ts";
import { loadTargets } from "./targets.ts";

/** One difference for editors, with the path of its field in the form. */
export interface ShownChange extends Pick<ContentChange, "before" | "after" | "pieces"> {
  field: string;
  name: Words;
  what: Words;
  /** Old and new value as lines of plain text. */
  lines: Record<keyof Words, string[]>;
}

export interface Comparison {
  /** The version that the draft is compared with. */
  with: "published" | "czech";
  /** True when that version does not exist yet. */
  isNew: boolean;
  list: ShownChange[];
  /** Number of changes beyond the list. */
  left: number;
}

/**
 * Compares the latest version of a content item with the published one, and a translation also with a newer Czech one.
 * References lead to the same version of other pages in both, because their changes are none of this page.
 */
export async function comparisonsOf(
  req: PayloadRequest,
  kind: ContentKind,
  id: string,
  language: LanguageCode,
): Promise<Comparison[]> {
  const { key } = kind;
  const versions = isStructureKey(key) ? await loadVersions(req, kind, id) : null;
  if (!versions || !isStructureKey(key)) return [];
  const { main, latest } = versions;
  const find = await loadTargets(req, [main, latest].flatMap(storedOf), "editor");
  const terms = new Map([...(await loadTerms(req, main)), ...(await loadTerms(req, latest))]);
  const context = { find, terms, wireKey: kind.wireKey };
  const versionOf = (doc: Doc, code: LanguageCode) => ({
    record: toRecord(doc, code, textsOf(doc["address"]), true, context),
    key,
  });
  const own = versionOf(latest, language);
  const toShown = (change: ContentChange, side: "before" | "after") => shownChange(change, side, kind, own.record);

  if (!publishedIn(main).includes(language)) return [{ with: "published", isNew: true, list: [], left: 0 }];
  const { changes, left } = changesBetween(versionOf(main, language), own);
  const published = changes.map((change) => toShown(change, "after"));
  const comparison: Comparison = { with: "published", isNew: false, list: published, left };
  const isBehind = publishedIn(main).includes("cs") && savedAt(main, "cs") > savedAt(latest, language);
  if (language === "cs" || !isBehind) return [comparison];
  const followed = changesAcrossLanguages(own, versionOf(main, "cs"));
  const list = followed.changes.map((change) => toShown(change, "before"));
  return [comparison, { with: "czech", isNew: false, list, left: followed.left }];
}

function storedOf({ stored }: Doc): unknown[] {
  return Object.values(textsOf(stored)).map(readData);
}

function savedAt({ envelope }: Doc, language: LanguageCode): string {
  return String(readData(textsOf(envelope)[language])["updatedAt"] ?? "");
}

/** `side` is the version that the form shows. */
function shownChange(change: ContentChange, side: "before" | "after", kind: ContentKind, record: unknown): ShownChange {
  const { humanPath, before, after, pieces } = change;
  const pointer = side === "after" ? change.pointer : (change.was ?? change.pointer);
  const isGone = change.kind === (side === "after" ? "removed" : "added");
  const linesIn = (say: keyof Words) => changeLines(change, say, inBothLanguages("changes.nothing")[say]);
  return {
    ...{ before, after, pieces, what: kindWords(change) },
    field: formPath(kind.form, isGone ? pointer.replace(/\/\d+$/, "") : pointer, record),
    name: { cs: withoutFirst(humanPath.cs), en: withoutFirst(humanPath.en) },
    lines: { cs: linesIn("cs"), en: linesIn("en") },
  };
}

/** Removes the name of the structure, which every path begins with. */
function withoutFirst(path: string): string {
  return path.split(" › ").slice(1).join(" › ") || path;
}
