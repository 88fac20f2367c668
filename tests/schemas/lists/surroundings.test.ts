import { expect, test } from "vitest";
import type { List } from "#schemas/lists/list.ts";
import { toListing } from "#schemas/lists/listing.ts";

interface Office {
  name: string;
  postcode: string;
  at: readonly [number, number] | null;
  isClosed?: boolean;
}

const list: List<Office> = {
  textOf: ({ name, postcode }) => `${name} ${postcode}`,
  nameOf: ({ name }) => name,
  placeOf: ({ at, postcode }) => ({ position: at && { latitude: at[0], longitude: at[1] }, postcode }),
  rankOf: ({ isClosed = false }) => (isClosed ? 1e6 : 0),
  facets: [],
  orders: ["given"],
  views: ["list"],
};

const offices: Office[] = [
  { name: "Praha 3", postcode: "130 00", at: [50.08, 14.45] },
  { name: "Hodonín", postcode: "695 01", at: [48.85, 17.13] },
  { name: "Brno-venkov", postcode: "602 00", at: [49.19, 16.61], isClosed: true },
  { name: "Vyškov", postcode: "682 01", at: [49.28, 17.0] },
  { name: "Brno-město", postcode: "602 00", at: [49.19, 16.61] },
  { name: "Nikde", postcode: "999 99", at: null },
];

function listingOf(term: string) {
  return toListing(list, offices, new Map([["q", [term]]]), { language: "cs", now: 0 });
}

function start(term: string) {
  return listingOf(term).rows.map(({ name }) => name);
}

test("a place is followed by its surroundings, the nearest first, and closed offices come last", () => {
  expect(start("Brno")).toEqual(["Brno-město", "Vyškov", "Hodonín", "Brno-venkov"]);
});

test("a postcode without an office stands for the closest one of its region", () => {
  expect(start("682 25")).toEqual(["Vyškov", "Brno-město", "Hodonín", "Brno-venkov"]);
  expect(listingOf("682 25").near).toEqual({ kind: "postcode", name: "682 25" });
  expect(start("13000")).toEqual(["Praha 3"]);
  expect(listingOf("13000").near).toBeNull();
});

test("an office without coordinates has no surroundings, and an unknown place has no offices", () => {
  expect(start("Nikde")).toEqual(["Nikde"]);
  expect(start("Neznámo")).toEqual([]);
});

test.each(["Ostopovice", "ostopovice", "664 49 Ostopovice", "Ostopovi"])(
  "%s, a place without an office, has the offices around it",
  (term) => {
    expect(start(term)).toEqual(["Brno-město", "Vyškov", "Hodonín", "Brno-venkov"]);
    expect(listingOf(term).near).toEqual({ kind: "place", name: "Ostopovice" });
  },
);

test("places of one name have the offices near any of them, and one far from all offices has none", () => {
  expect(listingOf("Rosice").near).toEqual({ kind: "places", name: "Rosice" });
  expect(start("Rosice")).toContain("Brno-město");
  expect(start("Cheb")).toEqual([]);
});

test("the beginning of several names stands for none of them", () => {
  expect(start("Dolní")).toEqual([]);
  expect(listingOf("Dolní").near).toBeNull();
});
