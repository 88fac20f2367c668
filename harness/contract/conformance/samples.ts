import { z } from "zod";
import { wireBodies } from "#harness/contract/wire-bodies.ts";
import type { CmsQuery } from "#portal/cms/client.ts";
import { toPointer } from "#portal/contract/parse/issue.ts";
import { memo } from "#portal/contract/parse/memo.ts";
import { errorsIn, expectedOf } from "#portal/contract/parse/prune-errors.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { type Language, languageCodes } from "#portal/contract/site/language-codes.ts";
import { parseLanguage } from "#portal/contract/site/languages.ts";
import { configName, parseSettings } from "#portal/contract/site/web-config.ts";
import { BrokenRequirement, type Probe, shortened, UntestedRequirement } from "./probe.ts";
import { published } from "./requirement.ts";

export type Head = z.output<(typeof wireBodies)["content"]>;

/** Requests a body and parses it by its schema; throws BrokenRequirement with the first invalid place. */
export async function requestAs<Schema extends z.ZodType>(
  probe: Probe,
  schema: Schema,
  path: string,
  query?: CmsQuery,
) {
  const { asked, json } = await probe.requestExisting(path, query);
  return { asked, body: parseAs(schema, json, asked) };
}

/** Parses a body or a record in it; throws BrokenRequirement with the first invalid place. */
export function parseAs<Schema extends z.ZodType>(schema: Schema, json: unknown, asked: string, record?: string) {
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  const [issue] = errorsIn(error);
  const place = toPointer(issue?.path ?? []) || "the whole body";
  const what = record ? `${record} as in docs/contract` : "a body as in docs/contract";
  const rule = issue && issue.code !== "custom" ? `, expected there: ${expectedOf(issue)}` : "";
  throw new BrokenRequirement(asked, what, `${valueText(json, issue?.path ?? [])} at ${place}${rule}`);
}

/** Returns a value as JSON; for a missing field, those that its record has instead. */
function valueText(json: unknown, path: readonly PropertyKey[]): string {
  const valueAt = (keys: readonly PropertyKey[]) =>
    keys.reduce<unknown>(
      (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
      json,
    );
  const value = JSON.stringify(valueAt(path));
  const record = valueAt(path.slice(0, -1));
  if (value !== undefined) return shortened(value);
  return isRecord(record) ? `nothing, but ${fieldNames(record)}` : "nothing";
}

export function fieldNames(record: object): string {
  const names = Object.keys(record);
  return names.length === 0 ? "an empty object" : `the fields ${shortened(names.join(", "))}`;
}

/** Returns all sites. */
export async function websOf(probe: Probe) {
  const { body } = await requestAs(probe, wireBodies.webs, "/webs");
  return body.items;
}

/** Returns the settings of all sites. */
export async function settingsOf(probe: Probe) {
  const settings: z.output<typeof wireBodies.config>[] = [];
  for (const { id, friendlyURL, defaultLanguage } of await websOf(probe)) {
    const query = { webId: String(id), language: parseLanguage(defaultLanguage ?? "") ?? "cs", ...published };
    const path = `/contents/by-friendly-url/${encodeURIComponent(configName({ friendlyURL }))}`;
    const { asked, body } = await requestAs(probe, wireBodies.content, path, query);
    settings.push(parseAs(wireBodies.config, parseSettings(body.data), `${asked}: data`));
  }
  return settings;
}

const listOfAnything = wireBodies.contents.extend({ items: z.array(z.unknown()) });

/**
 * Returns a page of a list of content items, by default the first: the `ids` of all items, and the valid `items`. Invalid
 * items are reported by one requirement, not by each that reads a list.
 */
export async function pageOf(probe: Probe, query: CmsQuery) {
  const paged = { page: "1", pageSize: "100", ...query };
  const { asked, body } = await requestAs(probe, listOfAnything, "/contents", paged);
  const ids = body.items.map((item) => (isRecord(item) ? String(item["id"]) : "none"));
  const items = body.items.flatMap((item) => wireBodies.content.safeParse(item).data ?? []);
  return { asked, totalCount: body.totalCount, ids, items, sent: body.items };
}

/**
 * Returns the site with the most content in its default language and the first page of its list; cached for all
 * requirements.
 */
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
  if (!most || most.totalCount === 0) throw new UntestedRequirement("no site has a content item");
  if (most.ids.length === 0) {
    const { asked, totalCount } = most;
    throw new BrokenRequirement(asked, `items 1 to ${Math.min(100, totalCount)} of ${totalCount}`, "none");
  }
  return { ...most, sites: pages };
});

/** Returns the languages in which a content item has an address, and those in which it has none. */
export function languagesOf({ friendlyURLs }: Head): { has: Language[]; lacks: Language[] } {
  const has = Object.keys(friendlyURLs).flatMap((key) => parseLanguage(key) ?? []);
  return { has, lacks: languageCodes.filter((code) => !has.includes(code)) };
}
