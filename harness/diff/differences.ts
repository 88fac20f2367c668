import type { RecordEntry, Source } from "#harness/check/item.ts";
import { toFindingContent } from "#harness/check/uses.ts";
import type { Io } from "#harness/cli/command.ts";
import type { Change, Changes } from "#portal/checks/changes/change.ts";
import { changesBetween } from "#portal/checks/changes/changes.ts";
import type { Finding } from "#portal/checks/finding.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import type { createVersions } from "./versions.ts";

/** A content item with what changed; `isNew` is set when there is nothing to compare it with. */
interface ChangedContent {
  content: Finding["content"];
  isNew: boolean;
  changes: readonly Change[];
  left: number;
}

export interface Differences {
  source: string;
  /** Version that was compared with: `published`, or a folder. */
  from: string;
  /** Number of content items that were compared. */
  count: number;
  contents: readonly ChangedContent[];
  isPartial: boolean;
}

/** Compares content items with other versions of them; those without a change are left out. */
export async function differencesOf(
  entries: readonly RecordEntry[],
  source: Source,
  from: string,
  versionsOf: Awaited<ReturnType<typeof createVersions>>,
  { progress, signal }: Io,
): Promise<Differences> {
  const contents: ChangedContent[] = [];
  let count = 0;
  progress.start("Comparing versions", entries.length);
  for (const entry of entries) {
    if (signal.aborted) break;
    const { before, after } = await versionsOf(entry);
    count += 1;
    progress.step();
    if (!after?.content) continue;
    const { structureKeys } = source.config;
    const key = structureKeyOf(after.content, structureKeys);
    const old = before && {
      record: before.record,
      key: before.content ? structureKeyOf(before.content, structureKeys) : key,
    };
    const found: Changes = old ? changesBetween(old, { record: after.record, key }) : { changes: [], left: 0 };
    if (old && found.changes.length === 0) continue;
    contents.push({ content: toFindingContent(after.content), isNew: old === null, ...found });
  }
  progress.end();
  const isPartial = count < entries.length || source.failure !== null;
  return { source: source.name, from, count, contents, isPartial };
}
