import type { DatabaseSync } from "node:sqlite";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import { splitLanguage } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import { createContents } from "./contents.ts";
import type { Hit } from "./hits.ts";
import type { Matches } from "./matches.ts";
import type { RankedScope, SearchResult } from "./search-result.ts";

/** Number of top hits for which replacements are looked up. */
const maxLookedUp = 20;
/** Number of replacements that are followed when a replacement has ended as well. */
const maxSteps = 3;

/** Returns functions that put the replacement of each service that has ended before that service. */
export function createReplacements(database: DatabaseSync, matches: Matches) {
  const { contentOf } = createContents(database);

  function replacementOf(ended: Hit, scope: RankedScope): Hit | null {
    let found: Hit | null = ended;
    for (let step = 0; found && hasEnded(found, scope) && step < maxSteps; step += 1) {
      const slug = slugOfReplacement(contentOf(found.rowid), scope);
      found = slug === null ? null : matches.pageAt(slug, scope);
    }
    return found && found.rowid !== ended.rowid && !hasEnded(found, scope) ? found : null;
  }

  function beforeEnded(hits: readonly Hit[], scope: RankedScope): Hit[] {
    let placed = [...hits];
    for (const hit of hits.slice(0, maxLookedUp)) {
      const replacement = hasEnded(hit, scope) ? replacementOf(hit, scope) : null;
      if (!replacement) continue;
      const at = placed.findIndex(({ rowid }) => rowid === hit.rowid);
      const own = placed.findIndex(({ rowid }) => rowid === replacement.rowid);
      if (own >= 0 && own < at) continue;
      const [known] = own >= 0 ? placed.splice(own, 1) : [];
      placed = placed.toSpliced(at, 0, known ?? replacement);
    }
    return placed;
  }

  return {
    beforeEnded,
    /** Puts services that have ended last, otherwise in the given order. */
    endedLast: (hits: readonly Hit[], scope: RankedScope): Hit[] =>
      hits.toSorted((a, b) => Number(hasEnded(a, scope)) - Number(hasEnded(b, scope))),
    /** Adds replacements that the term itself did not match. */
    withReplacements<Result extends SearchResult>(result: Result, scope: RankedScope): Result {
      const hits = beforeEnded(result.hits, scope);
      const known = new Set(result.hits.map(({ rowid }) => rowid));
      const added = hits.map(({ rowid }) => rowid).filter((rowid) => !known.has(rowid));
      if (hits.every(({ rowid }, at) => rowid === result.hits[at]?.rowid)) return result;
      const rest = result.rest.filter((rowid) => !added.includes(rowid));
      const fromRest = result.rest.length - rest.length;
      return {
        ...result,
        hits,
        rest,
        total: result.total + added.length - fromRest,
        all: () => result.all().with(added),
      };
    },
  };
}

function hasEnded({ structure, validTo }: Hit, { now }: RankedScope): boolean {
  return structure === "service" && validTo !== null && validTo < now;
}

/** Address on the same site of the page that replaces a service; null for none. */
function slugOfReplacement(content: Content | null, { site, language }: RankedScope): string | null {
  const end = content?.data["ukonceni"];
  const link = isRecord(end) && isRecord(end["nahrada"]) ? end["nahrada"] : {};
  const { stranka: page, adresa: address } = link;
  if (isRecord(page) && isRecord(page["friendlyURLs"]) && isRecord(page["web"]))
    return String(page["web"]["id"]) === site ? slugIn(page["friendlyURLs"], language) : null;
  return typeof address === "string" && address.startsWith("/") ? toSlug(splitLanguage(address).path) : null;
}

function slugIn(friendlyURLs: Readonly<Record<string, unknown>>, language: RankedScope["language"]): string | null {
  const slug = inLanguageOrDefault(friendlyURLs, language)?.value;
  return typeof slug === "string" ? toSlug(slug) : null;
}

function toSlug(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.split("/").filter(Boolean).join("/");
}
