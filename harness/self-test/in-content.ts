import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "#checks/finding.ts";
import { noLinks } from "#checks/links.ts";
import { checkItem } from "#harness/check/check-item.ts";
import { type CheckContext, createCheckContext } from "#harness/check/context.ts";
import type { Source } from "#harness/check/item.ts";
import { toPath } from "#harness/check/known-issues.ts";
import { loadDocumentOf } from "#harness/check/page/load-renderer.ts";
import { createRender } from "#harness/check/page/render.ts";
import { readFixtures } from "#harness/check/read/fixtures.ts";
import { toItem } from "#harness/check/read/record.ts";
import { withValue } from "#harness/content/nodes.ts";
import { parseConfig } from "#server/config/config.ts";
import { type Defect, once, type Told } from "./defect.ts";
import type { Put } from "./put.ts";

const fixtures = join(import.meta.dirname, "../../fixtures");

/** The recorded contents and what writes their documents. */
export const recorded = once(async () => {
  const [source, documentOf] = await Promise.all([readFixtures(fixtures, parseConfig({}), null), loadDocumentOf()]);
  return { source, documentOf, around: aroundOf(source, documentOf) };
});

/** With all that contents are checked with, as `portal check` does it up to level 4. */
export function aroundOf(source: Source, documentOf: Parameters<typeof createRender>[0]): CheckContext {
  return createCheckContext(source, { level: 4, links: noLinks, render: createRender(documentOf, source) });
}

const guide = "mpsv/standard-page/pruvodce-pro-mlade-rodiny.cs.json";
export const service = "mpsv/service/prispevek-na-bydleni.cs.json";

interface Seed {
  name: string;
  /** Below fixtures/contents; a page of many blocks where none is named. */
  fixture?: string;
  /** Pointer of what is changed and of what is to be told. */
  at: string;
  put: Put;
  code: string;
  says?: string;
}

/** A recorded content with one mistake in it. */
export function inContent(area: Defect["area"], { name, fixture = guide, at, put, code, says = "" }: Seed): Defect {
  return {
    name,
    area,
    expected: { code, place: at, says },
    original: () => originalOf(fixture),
    seeded: async () => (await findingsIn(changed(recordOf(fixture), toPath(at), put))).map(toTold),
  };
}

/** Advice, which may be given about any content, is no fault of it. */
async function originalOf(fixture: string): Promise<Told[]> {
  const findings = await findingsIn(recordOf(fixture));
  return findings.filter(({ severity }) => severity !== "info").map(toTold);
}

export function recordOf(fixture = guide): unknown {
  return JSON.parse(readFileSync(fileOfRecord(fixture), "utf8"));
}

export function fileOfRecord(fixture = guide): string {
  return join(fixtures, "contents", fixture);
}

/** What the check says of a record. */
export async function findingsIn(record: unknown, around?: CheckContext): Promise<Finding[]> {
  const item = toItem(record, { file: null, text: null });
  return checkItem(item, around ?? (await recorded()).around).findings;
}

export function toTold({ code, pointer, message }: Finding): Told {
  return { code, place: pointer, says: message.cs };
}

function changed(record: unknown, path: readonly (string | number)[], put: Put): unknown {
  return withValue(record, path, put(valueAt(record, path)));
}

function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => {
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, root);
}
