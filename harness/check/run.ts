import { setImmediate } from "node:timers/promises";
import { type Finding, levels, rankOf, type Severity } from "#checks/finding.ts";
import type { LinkTemplates } from "#checks/links.ts";
import type { Rendered } from "#harness/check/page/browser.ts";
import { createRender } from "#harness/check/page/render.ts";
import type { Io } from "#harness/cli/command.ts";
import { checkItem } from "./check-item.ts";
import { type CheckContext, createCheckContext } from "./context.ts";
import type { Item, Source } from "./item.ts";

export interface Checked {
  findings: Finding[];
  accepted: Finding[];
  /** Number of records checked. */
  count: number;
  /** The first error of the check itself; the other records are checked all the same. */
  crash: Error | null;
}

interface Checking {
  level: number;
  links: LinkTemplates;
  bail: number | null;
  severity: Severity;
  io: Io;
}

/** Checks records with all that the level needs, such as a browser. */
export async function checkSource(
  items: readonly Item[],
  source: Source,
  { level, links, ...options }: Checking,
): Promise<Checked> {
  // Without records nothing is built.
  if (items.length === 0) return { findings: [], accepted: [], count: 0, crash: null };
  const documentOf = level < levels.indexOf("render") ? null : await openRenderer();
  const browser = level < levels.indexOf("browser") ? null : await openBrowser(source.now);
  let rendered: Rendered | null = null;
  const render = documentOf && createRender(documentOf, source, (each) => (rendered = each));
  const after = async (item: Item) => {
    if (rendered) await browser?.look(rendered, item);
    rendered = null;
  };
  try {
    const context = createCheckContext(source, { level, links, render });
    const checked = await checkItems(items, { ...options, context, after: browser ? after : undefined });
    return browser ? { ...checked, findings: [...checked.findings, ...browser.findings(links)] } : checked;
  } finally {
    await browser?.close();
  }
}

interface Options {
  context: CheckContext;
  /** Number of failing findings after which the run ends; null for no limit. */
  bail: number | null;
  severity: Severity;
  io: Io;
  /** Called after each record. */
  after?: ((item: Item) => Promise<void>) | undefined;
}

/** Records that are checked without a pause for signals. */
const turn = 20;

/** Checks records one by one until all are done, `bail` is reached or the command is interrupted. */
export async function checkItems(
  items: readonly Item[],
  { context, bail, severity, io, after }: Options,
): Promise<Checked> {
  const checked: Checked = { findings: [], accepted: [], count: 0, crash: null };
  let failing = 0;
  io.progress.start("Checking contents", items.length);
  for (const item of items) {
    if (io.signal.aborted || (bail !== null && failing >= bail)) break;
    checked.count += 1;
    try {
      const { findings, accepted } = checkItem(item, context);
      checked.findings.push(...findings);
      checked.accepted.push(...accepted);
      failing += findings.filter((each) => rankOf(each.severity) >= rankOf(severity)).length;
      await after?.(item);
    } catch (cause) {
      const trace = cause instanceof Error ? cause.stack : cause;
      checked.crash ??= new Error(`The check breaks on ${item.file ?? `content ${item.content?.id}`}: ${trace}`);
    }
    io.progress.step();
    // Node.js handles signals between two turns of the event loop.
    if (checked.count % turn === 0) await setImmediate();
  }
  io.progress.end();
  return checked;
}

// Loaded where they are needed: the modules of browser and renderer take most of the time to start.
async function openRenderer() {
  const { loadDocumentOf } = await import("#harness/check/page/load-renderer.ts");
  return loadDocumentOf();
}

async function openBrowser(now: number) {
  const { openBrowserCheck } = await import("#harness/check/page/browser.ts");
  return openBrowserCheck(now);
}
