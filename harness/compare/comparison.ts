import { siteOf } from "#harness/check/context.ts";
import type { RecordEntry, Source } from "#harness/check/item.ts";
import { readItem } from "#harness/check/read/entry.ts";
import { toFindingContent } from "#harness/check/uses.ts";
import type { Io } from "#harness/cli/command.ts";
import { createValuesOf } from "#harness/fixtures/recorded-values.ts";
import type { Finding } from "#portal/checks/finding.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import { inLanguageOrDefault } from "#portal/contract/site/languages.ts";
import { resolveValues } from "#portal/contract/values/shared/resolve-values.ts";
import type { ChangedValue, Times } from "./changed-values.ts";
import { changesIn, type TextChange } from "./page-changes.ts";

/** A page whose texts change. */
interface ChangedPage {
  content: Finding["content"];
  /** Name of its site. */
  site: string;
  changes: readonly TextChange[];
}

export interface Comparison extends Times {
  source: string;
  /** Number of content items that were compared. */
  count: number;
  pages: readonly ChangedPage[];
  /** The values that change on these pages. */
  values: readonly ChangedValue[];
  isPartial: boolean;
}

/** Compares the texts of content items at the time of a source and at another time. */
export async function compare(
  entries: readonly RecordEntry[],
  source: Source,
  at: number,
  { progress, signal }: Io,
): Promise<Comparison> {
  const { now, sets, sites, config } = source;
  const valuesOf = createValuesOf(sets, sites);
  const pages: ChangedPage[] = [];
  const changed = new Map<string, ChangedValue>();
  let count = 0;
  progress.start("Comparing texts", entries.length);
  for (const entry of entries) {
    if (signal.aborted) break;
    count += 1;
    progress.step();
    const item = readItem(entry);
    const { content } = item;
    if (!content) continue;
    const values = valuesOf(content.webId);
    const found = changesIn(item, { values, now, at, key: structureKeyOf(content, config.structureKeys) });
    if (found.changes.length === 0) continue;
    const { names, friendlyURL } = siteOf(content, sites)?.web ?? { names: {}, friendlyURL: content.webId };
    const site = inLanguageOrDefault(names, "cs")?.value ?? friendlyURL;
    const { name } = resolveValues(content, { values, language: content.language, now }).item;
    pages.push({ content: { ...toFindingContent(content), name }, site, changes: found.changes });
    // A site may have a value of its own under a key of the main site.
    for (const each of found.changed) changed.set(JSON.stringify(each), each);
  }
  progress.end();
  const isPartial = count < entries.length || source.failure !== null;
  return { source: source.name, now, at, count, pages, values: [...changed.values()], isPartial };
}
