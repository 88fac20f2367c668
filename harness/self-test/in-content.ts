import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "#checks/finding.ts";
import { noLinks } from "#checks/links.ts";
import { checkItem } from "#harness/check/check-item.ts";
import { type CheckContext, createCheckContext } from "#harness/check/context.ts";
import type { Source } from "#harness/check/item.ts";
import { loadDocumentOf } from "#harness/check/page/load-renderer.ts";
import { createRender } from "#harness/check/page/render.ts";
import { readFixtures } from "#harness/check/read/fixtures.ts";
import { toItem } from "#harness/check/read/record.ts";
import { parseConfig } from "#server/config/config.ts";
import { once, type Signature } from "./defect.ts";

const fixtures = join(import.meta.dirname, "../../fixtures");

/** The fixtures and the renderer of their documents. */
export const recorded = once(async () => {
  const [source, documentOf] = await Promise.all([readFixtures(fixtures, parseConfig({}), null), loadDocumentOf()]);
  return { source, documentOf, context: contextFor(source, documentOf) };
});

/** Returns the context of checks, as in `portal check` up to level 4. */
export function contextFor(source: Source, documentOf: Parameters<typeof createRender>[0]): CheckContext {
  return createCheckContext(source, { level: 4, links: noLinks, render: createRender(documentOf, source) });
}

/** A page of many blocks. */
const guide = "mpsv/standard-page/pruvodce-pro-mlade-rodiny.cs.json";

export function recordOf(fixture = guide): unknown {
  return JSON.parse(textOf(fixture));
}

export function textOf(fixture = guide): string {
  return readFileSync(join(fixtures, "contents", fixture), "utf8");
}

export async function findingsIn(record: unknown, context?: CheckContext): Promise<Finding[]> {
  const item = toItem(record, { file: null, text: null });
  return checkItem(item, context ?? (await recorded()).context).findings;
}

/** Returns the findings above advice. */
export async function seriousFindingsIn(record: unknown): Promise<Finding[]> {
  return (await findingsIn(record)).filter(({ severity }) => severity !== "info");
}

export function signatureOf({ code, pointer, message }: Finding): Signature {
  return { code, place: pointer, says: message.cs };
}
