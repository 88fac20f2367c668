import { expect, test } from "vitest";
import { type Candidate, createRanking } from "#server/search/ranking.ts";
import { toSituations } from "#server/search/situations.ts";
import type { Clause } from "#server/search/term/fts-query.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

function candidate(title: string, given: Partial<Candidate> = {}): Candidate {
  return { score: -1, title, situations: "", structure: "service", published: null, validTo: null, ...given };
}

function firstFor(clauses: readonly Clause[], candidates: readonly Candidate[]) {
  return createRanking(clauses, { language: "cs", now }).sort(candidates)[0]?.title;
}

const ended = candidate("Přídavek na dítě", { validTo: now - 1 });
const current = candidate("Dávka státní sociální pomoci");
const meanings = [
  ["přídavek", "dítě"],
  ["dávka", "státní", "sociální", "pomoci"],
];

test("a discontinued benefit follows its replacement when only the dictionary names it", () => {
  const clauses = [
    { typed: "peníze na dítě", alternatives: [["peníze", "dítě"], ...meanings], isExpression: true, weight: 1 },
  ];
  expect(firstFor(clauses, [ended, current])).toBe(current.title);
});

test("a discontinued benefit comes first when its name is the query", () => {
  const clauses = ["přídavek", "dítě"].map((typed) => ({ typed, alternatives: [[typed]], weight: 1 }));
  expect(firstFor(clauses, [current, ended])).toBe(ended.title);
});

test("the words before the colon of a title count as the complete name of its page", () => {
  const news = { structure: "news-item" };
  const longer = candidate("Letní brigáda pět věcí, které si ohlídat", news);
  const named = candidate("Letní brigáda: pět věcí, které si ohlídat", news);
  const clauses = ["letní", "brigáda"].map((typed) => ({ typed, alternatives: [[typed]], weight: 1 }));
  expect(firstFor(clauses, [longer, named])).toBe(named.title);
});

test("a page whose situation the term names comes before a page with one of its words in the title", () => {
  const clauses = [
    { typed: "nájem", alternatives: [["nájem"]], weight: 3 },
    { typed: "práce", alternatives: [["práce"]], weight: 1 },
  ];
  const titled = candidate("Práce");
  const other = candidate("Bydlení", { situations: toSituations(["dům po povodni", "práce"], "cs") });
  const fitting = candidate("Dávka", {
    situations: toSituations(["hledám byt", "nemám práci a nemám na nájem"], "cs"),
  });
  expect(firstFor(clauses, [titled, other, fitting])).toBe("Dávka");
  expect(firstFor(clauses, [titled, other])).toBe("Práce");
});

test("words that a situation asks for before its bar are needed for its other words to count", () => {
  const page = candidate("Peníze", { score: -2 });
  const guide = candidate("Průvodce", { situations: toSituations(["Na co má nárok rodina | Porodné"], "cs") });
  const grant = { typed: "porodné", alternatives: [["porodné"]], weight: 1 };
  const right = { typed: "nárok", alternatives: [["nárok"]], weight: 1 };
  expect(firstFor([grant], [page, guide])).toBe("Peníze");
  expect(firstFor([right, grant], [page, guide])).toBe("Průvodce");
});
