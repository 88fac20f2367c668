import { setImmediate } from "node:timers/promises";
import type { Rendered } from "#harness/check/page/browser.ts";
import { createRender } from "#harness/check/page/render.ts";
import type { Io } from "#harness/cli/command.ts";
import { joinedLists } from "#harness/report/finding-list.ts";
import { levels, rankOf, type Severity } from "#portal/checks/finding.ts";
import type { LinkTemplates } from "#portal/checks/links.ts";
import { checkItem } from "./check-item.ts";
import { type Checked, type CheckedBatch, createCollection, joinedBatches } from "./collection.ts";
import { type CheckContext, createCheckContext } from "./context.ts";
import type { Item, RecordEntry, Source } from "./item.ts";
import { readItem } from "./read/entry.ts";
import { startThreads } from "./threads.ts";

interface Checking {
  level: number;
  links: LinkTemplates;
  bail: number | null;
  severity: Severity;
  io: Io;
  /** Number of threads; null for one per core, if there are enough records. */
  threads?: number | null;
}

/** Checks records, with a browser if the level needs one. */
export async function checkSource(
  entries: readonly RecordEntry[],
  source: Source,
  { level, links, threads = null, ...options }: Checking,
): Promise<Checked> {
  // Without records there is no need to build the renderer.
  if (entries.length === 0) return joinedBatches([]);
  const documentOf = level < levels.indexOf("render") ? null : await openRenderer();
  const browser = level < levels.indexOf("browser") ? null : await openBrowser(source.now);
  let rendered: Rendered | null = null;
  const render = documentOf && createRender(documentOf, source, browser ? (each) => (rendered = each) : undefined);
  const after = async (item: Item) => {
    if (rendered) await browser?.look(rendered, item);
    rendered = null;
  };
  try {
    const context = createCheckContext(source, { level, links, render });
    // The browser has a single page, and `bail` must end at the same record in each run.
    const isAlone = browser !== null || options.bail !== null;
    if (!isAlone) return await checkInThreads(entries, { context, threads, io: options.io });
    const checked = await checkItems(entries, { ...options, context, after: browser ? after : undefined });
    return browser ? { ...checked, findings: joinedLists(checked.findings, browser.findings(links)) } : checked;
  } finally {
    await browser?.close();
  }
}

interface Options {
  context: CheckContext;
  /** Number of failing findings after which the run stops; null for no limit. */
  bail: number | null;
  severity: Severity;
  io: Io;
  /** Called after each record. */
  after?: ((item: Item) => Promise<void>) | undefined;
}

/** Checks records one by one until all are done, `bail` is reached or the command is interrupted. */
export async function checkItems(
  entries: readonly RecordEntry[],
  { context, bail, severity, io, after }: Options,
): Promise<Checked> {
  const collected = createCollection();
  let failing = 0;
  io.progress.start("Checking content items", entries.length);
  for (const [index, entry] of entries.entries()) {
    if (io.signal.aborted || (bail !== null && failing >= bail)) break;
    const checked = await checkEntry(entry, context, after);
    collected.add(index, checked);
    failing += checked.findings.filter((each) => rankOf(each.severity) >= rankOf(severity)).length;
    io.progress.step();
    // Signals are handled between turns of the event loop.
    if (index % turn === 0) await setImmediate();
  }
  io.progress.end();
  return collected.all();
}

/** Records checked between two pauses for signals. */
const turn = 20;

/** Checks records in this thread and in workers; each takes the next batch. */
async function checkInThreads(
  entries: readonly RecordEntry[],
  { context, threads, io }: { context: CheckContext; threads: number | null; io: Io },
): Promise<Checked> {
  const collected = createCollection();
  const note = (first: number, checked: CheckedBatch) => {
    collected.add(first, checked);
    io.progress.step(checked.count);
  };
  io.progress.start("Checking content items", entries.length);
  const others = startThreads({ entries, context, threads, signal: io.signal, onChecked: note });
  for (let first = others.next(); first < entries.length && !io.signal.aborted; first = others.next()) {
    note(first, await checkEntries(entries.slice(first, first + others.atOnce), context));
    await setImmediate();
  }
  await others.ended;
  io.progress.end();
  return collected.all();
}

export async function checkEntries(entries: readonly RecordEntry[], context: CheckContext): Promise<CheckedBatch> {
  const parts: CheckedBatch[] = [];
  for (const entry of entries) parts.push(await checkEntry(entry, context));
  return joinedBatches(parts);
}

async function checkEntry(entry: RecordEntry, context: CheckContext, after?: Options["after"]): Promise<CheckedBatch> {
  try {
    const item = readItem(entry);
    const checked = checkItem(item, context);
    await after?.(item);
    return { ...checked, count: 1, crash: null };
  } catch (cause) {
    const trace = cause instanceof Error ? cause.stack : cause;
    const crash = new Error(`The check breaks on ${entry.file ?? `content ${entry.content?.id}`}: ${trace}`);
    return { findings: [], accepted: [], count: 1, crash };
  }
}

// Loaded on demand: browser and renderer take most of the start time.
export async function openRenderer() {
  const { loadDocumentOf } = await import("#harness/check/page/load-renderer.ts");
  return loadDocumentOf();
}

async function openBrowser(now: number) {
  const { openBrowserCheck } = await import("#harness/check/page/browser.ts");
  return openBrowserCheck(now);
}
