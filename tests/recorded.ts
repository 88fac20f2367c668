import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readStore } from "#embedded/replay/store.ts";
import { readSites, replayClient } from "#harness/check/read/sites.ts";
import { contextOf } from "#harness/fixtures/page-context.ts";
import { createValuesOf, isValueSet } from "#harness/fixtures/recorded-values.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { documentOf } from "#renderer/page/document/document.tsx";
import { listingOf } from "#renderer/page/read-listing.ts";
import type { Resolved } from "#renderer/page/resolved.ts";
import { bareShell } from "#renderer/shell/to-shell.ts";
import { type Page, parseContent, parsePage } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { withValues } from "#schemas/values/shared/content-values.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import { parseConfig } from "#server/config/config.ts";
import { createViewContext } from "#server/view/view-context.ts";

export type ShownPage = Extract<Resolved, { kind: "page" }>;

export const fixtures = join(import.meta.dirname, "../fixtures");

/** Time at which recorded pages are rendered, in milliseconds. */
export const recordedNow = Date.parse("2026-11-15T12:00:00Z");

export function readFixture(file: string) {
  return JSON.parse(readFileSync(join(fixtures, file), "utf8"));
}

export const recordedConfig = parseConfig({});
const clock = { now: () => recordedNow };
const client = replayClient(readStore(fixtures), recordedConfig, clock);
export const { sites } = await readSites({ client, config: recordedConfig, clock });

export const webs = sites.map(({ web }) => web);

/** Files of the recorded contents; configs and contents that only embed another page have no page of their own. */
export const recordedFiles = globSync("contents/*/*/*.json", { cwd: fixtures })
  .filter((file) => !/\/(web-config|embedded-page)\/|\.issues\.json$/.test(file))
  .toSorted();

const records = new Map(recordedFiles.map((file) => [file, parseContent(readFixture(file))]));
const valuesOf = createValuesOf(
  [...records.values()].flatMap(({ content }) =>
    content && isValueSet(content, recordedConfig.structureKeys) ? content : [],
  ),
  sites,
);

/** A recorded content item as visitors read it, with its shared values. */
function withRecordedValues(content: Content): Content {
  return withValues(content, valuesOf(content.webId), recordedNow);
}

const written = new Map(
  [...records].flatMap(([file, { content }]) => (content ? [[file, withRecordedValues(content)] as const] : [])),
);

export const recordedContents = [...written.values()];

/** Returns the recorded content item of a file with its shared values. */
export function recordedContent(file: string): Content | null {
  return written.get(file) ?? null;
}

/** The page of a content, among the recorded ones. */
export function toPage(
  content: Content,
  around = contextOf(content, recordedContents, { keys: defaultStructureKeys, webs }),
) {
  const site = sites.find(({ web }) => web.id === content.webId);
  if (!site) throw new Error(`there is no site ${content.webId}`);
  const { web, folders } = site;
  const visit = { webs, web, host: "localhost", language: content.language, home: {}, folders: folders.main };
  return parsePage(content, createViewContext(visit), around);
}

export function readPage(file: string) {
  const { issues = [] } = records.get(file) ?? {};
  const content = recordedContent(file);
  if (!content) throw new Error(`${file} has no envelope`);
  const parsed = toPage(content);
  return { content, page: parsed.page, issues: [...issues, ...parsed.issues] };
}

/** A recorded page as resolved for rendering, with the given fields. */
export function toShown(page: Page, parts: Partial<ShownPage> = {}): ShownPage {
  const { language } = page;
  return {
    kind: "page",
    status: 200,
    page,
    usedParameters: [],
    listing: listingOf(page, new Map(), { language, now: recordedNow })?.listing ?? null,
    canonical: [],
    absolute: () => null,
    feeds: [],
    image: null,
    isPublic: true,
    isUnlisted: false,
    language,
    shell: bareShell(language),
    staleFor: 0,
    ...parts,
  };
}

/** The whole document of a page, in its site's shell or a bare one. */
export function toDocument(page: Page, shell = bareShell(page.language)): string {
  const environment = { assets: noAssets, now: recordedNow, visitor: anyone, config: recordedConfig };
  return documentOf(toShown(page, { shell }), environment);
}
