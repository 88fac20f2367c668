import { resolve } from "node:path";
import { type Affected, affectedBy, type ChangedContent, isNamedIn } from "#harness/changed/affected.ts";
import { readChanges } from "#harness/changed/git.ts";
import { selectAffected } from "#harness/changed/select-affected.ts";
import type { Progress } from "#harness/cli/command.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import { listedKeys } from "#portal/page/content/related-content.ts";
import type { RecordEntry, Source } from "./item.ts";
import { readItem } from "./read/entry.ts";

/** Entry files of the check; a change of anything that they import affects all content. */
const roots = ["harness/check/command.ts", "renderer/page/document/document.tsx"];

interface Options {
  ref: string;
  /** Folder that the records come from. */
  fixtures: string;
  progress: Progress;
}

/** Returns the records that changed since a commit or depend on a change, and notes what is left out. */
export function changedEntries(
  entries: readonly RecordEntry[],
  source: Source,
  { ref, fixtures, progress }: Options,
): RecordEntry[] {
  const folder = resolve(fixtures);
  const affected = affectedBy(readChanges(folder, ref), { fixtures: folder, roots });
  const { everything } = affected;
  const options = { noun: "Content items", ref, everything, progress };
  return selectAffected(entries, (entry) => isTouched(entry, source, affected), options);
}

function isTouched(entry: RecordEntry, { config }: Source, { keys, contents }: Affected): boolean {
  const { file } = entry;
  if (file !== null && contents.some((each) => each.file === resolve(file))) return true;
  const { record, content } = readItem(entry);
  if (contents.length > 0 && isNamedIn(JSON.stringify(record) ?? "", contents)) return true;
  if (content === null) return false;
  const key = structureKeyOf(content, config.structureKeys);
  if ([...keys].some((each) => each === key)) return true;
  const listed = listedKeys(content, config.structureKeys);
  const isListed = (each: string) => listed.includes(structureKeyOf({ structureKey: each }, config.structureKeys));
  return contents.some(({ structureKeys }: ChangedContent) => structureKeys.some(isListed));
}
