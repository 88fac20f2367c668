import { z } from "zod";
import { wireBodies } from "#harness/contract/wire-bodies.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import { configName, parseSettings } from "#schemas/site/web-config.ts";
import type { CmsQuery } from "#server/cms/client.ts";
import { Broken, type Probe, Untested } from "./probe.ts";
import { published } from "./requirement.ts";

export type Head = z.output<(typeof wireBodies)["content"]>;

/** Reads a body by its schema of the contract; throws Broken with the first place that is wrong. */
export async function readAs<Schema extends z.ZodType>(probe: Probe, schema: Schema, path: string, query?: CmsQuery) {
  const { asked, json } = await probe.found(path, query);
  return { asked, body: validOf(schema, json, asked) };
}

/** Throws Broken with the first place that is wrong of a body, or of a record in it. */
export function validOf<Schema extends z.ZodType>(schema: Schema, json: unknown, asked: string, record?: string) {
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  const place = toPointer(issue?.path ?? []) || "the whole body";
  const [what, which] = record
    ? [`${record} as in docs/contract`, "it"]
    : ["a body as in docs/contract", "another one"];
  throw new Broken(asked, what, `${which} at ${place}: ${issue?.message}`);
}

/** All sites. */
export async function websOf(probe: Probe) {
  const { body } = await readAs(probe, wireBodies.webs, "/webs");
  return body.items;
}

/** The settings of all sites. */
export async function settingsOf(probe: Probe) {
  const settings: z.output<typeof wireBodies.config>[] = [];
  for (const { id, friendlyURL, defaultLanguage } of await websOf(probe)) {
    const query = { webId: String(id), language: parseLanguage(defaultLanguage ?? "") ?? "cs", ...published };
    const path = `/contents/by-friendly-url/${encodeURIComponent(configName({ friendlyURL }))}`;
    const { asked, body } = await readAs(probe, wireBodies.content, path, query);
    settings.push(validOf(wireBodies.config, parseSettings(body.data), `${asked}: data`));
  }
  return settings;
}

const listOfAnything = wireBodies.contents.extend({ items: z.array(z.unknown()) });

/**
 * A page of contents, the first one if not said otherwise: the `ids` of all, and the `items` that are as in the contract. Those
 * that are not are told by one requirement, not by each that reads a list.
 */
export async function pageOf(probe: Probe, query: CmsQuery) {
  const paged = { page: "1", pageSize: "100", ...query };
  const { asked, body } = await readAs(probe, listOfAnything, "/contents", paged);
  const ids = body.items.map((item) => (isRecord(item) ? String(item["id"]) : "none"));
  const items = body.items.flatMap((item) => wireBodies.content.safeParse(item).data ?? []);
  return { asked, totalCount: body.totalCount, ids, items, sent: body.items };
}

/** The site with the most contents in its own language, with the first page of them; read once for all requirements. */
export const sampleOf = memo(async (probe: Probe) => {
  const webs = await websOf(probe);
  const pages = await Promise.all(
    webs.map(async ({ id, defaultLanguage }) => {
      const webId = String(id);
      const language = parseLanguage(defaultLanguage ?? "") ?? "cs";
      return { webId, language, ...(await pageOf(probe, { webId, language, sort: "name" })) };
    }),
  );
  const [most] = pages.toSorted((a, b) => b.totalCount - a.totalCount);
  if (!most || most.totalCount === 0) throw new Untested("no site has a content");
  if (most.ids.length === 0) {
    const { asked, totalCount } = most;
    throw new Broken(asked, `items 1 to ${Math.min(100, totalCount)} of ${totalCount}`, "none");
  }
  return { ...most, sites: pages };
});

/** Languages of a content by its addresses, and those that it lacks. */
export function languagesOf({ friendlyURLs }: Head): { has: Language[]; lacks: Language[] } {
  const has = Object.keys(friendlyURLs).flatMap((key) => parseLanguage(key) ?? []);
  return { has, lacks: languageCodes.filter((code) => !has.includes(code)) };
}
