import type { z } from "zod";
import { toVocabulary, wireVocabulary } from "#schemas/site/category.ts";
import { toDocument, wireDocument } from "#schemas/site/document.ts";
import { type Folder, foldersBelowThemselves, toFolders, wireFolderTree } from "#schemas/site/folder.ts";
import { toTag, wireTag } from "#schemas/site/tag.ts";
import { toWeb, type Web, wireWeb } from "#schemas/site/web.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { CmsError } from "./client.ts";
import { isSameAddress } from "./content-paths.ts";
import { goodRecord, listOf, type Parse } from "./entities.ts";
import { goodRecords, type Neighbours } from "./good-records.ts";
import type { SiteDomain } from "./reader-requests.ts";

interface Options {
  languageDomains: readonly SiteDomain[];
  staleMaxMs: number;
  clock: Clock;
  log: Log;
}

export type Parsers = ReturnType<typeof createParsers>;

/** Parsers of CMS answers other than content items. */
export function createParsers({ languageDomains, ...records }: Options) {
  const { log } = records;
  const toSite = (wire: z.output<typeof wireWeb>) =>
    toWeb(
      wire,
      languageDomains.filter(({ siteHost }) => siteHost === wire.host?.toLowerCase()),
    );
  return {
    webs: goodRecords({ schema: wireWeb, to: toSite, isPermanent: true, isOptionalField, wrongFieldOf, ...records }),
    categories: goodRecords({ schema: wireVocabulary, to: toVocabulary, ...records }),
    tags: goodRecords({ schema: wireTag, to: toTag, ...records }),
    webById: (id: string) => goodRecord(wireWeb, toSite, log, { mismatchIn: otherThan(id) }),
    webByUrl: (url: string) =>
      goodRecord(wireWeb, toSite, log, {
        mismatchIn: ({ friendlyURL }) => mismatch("friendlyURL", isSameAddress(friendlyURL, url), url),
      }),
    folder: (id: string) => {
      const checks = { mismatchIn: otherThan(id), contradictionsIn: cyclesIn };
      return nonEmptyFolders(goodRecord(wireFolderTree, (tree) => toFolders(tree), log, checks));
    },
    documents: listOf(wireDocument, toDocument, log),
  };
}

/** Returns a check of whether a record has another id than the requested one. */
function otherThan(id: string) {
  return (record: { id: string | number }) => mismatch("id", String(record.id) === id, id);
}

function mismatch(field: string, isSame: boolean, expected: string) {
  return isSame ? null : { code: "wrong-value", path: [field], expected };
}

/** Returns the folders that are below themselves, as faults. */
function cyclesIn(tree: z.output<typeof wireFolderTree>) {
  const expected = "an id that no folder above it has";
  return foldersBelowThemselves(tree).map((path) => ({ code: "wrong-value", path, expected }));
}

/** Refuses an empty menu if the previous one had folders. */
function nonEmptyFolders(parse: Parse<Folder[]>): Parse<Folder[]> {
  return (json, request, previous) => {
    const folders = parse(json, request, previous);
    if (folders.length > 0 || !previous?.length) return folders;
    throw new CmsError("invalid", request, "expected folders, as there were before", { pointer: "/children" });
  };
}

/** A site works without its theme and locale; host, address and language decide which pages belong to it. */
function isOptionalField(field: string): boolean {
  return field === "theme" || field === "locale";
}

/**
 * Two sites cannot share an address or host. A site does not lose its host, and a known address, host or origin does not
 * go to another site without an announcement.
 */
function wrongFieldOf(web: Web, { others, good, known }: Neighbours<Web>): string | null {
  if (good?.host && !web.host) return "host";
  const knownOthers = known.filter(({ id }) => id !== web.id);
  if (good && good.origin !== web.origin && knownOthers.some(({ origin }) => origin === web.origin)) return "url";
  const fields = ["id", "friendlyURL", "host"] as const;
  const isTaken = (field: (typeof fields)[number]) =>
    [...others, ...knownOthers].some((other) => other[field] === web[field]);
  return fields.find((field) => web[field] !== null && isTaken(field)) ?? null;
}
