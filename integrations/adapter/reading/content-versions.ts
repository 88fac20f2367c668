import { toWireLanguage } from "#embedded/replay/languages.ts";
import type { ContentEntry, Version } from "#integrations/adapter/define-adapter.ts";
import { type ContentType, wireKeyOf } from "#integrations/adapter/mapping/mapping.ts";
import { type Context, type Page, type Path, readTable } from "#integrations/adapter/mapping/source.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { parseLanguage } from "#schemas/site/languages.ts";

/** A part of a record that cannot be used, with its place. */
export interface Problem {
  language: string | null;
  place: string;
  reason: string;
}

/** Returns the page with an id, named in a language; null while none is known. */
export type FindPage = (id: string, language: Language) => Page | null;

/** A content item in one language, in the words of the contract. */
interface Mapped {
  published: Record<string, unknown> | null;
  draft: Record<string, unknown> | null;
}

interface Versions {
  byLanguage: Map<string, Mapped>;
  problems: Problem[];
  /** True when some version cannot be read at all: its language is not known to be gone. */
  isPartial: boolean;
}

/** Converts the versions of a content item to records on the wire by language; a version that is no record is left out. */
export function contentVersions(entry: ContentEntry, type: ContentType, find: FindPage): Versions {
  const problems: Problem[] = [];
  const byLanguage = new Map<string, Mapped>();
  for (const version of entry.versions) {
    const language = isRecord(version) && typeof version.language === "string" ? parseLanguage(version.language) : null;
    const wire = language && toWireLanguage(language);
    if (!language || !wire) {
      problems.push({ language: null, place: "", reason: "expected a version in a language of the portal" });
      continue;
    }
    const report = (path: Path, reason: string) => void problems.push({ language, place: path.join("."), reason });
    const context: Context = { language, page: (id) => find(id, language), report };
    const mapped = mapVersion(version, (record) => ({
      ...recordOf(type, record, context),
      id: entry.id,
      language: wire,
      structure: { key: wireKeyOf(type) },
    }));
    if (mapped) byLanguage.set(wire, mapped);
    else report([], "expected a record");
  }
  withAddresses(byLanguage);
  return { byLanguage, problems, isPartial: byLanguage.size < entry.versions.length };
}

function mapVersion({ published, draft }: Version, map: (record: object) => Record<string, unknown>): Mapped | null {
  const given = [published, draft].map((record) => record ?? null);
  if (!given.every((record) => record === null || isRecord(record))) return null;
  const [visible = null, latest = null] = given.map((record) => (isRecord(record) ? map(record) : null));
  return { published: visible && { ...visible, published: true }, draft: latest && { ...latest, published: false } };
}

function recordOf({ envelope, data }: ContentType, record: object, context: Context): Record<string, unknown> {
  const { web, address, roles, ...rest } = envelope;
  const site = web.read(record, context, []);
  return {
    ...readTable(rest, record, context),
    webId: site,
    web: { id: site },
    permissions: { VIEW: viewersOf(roles?.read(record, context, [])) },
    friendlyURLs: address.read(record, context, []),
    data: readTable(data, record, context),
  };
}

/** Gives each version the addresses of all languages, and leaves out drafts that change nothing. */
function withAddresses(byLanguage: Map<string, Mapped>): void {
  const visible = addressesOf([...byLanguage].map(([language, { published }]) => [language, published]));
  const latest = addressesOf([...byLanguage].map(([language, { published, draft }]) => [language, draft ?? published]));
  for (const [language, { published, draft }] of byLanguage) {
    const both = {
      published: published && { ...published, friendlyURLs: visible },
      draft: draft && { ...draft, friendlyURLs: latest },
    };
    byLanguage.set(language, { ...both, draft: isSame(both) ? null : both.draft });
  }
}

function addressesOf(versions: readonly (readonly [string, Record<string, unknown> | null])[]): Record<string, string> {
  return Object.fromEntries(
    versions.flatMap(([language, record]) => {
      const address = record?.["friendlyURLs"];
      return typeof address === "string" ? [[language, address.replace(/^\/+|\/+$/g, "")]] : [];
    }),
  );
}

function isSame({ published, draft }: Mapped): boolean {
  const timeless = (record: object | null) => JSON.stringify({ ...record, published: true, updatedAt: null });
  return timeless(published) === timeless(draft);
}

/** The roles that may see a page. Roles that cannot be read admit nobody. */
function viewersOf(roles: unknown) {
  const names = roles === undefined || roles === null ? ["Guest"] : Array.isArray(roles) ? roles : [];
  return names
    .filter((name) => typeof name === "string")
    .map((name, index) => ({ id: String(index + 1), type: "ROLE", name }));
}
