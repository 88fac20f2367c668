import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Measurement, measureCpu } from "#harness/bench/measurement.ts";
import { root } from "#harness/bench/root.ts";
import { ownReference, recordOf } from "#harness/content/page-record.ts";
import { parseContent, parsePage } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { toWeb, wireWeb } from "#schemas/site/web.ts";
import { structures } from "#schemas/structures/registry.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { createViewContext } from "#server/view/view-context.ts";

const itemBytes = 30_000;
const fixtures = join(root, "fixtures");
const { data: schema } = structures["standard-page"];
const webs = z
  .object({ items: z.array(wireWeb) })
  .parse(JSON.parse(readFileSync(join(fixtures, "webs.json"), "utf8")))
  .items.map((web) => toWeb(web));

/**
 * Measures parsing content into pages: a large item relative to `JSON.parse` and to sanitising alone, and all recorded
 * items.
 */
export async function measureParse(): Promise<Measurement[]> {
  const recorded = globSync(`contents/**/*.{${languageCodes}}.json`, { cwd: fixtures })
    .toSorted()
    .map((file) => readFileSync(join(fixtures, file), "utf8"));
  const item = largeItem(recorded);
  const sanitising = sanitisingOf(item);
  const reference = () => {
    JSON.parse(item);
    const ctx = contextFor({ webId: ownReference.web.id, language: "cs" });
    return sanitising.map((sanitise) => sanitise(ctx));
  };
  const ms = await measureCpu({
    page: { run: () => toPage(item), calls: 60 },
    reference: { run: reference, calls: 60 },
    json: { run: () => JSON.parse(item), calls: 200 },
    all: { run: () => recorded.map(toPage) },
  });
  return [
    {
      what: "30 kB content to page / JSON.parse, sanitising",
      value: ms("page") / ms("reference"),
      unit: "×",
      limit: 3,
    },
    { what: "30 kB content to page", value: ms("page"), unit: "ms" },
    { what: "JSON.parse and sanitising of it", value: ms("reference"), unit: "ms" },
    { what: "its JSON.parse", value: ms("json"), unit: "ms" },
    {
      what: `recorded content to page, of ${recorded.length}`,
      value: ms("all") / recorded.length,
      unit: "ms",
      limit: 1,
    },
  ];
}

/** Returns a standard page of {@link itemBytes} bytes, made of recorded blocks. */
function largeItem(recorded: readonly string[]): string {
  const blocks = recorded.flatMap((json) => {
    const { content } = parseContent(JSON.parse(json));
    const { data } = schema.safeParse(content?.data);
    return content?.structureKey === "stranka" && content.language === "cs" ? (data?.sekce ?? []) : [];
  });
  const asJson = (count: number) =>
    JSON.stringify({
      ...recordOf("standard-page", { obsah: "<p>Text</p>", sekce: blocks.slice(0, count) }),
      // No block links to this address: a link to the page itself would be an issue.
      friendlyURLs: { cs_cz: "mereni" },
    });
  const count = blocks.findIndex((_block, index) => asJson(index).length >= itemBytes);
  if (count < 0) throw new Error(`The recorded blocks have less than ${itemBytes} bytes.`);
  return asJson(count);
}

function toPage(json: string) {
  const { content } = parseContent(JSON.parse(json));
  return content && parsePage(content, contextFor(content));
}

/** Returns the calls of the sanitiser that the page's view makes. */
function sanitisingOf(json: string): ((ctx: ViewContext) => unknown)[] {
  const { content } = parseContent(JSON.parse(json));
  if (!content) throw new Error("The content cannot be read.");
  const calls: ((ctx: ViewContext) => unknown)[] = [];
  const ctx = contextFor(content);
  const richText: ViewContext["richText"] = (html, level) => {
    calls.push((other) => other.richText(html, level));
    return ctx.richText(html, level);
  };
  const markdown: ViewContext["markdown"] = (source, level) => {
    calls.push((other) => other.markdown(source, level));
    return ctx.markdown(source, level);
  };
  parsePage(content, { ...ctx, richText, markdown });
  return calls;
}

function contextFor({ webId, language }: Pick<Content, "webId" | "language">) {
  const web = webs.find(({ id }) => id === webId);
  if (!web) throw new Error(`There is no site ${webId}.`);
  return createViewContext({ webs, web, host: "localhost", language, home: {}, folders: [] });
}
