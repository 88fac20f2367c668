import { expect, test } from "vitest";
import record from "#fixtures/contents/mpsv/job-position/metodik-socialnich-sluzeb.cs.json" with { type: "json" };
import { jobPosition, openPositions } from "#schemas/structures/job-position.ts";
import { aContent, plainContext } from "../a-content.ts";
import { faultCodes } from "../fault-codes.ts";

const data = jobPosition.data.parse(record.data);

function othersOf(...parts: { id: string; [field: string]: unknown }[]) {
  const listed = parts.map(({ id, ...own }) => aContent({ id, name: id, data: { ...record.data, ...own } }));
  return jobPosition.view({ content: aContent({ id: "own" }), data, ctx: plainContext, listed }).others;
}

test("at most five open positions are offered, sorted by deadline", () => {
  const others = othersOf(
    { id: "late", lhuta: "2026-12-31T12:00:00" },
    { id: "own", lhuta: "2026-12-01T12:00:00" },
    { id: "soon", lhuta: "2026-11-21T12:00:00" },
    { id: "over", lhuta: "2026-11-20T12:00:00" },
    { id: "cancelled", lhuta: "2026-12-02T12:00:00", stav: "zruseno" },
    { id: "middle", lhuta: "2026-12-03T12:00:00" },
    { id: "latest", lhuta: "2027-12-31T12:00:00" },
    { id: "broken", lhuta: "brzy" },
    { id: "last", lhuta: "2028-01-01T12:00:00" },
    { id: "beyond", lhuta: "2028-01-02T12:00:00" },
  );
  const open = openPositions(others, Date.parse("2026-11-20T12:00:00Z"));
  expect(open.map(({ title }) => title)).toEqual(["soon", "middle", "late", "latest", "last"]);
});

test("a position has at least one requirement", () => {
  for (const pozadavky of [{}, { dalsi: [] }, { vzdelani: null }]) {
    expect(faultCodes(jobPosition.data, { ...record.data, pozadavky })).toEqual(["requirements.any"]);
  }
  expect(faultCodes(jobPosition.data, { ...record.data, pozadavky: { dalsi: ["pečlivost"] } })).toEqual([]);
});
