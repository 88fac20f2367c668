import { expect, test } from "vitest";
import { toWeb } from "#schemas/site/web.ts";
import { createSharedAnswers } from "#server/cms/shared-answers.ts";
import type { ValueStore } from "#server/store/shared-store.ts";
import { aRecord, aRecordAt } from "../../schemas/a-content.ts";
import { aSharedStore } from "../store/a-shared-store.ts";
import { second, startContentService } from "./a-content-service.ts";

const ministry = { id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/" };
const agency = { id: "34", name: { cs: "Úřad" }, friendlyURL: "/up", host: "up.example" };
const page = { webId: "12", language: "cs", onlyPublished: true } as const;
const pagePath = "/contents/by-friendly-url/mzda";
const outdated = 700 * second;

/** Starts nodes that share a store and a clock, each with its own answers of the CMS. */
function startNodes() {
  const clock = { time: 1_000_000 };
  const store: ValueStore = aSharedStore(() => clock.time);
  const sharing = createSharedAnswers({ store, scope: "cms", staleMaxMs: 24 * 3600 * second, lockMs: 1000 });
  const startNode = (answers: Record<string, unknown>) => {
    const { read } = startContentService(answers, { answers: sharing });
    return read();
  };
  return { clock, startNode };
}

test("a new node keeps a site that the CMS lists no more, as its last good record is in the store", async () => {
  const { clock, startNode } = startNodes();
  const whole = await startNode({ "/webs": { items: [ministry, agency] } }).webs();
  // The nodes of the second round would lose the site if those of the first had stored the shorter list.
  for (let round = 0; round < 2; round++) {
    clock.time += outdated;
    expect(await startNode({ "/webs": { items: [ministry] } }).webs()).toEqual(whole);
  }
});

test("a new node shows the last good content from the store while the CMS sends another one or none", async () => {
  const { clock, startNode } = startNodes();
  await startNode({ [pagePath]: aRecordAt("mzda") }).contentByUrl("mzda", page);
  for (const answer of [aRecord(), aRecordAt("mzda", { name: null })]) {
    clock.time += outdated;
    expect(await startNode({ [pagePath]: answer }).contentByUrl("mzda", page)).toMatchObject({ name: aRecord().name });
  }
});

test("a new node keeps a site that its previous run knew, but not one that is gone for longer", async () => {
  const known = [toWeb(ministry), toWeb(agency)];
  const answers = { "/webs": { items: [ministry] } };
  const { read, lines } = startContentService(answers, { knownWebs: () => known });
  expect(await read().webs()).toEqual(known);
  expect(read().hasListedSites).toBe(true);
  const reader = read();
  await reader.webs();
  expect(reader.hasListedSites).toBe(false);
  expect(lines).toContainEqual(expect.objectContaining({ code: "missing", pointer: "/items" }));
  expect(
    await startContentService(answers, { knownWebs: () => null })
      .read()
      .webs(),
  ).toHaveLength(1);
});
