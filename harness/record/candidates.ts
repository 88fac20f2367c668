import { isRecord } from "#portal/contract/parse/shape.ts";
import { isLanguage, type Language } from "#portal/contract/site/language-codes.ts";
import { inLanguage, parseLanguage } from "#portal/contract/site/languages.ts";
import { featuresOf } from "./features.ts";
import type { Exchange } from "./journal.ts";

/** A language version of a content item that may be recorded. */
export interface Candidate {
  webId: string;
  language: Language;
  id: string;
  structureKey: string;
  /** Friendly URL by which it is requested; null for an item without one, which is requested by id. */
  slug: string | null;
  features: readonly number[];
  /** Request whose response mentioned it. */
  reachedFrom: string;
  /** Its own response; null while it is known from a list only. */
  exchange: Exchange | null;
  /** Page that is shown in its place. */
  embeds: { slug: string; webId: string } | null;
}

/** Collects candidates, each version once, and numbers their features. */
export function createCandidates(structureKeys: Readonly<Record<string, string>>) {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const all = new Map<string, Candidate>();

  function numberOf(feature: string): number {
    const known = numbers.get(feature);
    if (known !== undefined) return known;
    numbers.set(feature, names.length);
    return names.push(feature) - 1;
  }

  return {
    all,
    nameOf: (feature: number) => names[feature] ?? "",
    /**
     * Null when it is not a content item. `sent` is the original record, for further requests; `redacted` is the stored
     * one.
     */
    add(sent: unknown, redacted: unknown, reachedFrom: string, exchange: Exchange | null = null): Candidate | null {
      const { id, webId, web, structure, language, friendlyURLs, data } = isRecord(sent) ? sent : {};
      const own = parseLanguage(typeof language === "string" ? language : "");
      const site = webId ?? (isRecord(web) ? web["id"] : undefined);
      if (!isId(id) || !isId(site) || own === null || !isLanguage(own) || !isRecord(structure)) return null;
      const key = `${site}/${own}/${id}`;
      const candidate: Candidate = {
        webId: String(site),
        language: own,
        id: String(id),
        structureKey: String(structure["key"]),
        slug: inLanguage(textsOf(friendlyURLs), own),
        features: featuresOf(redacted, structureKeys).map(numberOf),
        reachedFrom: all.get(key)?.reachedFrom ?? reachedFrom,
        exchange: exchange ?? all.get(key)?.exchange ?? null,
        embeds: embeddedBy(isRecord(data) ? data["stranka"] : undefined, own),
      };
      all.set(key, candidate);
      return candidate;
    },
  };
}

export type Candidates = ReturnType<typeof createCandidates>;

export function keyOf({ webId, language, id }: Pick<Candidate, "webId" | "language" | "id">): string {
  return `${webId}/${language}/${id}`;
}

function embeddedBy(page: unknown, language: Language): Candidate["embeds"] {
  if (!isRecord(page)) return null;
  const slug = inLanguage(textsOf(page["friendlyURLs"]), language);
  const web = isRecord(page["web"]) ? page["web"]["id"] : page["webId"];
  return slug !== null && isId(web) ? { slug, webId: String(web) } : null;
}

export function textsOf(value: unknown): Record<string, string> {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(entries.flatMap(([key, text]) => (typeof text === "string" ? [[key, text]] : [])));
}

export function isId(value: unknown): value is string | number {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}
