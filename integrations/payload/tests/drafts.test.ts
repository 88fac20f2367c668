import type { Payload } from "payload";
import { expect, test } from "vitest";
import { allRows } from "../commands/all-rows.ts";
import { type LanguageCode, languages } from "../languages.ts";
import { isRecord } from "../portal.ts";
import { startSite } from "./database.ts";

const payload = await startSite();

const actions = ["draft", "publish", "unpublish"] as const;
type Action = (typeof actions)[number];
type Step = readonly [Action, LanguageCode];

const steps = (["cs", "uk"] as const).flatMap((code) => actions.map((action): Step => [action, code]));

/** A sequence of steps that contains every possible run of this length (a de Bruijn sequence). */
function walkOf(length: number): Step[] {
  const order: number[] = [];
  const word = Array<number>(steps.length * length).fill(0);
  const extend = (at: number, period: number): void => {
    if (at > length) {
      if (length % period === 0) order.push(...word.slice(1, period + 1));
      return;
    }
    word[at] = word[at - period] ?? 0;
    extend(at + 1, period);
    for (let next = (word[at - period] ?? 0) + 1; next < steps.length; next++) {
      word[at] = next;
      extend(at + 1, at);
    }
  };
  extend(1, 1);
  return [...order, ...order.slice(0, length - 1)].flatMap((index) => steps.slice(index, index + 1));
}

/** Performs one step with a unique text, and returns what visitors should see in a language afterwards. */
async function take(id: string, [action, locale]: Step, words: string, payload: Payload): Promise<void> {
  const query = { collection: "news-item", id, locale } as const;
  const data = { name: words, address: `${id}-${locale}`, web: "12", data: { obsah: `<p>${words}</p>`, perex: words } };
  if (action === "draft") await payload.update({ ...query, data, draft: true });
  if (action === "publish") await payload.update({ ...query, data: { ...data, _status: "published" } });
  if (action === "unpublish") await payload.update({ ...query, data: { _status: "draft" } });
}

test("no word of a draft is public after any sequence of four steps in two languages", {
  timeout: 900_000,
}, async () => {
  const walk = walkOf(4);
  const taken = new Set(walk.slice(3).map((_, index) => JSON.stringify(walk.slice(index, index + 4))));
  expect(taken.size).toBe(steps.length ** 4);
  await follow("walk", walk);
});

test("nor after two steps of a new content item", { timeout: 900_000 }, async () => {
  for (const [one, first] of steps.entries())
    for (const [two, second] of steps.entries()) await follow(`new-${one}-${two}`, [first, second]);
});

async function follow(id: string, walk: readonly Step[]): Promise<void> {
  await payload.create({
    collection: "news-item",
    locale: "cs",
    draft: true,
    data: { id, name: `start ${id}`, web: "12" },
  });
  const open: Partial<Record<LanguageCode, string>> = {};
  for (const [place, step] of walk.entries()) {
    const [action, code] = step;
    const words = `words ${id} ${place} end`;
    await take(id, step, words, payload);
    if (action === "publish") open[code] = words;
    if (action === "unpublish") delete open[code];
    const before = walk.slice(Math.max(0, place - 3), place + 1).join(" → ");
    expect(await faultsOf(id, open), `${before} (step ${place})`).toEqual([]);
  }
}

let lastRow = 0;
const latest = new Map<string, unknown>();

/** Differences between what visitors get of a content item and what should be published. */
async function faultsOf(id: string, open: Partial<Record<LanguageCode, string>>): Promise<string[]> {
  for (const row of await allRows(lastRow)) {
    latest.set(`${row.key} ${row.language}`, row.published);
    lastRow = row.id;
  }
  return (["cs", "uk"] as const).flatMap((code) => {
    const record = latest.get(`${id} ${languages[code].wire}`) ?? null;
    const words = open[code];
    if (words === undefined) return record === null ? [] : [`${code} is public`];
    const text = JSON.stringify(record);
    const publicLanguages =
      isRecord(record) && isRecord(record["friendlyURLs"]) ? Object.keys(record["friendlyURLs"]) : [];
    const isRight = text.split("words ").length === 4 && text.split(words).length === 4;
    const expected = Object.keys(open).length;
    return [
      ...(isRight ? [] : [`${code} shows ${text}, not ${words}`]),
      ...(publicLanguages.length === expected ? [] : [`${code} names the languages ${publicLanguages}`]),
    ];
  });
}
