import { expect, test } from "vitest";
import { codeOf } from "../languages.ts";
import { offWire } from "../wire/localized.ts";
import { indexTargets, markReferences, resolve, type Target } from "../wire/resolve.ts";
import { readFixtures } from "./fixtures.ts";

const page: Target = { id: "7", web: "12", names: { cs: "Porodné" }, addresses: { cs: "rodina/porodne" } };
const index = indexTargets([page]);
const reference = { name: "Porodné", friendlyURLs: { cs_cz: "rodina/porodne" }, web: { id: "12" } };

test("a reference follows its page to another address and name", () => {
  const stored = markReferences({ odkazy: [{ stranka: reference }] }, "cs", index);
  const moved = { ...page, names: { cs: "Porodné 2027" }, addresses: { cs: "porodne" } };
  expect(resolve(stored, "cs", () => moved)).toEqual({
    odkazy: [{ stranka: { name: "Porodné 2027", friendlyURLs: { cs_cz: "porodne" }, web: { id: "12" } } }],
  });
});

test("a name of its own stays with a reference", () => {
  const stored = markReferences({ ...reference, name: "Peníze po porodu" }, "cs", index);
  const moved = { ...page, addresses: { cs: "porodne" } };
  expect(resolve(stored, "cs", () => moved)).toMatchObject({
    name: "Peníze po porodu",
    friendlyURLs: { cs_cz: "porodne" },
  });
});

test("a reference to a page that is not public is left out, and its list item with it", () => {
  const stored = markReferences([reference, { text: "a" }], "cs", index);
  expect(resolve(stored, "cs", () => ({ ...page, addresses: {} }))).toEqual([{ text: "a" }]);
});

test("references of all fixtures come back as they were", () => {
  const fixtures = readFixtures();
  const byId = Map.groupBy(fixtures, ({ record }) => record.id);
  const targets = [...byId.values()].map((own): Target => {
    const names = own.map(({ record }) => [codeOf(record.language), record.name]);
    const [first] = own;
    if (!first) throw new Error("a group is never empty");
    const { id, webId, friendlyURLs } = first.record;
    return { id, web: webId, names: Object.fromEntries(names), addresses: offWire(friendlyURLs) };
  });
  const all = indexTargets(targets);
  const found = new Map(targets.map((target) => [target.id, target]));
  let references = 0;
  for (const { record } of fixtures) {
    const language = codeOf(record.language) ?? "cs";
    const stored = markReferences(record.data, language, all);
    references += JSON.stringify(stored).split('"$page"').length - 1;
    expect(resolve(stored, language, (id) => found.get(id))).toEqual(record.data);
  }
  expect(references).toBeGreaterThan(500);
});
