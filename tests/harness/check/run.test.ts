import { expect, test } from "vitest";
import { noLinks } from "#checks/links.ts";
import { createCheckContext } from "#harness/check/context.ts";
import type { Source } from "#harness/check/item.ts";
import { toItem } from "#harness/check/read/record.ts";
import { checkItems } from "#harness/check/run.ts";
import { parseConfig } from "#server/config/config.ts";
import { fakeIo } from "../fake-io.ts";
import { goodRecord } from "./checked.ts";

const items = ["100", "101", "102"].map((id) =>
  toItem(goodRecord(id, `stranka-${id}`, { data: { obsah: 5 } }), { file: null, text: null }),
);
const source: Source = { items, config: parseConfig({}), sites: [], library: null, now: 0, failure: null };

const context = createCheckContext(source, { level: 0, links: noLinks, render: null });
const options = { context, bail: null, severity: "error" } as const;

test("a record on which the check itself breaks is named and stops no other", async () => {
  const breaking = {
    ...context,
    contextOf: (content: Parameters<typeof context.contextOf>[0]) => {
      if (content.id === "101") throw new TypeError("words is not defined");
      return context.contextOf(content);
    },
  };
  const { findings, count, crash } = await checkItems(items, { ...options, context: breaking, io: fakeIo().io });
  expect(findings.map(({ content }) => content.id)).toEqual(["100", "102"]);
  expect(count).toBe(3);
  expect(crash?.message).toMatch(/content 101: TypeError: words is not defined/);
});

test("a command that is ended stops between two records", async () => {
  const ending = new AbortController();
  const after = async () => ending.abort();
  const { count, crash } = await checkItems(items, { ...options, after, io: fakeIo(ending.signal).io });
  expect([count, crash]).toEqual([1, null]);
});
