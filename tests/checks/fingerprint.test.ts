import { expect, test } from "vitest";
import { createFingerprints } from "#checks/fingerprint.ts";
import type { RecordPath } from "#checks/rule.ts";
import { chances } from "./chances.ts";

const page = { id: "1", language: "cs" };

function fingerprintsOf(record: unknown, places: readonly RecordPath[], of = page): string[] {
  const fingerprint = createFingerprints(record, of);
  return places.map((path) => fingerprint("missing", path));
}

const blocks = [
  { typ: "text", titulek: "Kdo má nárok", obsah: "" },
  { typ: "odkazy", polozky: [{ id: 7, adresa: "/a" }, { titulek: "Formulář" }] },
  { typ: "text", obsah: "bez nadpisu" },
];

const places = (offset: number): RecordPath[] => [
  ["data", "bloky", offset, "obsah"],
  ["data", "bloky", offset + 1, "polozky", 0, "titulek"],
  ["data", "bloky", offset + 1, "polozky", 1, "adresa"],
  ["data", "bloky", offset + 2, "titulek"],
];

test("a block inserted before others does not change their fingerprints", () => {
  const before = fingerprintsOf({ data: { bloky: blocks } }, places(0));
  const after = fingerprintsOf({ data: { bloky: [{ typ: "text", titulek: "Nový" }, ...blocks] } }, places(1));
  expect(after).toEqual(before);
  expect(new Set(before).size).toBe(4);
});

test("items keep their fingerprints when they are moved", () => {
  const chance = chances(13);
  for (let round = 0; round < 200; round++) {
    const items = Array.from({ length: 6 }, (_, index) => ({ titulek: `Položka ${index}`, obsah: chance.json(3) }));
    const mixed = items.toSorted(() => chance.next() - 0.5);
    const of = (list: readonly unknown[], item: unknown) =>
      fingerprintsOf({ data: { polozky: list } }, [["data", "polozky", list.indexOf(item), "obsah"]]);
    for (const item of items) expect(of(mixed, item)).toEqual(of(items, item));
  }
});

test("code, content, language and field each change the fingerprint", () => {
  const record = { data: { bloky: blocks } };
  const [path = []] = places(0);
  const all = [
    createFingerprints(record, page)("missing", path),
    createFingerprints(record, page)("too-long", path),
    createFingerprints(record, { ...page, id: "2" })("missing", path),
    createFingerprints(record, { ...page, language: "en" })("missing", path),
    createFingerprints(record, page)("missing", ["data", "bloky", 0, "typ"]),
    createFingerprints(record, page)("missing", []),
  ];
  expect(new Set(all).size).toBe(all.length);
  for (const each of all) expect(each).toMatch(/^[\da-f]{64}$/);
});

test("identical findings are numbered", () => {
  const record = { data: { polozky: [{ titulek: "Stejná" }, { titulek: "Stejná" }, { titulek: "Stejná" }] } };
  const [first = "", ...others] = fingerprintsOf(
    record,
    [0, 1, 2].map((index) => ["data", "polozky", index, "adresa"]),
  );
  expect(others).toEqual([`${first}~2`, `${first}~3`]);
});

test("any path in any record has a fingerprint", () => {
  const chance = chances(17);
  for (let round = 0; round < 2_000; round++) {
    const path = Array.from({ length: chance.below(6) }, () => chance.pick(["data", "a", "__proto__", 0, 3, -1]));
    expect(createFingerprints(chance.json(4), page)("missing", path)).toMatch(/^[\da-f]{64}$/);
  }
});
