import type { ResolvedPage } from "#renderer/page/resolved.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { objectId } from "#schemas/parse/object-id.ts";
import { languages } from "#schemas/site/languages.ts";
import type { ListingOf, StructureKey, ViewOf } from "#schemas/structures/registry.ts";
import { wallClock } from "#schemas/time/dates.ts";
import type { AnswerStream } from "#server/pages/page-answer.ts";
import { officeToCard } from "./business-card.ts";
import { conferenceToCalendar, recordToCalendar, searchToCalendar } from "./calendar.ts";
import type { ExportFile } from "./export-file.ts";
import {
  agreementsToTable,
  documentsToTable,
  formsToTable,
  mediatorsToTable,
  workplacesToTable,
} from "./list-tables.ts";
import type { PageIdentity } from "./page-identity.ts";
import { paymentsToCalendar } from "./payment-calendar.ts";
import { officeToPoints, organisationsToPoints, workplacesToPoints } from "./points.ts";
import { resultsToTable } from "./results-table.ts";

type Views = { [Key in StructureKey]: ViewOf<Key> };
type Listings = { [Key in StructureKey]: ListingOf<Key> };

/** Media types of the export formats, by the suffix of their address. */
const mediaTypes = {
  csv: "text/csv; charset=utf-8; header=present",
  geojson: "application/geo+json; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
} as const;

type Suffix = keyof typeof mediaTypes;

/** A writer returns null when this page has no such file although others of its structure do. */
type Writer<Key extends StructureKey> = (
  view: Views[Key],
  identity: PageIdentity,
  listing: Listings[Key],
) => string | AnswerStream | null;

/** Export formats of the structures that have any. */
const exportsOf: { [Key in StructureKey]?: { [Name in Suffix]?: Writer<Key> } } = {
  "calendar-record": { ics: recordToCalendar },
  "collective-agreements": { csv: agreementsToTable },
  conference: { ics: conferenceToCalendar },
  "document-list": { csv: documentsToTable },
  "form-list": { csv: formsToTable },
  map: { geojson: organisationsToPoints },
  mediators: { csv: mediatorsToTable },
  "payment-dates": { ics: paymentsToCalendar },
  "regional-branch": { geojson: officeToPoints, vcf: officeToCard },
  "search-page": { csv: resultsToTable, ics: searchToCalendar },
  "workplace-contacts": { geojson: officeToPoints, vcf: officeToCard },
  "workplaces-summary": { csv: workplacesToTable, geojson: workplacesToPoints },
};

/** Splits `/akce/veletrh.ics` into the page's address and the suffix; null when there is no export with that suffix. */
export function splitExportSuffix(path: string): { path: string; suffix: Suffix } | null {
  const [, page, suffix] = /^(\/.*[^/])\.([a-z]+)$/.exec(path) ?? [];
  return page && suffix && isSuffix(suffix) ? { path: page, suffix } : null;
}

/**
 * Exports the page to the suffix's format; null when its structure has none. `host` is the request's, `now` its time in
 * milliseconds.
 */
export function toPageFile(
  shown: ResolvedPage,
  suffix: Suffix,
  { path, host, now }: { path: string; host: string; now: number },
): ExportFile | null {
  const { page, listing, usedParameters, shell, canonical, language, staleFor } = shown;
  const url = canonical.find((address) => address.language === language)?.href ?? null;
  const written = write(suffix, page, listing, {
    uid: `${page.id}@${url ? new URL(url).hostname : host}`,
    url,
    absolute: shown.absolute,
    path,
    language: languages[language].tag,
    locale: language,
    siteName: shell.siteName,
    changedAt: page.updatedAt ?? page.publishedAt,
    today: wallClock(now).date,
  });
  if (!written) return null;
  const fileName = `${asciiName(path) || page.key}.${suffix}`;
  const file = { kind: "file", contentType: mediaTypes[suffix], body: "", fileName, usedParameters, staleFor } as const;
  if (typeof written === "string") return { ...file, body: written };
  // The page object changes whenever one of the page's dependencies does.
  const stream = { ...written, version: `${written.version} ${objectId(page)}` };
  return { ...file, stream };
}

function write<Key extends StructureKey>(
  suffix: Suffix,
  { key, view }: { key: Key; view: Views[Key] },
  listing: Listing<unknown> | null,
  identity: PageIdentity,
): string | AnswerStream | null {
  // TypeScript cannot see that the listing holds the view's own rows.
  return exportsOf[key]?.[suffix]?.(view, identity, listing as Listings[Key]) ?? null;
}

function isSuffix(text: string): text is Suffix {
  return Object.hasOwn(mediaTypes, text);
}

/** The last segment of a path, without characters that are unsafe in a header or a file name. */
function asciiName(path: string): string {
  const segment = decodeURIComponent(path.split("/").at(-1) ?? "");
  return segment
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w-]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
