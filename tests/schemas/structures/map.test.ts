import { expect, test } from "vitest";
import record from "#fixtures/contents/up/map/pomoc-pecujicim.cs.json" with { type: "json" };
import { prune } from "#schemas/parse/prune.ts";
import { caregiverMap } from "#schemas/structures/map.ts";
import { aContent, plainContext } from "../a-content.ts";

function start(positions: unknown[]) {
  const [organisation] = record.data.organizace;
  const organizace = positions.map((poloha) => ({ ...organisation, adresa: { ...organisation?.adresa, poloha } }));
  const { data, faults } = prune(caregiverMap.data, { ...record.data, organizace });
  if (!data) throw new Error("the map cannot be kept");
  const { organisations } = caregiverMap.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  return { codes: faults.map(({ code }) => code), organisations };
}

test("an organisation without a position stays in the list", () => {
  const { organisations, codes } = start([null, { sirka: 50.09, delka: 14.43 }]);
  expect(codes).toEqual([]);
  expect(organisations.map(({ address: { position } }) => position)).toEqual([
    null,
    { latitude: 50.09, longitude: 14.43 },
  ]);
});

test("a position outside the country is reported and not shown", () => {
  const { organisations, codes } = start([{ sirka: 14.43, delka: 50.09 }]);
  expect(codes).toEqual(["position.outside"]);
  expect(organisations).toMatchObject([{ address: { position: null } }]);
});
