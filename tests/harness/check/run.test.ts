import { expect, test } from "vitest";
import { noLinks } from "#checks/links.ts";
import { createCheckContext } from "#harness/check/context.ts";
import { outlineOf, toItem } from "#harness/check/read/record.ts";
import { checkItems, checkSource } from "#harness/check/run.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { goodRecord, sourceOf } from "./checked.ts";

const items = ["100", "101", "102"].map((id) =>
  toItem(goodRecord(id, `stranka-${id}`, { data: { obsah: 5 } }), { file: null, text: null }),
);
const source = sourceOf(items);
const { entries } = source;

const context = createCheckContext(source, { level: 0, links: noLinks, render: null });
const options = { context, bail: null, severity: "error" } as const;

test("a record that crashes a check is reported and does not stop the others", async () => {
  const breaking = {
    ...context,
    contextOf: (content: Parameters<typeof context.contextOf>[0]) => {
      if (content.id === "101") throw new TypeError("words is not defined");
      return context.contextOf(content);
    },
  };
  const { findings, count, crash } = await checkItems(entries, { ...options, context: breaking, io: fakeIo().io });
  expect(findings.map(({ content }) => content.id)).toEqual(["100", "102"]);
  expect(count).toBe(3);
  expect(crash?.message).toMatch(/content 101: TypeError: words is not defined/);
});

test("the memory kept per record during a run does not grow with its text", () => {
  const heldOf = (obsah: string) => JSON.stringify(outlineOf(goodRecord("100", "stranka", { data: { obsah } }))).length;
  const priced = Array.from({ length: 5000 }, (_, amount) => `<p>Dávka je ${amount} Kč.</p>`).join("");
  expect(heldOf("<p>Text.</p>".repeat(100_000))).toBe(heldOf("<p>Text.</p>"));
  expect(heldOf(priced)).toBe(heldOf("<p>Text.</p>"));
  expect(heldOf(priced.slice(0, 2000))).toBeLessThan(heldOf("") + 1500);
});

test("an interrupted command stops between two records", async () => {
  const ending = new AbortController();
  const after = async () => ending.abort();
  const { count, crash } = await checkItems(entries, { ...options, after, io: fakeIo(ending.signal).io });
  expect([count, crash]).toEqual([1, null]);
});

test("several threads give the same findings in the same order as one", async () => {
  const many = sourceOf(
    Array.from({ length: 90 }, (_, index) =>
      toItem(goodRecord(String(index), `s-${index}`, { data: { obsah: index } }), { file: null, text: null }),
    ),
  );
  const checkIn = (threads: number, signal?: AbortSignal) =>
    checkSource(many.entries, many, { ...options, level: 0, links: noLinks, io: fakeIo(signal).io, threads });
  const [one, three] = await Promise.all([checkIn(1), checkIn(3)]);
  expect(one.findings.map(({ content }) => content.id)).toEqual(many.entries.map(({ content }) => content?.id));
  expect({ ...three, findings: [...three.findings] }).toEqual({ ...one, findings: [...one.findings] });
  expect(await checkIn(2, AbortSignal.abort())).toMatchObject({ count: 0, findings: { length: 0 } });
});
