import { setImmediate } from "node:timers/promises";
import { type Finding, rankOf, type Severity } from "#checks/finding.ts";
import type { Io } from "#harness/cli/command.ts";
import { checkItem } from "./check-item.ts";
import type { CheckContext } from "./context.ts";
import type { Item } from "./item.ts";

interface Options {
  around: CheckContext;
  /** So many findings that fail are enough; null for all. */
  bail: number | null;
  severity: Severity;
  io: Io;
  /** Called when a record was looked at. */
  after?: ((item: Item) => Promise<void>) | undefined;
}

export interface Checked {
  findings: Finding[];
  accepted: Finding[];
  /** How many records were looked at. */
  count: number;
  /** The first record that the check itself could not bear; the others are looked at all the same. */
  crash: Error | null;
}

/** Looks at records one after the other until all are done, enough is found or the command is ended. */
export async function checkItems(
  items: readonly Item[],
  { around, bail, severity, io, after }: Options,
): Promise<Checked> {
  const checked: Checked = { findings: [], accepted: [], count: 0, crash: null };
  let failing = 0;
  io.progress.start("Checking contents", items.length);
  for (const item of items) {
    if (io.signal.aborted || (bail !== null && failing >= bail)) break;
    checked.count += 1;
    try {
      const { findings, accepted } = checkItem(item, around);
      checked.findings.push(...findings);
      checked.accepted.push(...accepted);
      failing += findings.filter((each) => rankOf(each.severity) >= rankOf(severity)).length;
      await after?.(item);
    } catch (cause) {
      const trace = cause instanceof Error ? cause.stack : cause;
      checked.crash ??= new Error(`The check breaks on ${item.file ?? `content ${item.content?.id}`}: ${trace}`);
    }
    io.progress.step();
    // Signals are heard between two turns of the event loop.
    if (checked.count % turn === 0) await setImmediate();
  }
  io.progress.end();
  return checked;
}

/** Records that are looked at without a pause. */
const turn = 20;
