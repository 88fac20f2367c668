import type { Progress } from "#harness/cli/command.ts";
import { CmsError } from "#portal/cms/client.ts";
import { runConcurrently } from "#portal/run-concurrently.ts";
import { type Candidate, type Candidates, keyOf } from "./candidates.ts";
import { cover } from "./cover.ts";
import { type Crawled, requestOf } from "./crawl.ts";
import type { Exchange } from "./journal.ts";
import type { Provenance } from "./provenance.ts";
import type { CmsSource } from "./source.ts";

/** A selected content item with its response and the reasons. */
export interface SelectedItem {
  candidate: Candidate;
  exchange: Exchange;
  why: string[];
}

interface Options {
  source: CmsSource;
  candidates: Candidates;
  crawled: Crawled;
  /** Keeps every content item instead of covering all features. */
  isAll: boolean;
  progress: Progress;
}

/** Maximum number of parallel requests. */
const atOnce = 2;

/** Consecutive failures after which the CMS counts as down. */
const mostFailures = 5;

/** Most reasons listed for one file. */
const mostReasons = 20;

/**
 * Selects the content items to keep and reads each by its own address, as the portal does. When a response differs from
 * the list, the selection is repeated until all selected items have been read.
 */
export async function select({ source, candidates, crawled, isAll, progress }: Options): Promise<SelectedItem[]> {
  /** Structures whose lists have incomplete records. */
  const shortened = new Set<string>();
  let failures = 0;

  async function read(candidate: Candidate): Promise<void> {
    const key = keyOf(candidate);
    try {
      const { exchange, json } = await source.get(...requestOf(candidate));
      failures = 0;
      const added = candidates.add(json, exchange.body, candidate.reachedFrom, exchange);
      if (added?.features.some((feature) => !candidate.features.includes(feature)))
        shortened.add(candidate.structureKey);
      // It has been deleted, or the CMS responded with another version.
      if (!added || keyOf(added) !== key) candidates.all.delete(key);
    } catch (error) {
      if (!(error instanceof CmsError) || ++failures === mostFailures) throw error;
      crawled.failures.push(error.message);
      candidates.all.delete(key);
    }
    progress.step();
  }

  for (;;) {
    const all = [...candidates.all.values()];
    const needed = withEmbedded(all, crawled.needed);
    const must = all.flatMap((candidate, index) => (needed.has(keyOf(candidate)) ? [index] : []));
    const chosen = isAll
      ? all.map((_, item) => ({ item, for: [] }))
      : cover(
          all.map(({ features }) => features),
          must,
        );
    const items = chosen.flatMap(({ item, for: features }) => (all[item] ? [{ candidate: all[item], features }] : []));
    const unread = new Set(items.map(({ candidate }) => candidate).filter(({ exchange }) => exchange === null));
    for (const each of all) if (shortened.has(each.structureKey) && each.exchange === null) unread.add(each);
    if (unread.size === 0)
      return items.flatMap(({ candidate, features }) => {
        const reason = needed.get(keyOf(candidate));
        const why = [...(reason ? [reason] : []), ...features.map(candidates.nameOf)];
        const listed =
          why.length > mostReasons ? [...why.slice(0, mostReasons), `and ${why.length - mostReasons} more`] : why;
        return candidate.exchange
          ? [{ candidate, exchange: candidate.exchange, why: isAll && !reason ? ["all"] : listed }]
          : [];
      });
    progress.start("Reading content items", unread.size);
    await runConcurrently(unread, atOnce, read);
    progress.end();
  }
}

/** Reason of a file that was added by a replay; the next recording keeps it. */
export const requestedInReplay = "asked for in a replay";

/** Marks items as needed that replays have added to the store being replaced. */
export function markRequestedInReplay(
  { all }: Candidates,
  needed: Map<string, string>,
  before: ReadonlyMap<string, Provenance>,
): void {
  const keys = new Map([...all.values()].map((each) => [nameOf(...requestOf(each)), keyOf(each)]));
  for (const { why, request } of before.values()) {
    const key = why.includes(requestedInReplay) ? keys.get(nameOf(request.path, request.query)) : undefined;
    if (key !== undefined && !needed.has(key)) needed.set(key, requestedInReplay);
  }
}

function nameOf(path: string, { webId = "", language = "" }: Readonly<Record<string, string>>): string {
  return `${webId}/${language}${path}`;
}

/** Adds the pages that needed ones embed. */
function withEmbedded(all: readonly Candidate[], needed: ReadonlyMap<string, string>): Map<string, string> {
  const result = new Map(needed);
  const bySlug = new Map(all.map((each) => [`${each.webId}/${each.language}/${each.slug}`, each]));
  for (const { embeds, language, exchange } of all) {
    const target = embeds && exchange ? bySlug.get(`${embeds.webId}/${language}/${embeds.slug}`) : undefined;
    if (target && !result.has(keyOf(target))) result.set(keyOf(target), "embedded in another page");
  }
  return result;
}
