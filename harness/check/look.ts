import { levels, type Severity } from "#checks/finding.ts";
import type { LinkTemplates } from "#checks/links.ts";
import { openBrowserCheck, type Rendered } from "#harness/check/page/browser.ts";
import { loadDocumentOf } from "#harness/check/page/load-renderer.ts";
import { createRender } from "#harness/check/page/render.ts";
import type { Io } from "#harness/cli/command.ts";
import { createCheckContext } from "./context.ts";
import type { Item, Source } from "./item.ts";
import { type Checked, checkItems } from "./run.ts";

interface Looking {
  level: number;
  links: LinkTemplates;
  bail: number | null;
  severity: Severity;
  io: Io;
}

/** Looks at records with what their level needs, a browser among it. */
export async function look(
  items: readonly Item[],
  source: Source,
  { level, links, ...options }: Looking,
): Promise<Checked> {
  // Nothing has to be built for nothing.
  if (items.length === 0) return { findings: [], accepted: [], count: 0, crash: null };
  const documentOf = level < levels.indexOf("render") ? null : await loadDocumentOf();
  const sight = level < levels.indexOf("browser") ? null : await openBrowserCheck(source.now);
  let rendered: Rendered | null = null;
  const render = documentOf && createRender(documentOf, source, (each) => (rendered = each));
  const after = async (item: Item) => {
    if (rendered) await sight?.look(rendered, item);
    rendered = null;
  };
  try {
    const around = createCheckContext(source, { level, links, render });
    const checked = await checkItems(items, { ...options, around, after: sight ? after : undefined });
    return sight ? { ...checked, findings: [...checked.findings, ...sight.findings(links)] } : checked;
  } finally {
    await sight?.close();
  }
}
