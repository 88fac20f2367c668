import { expect, test } from "vitest";
import { prune } from "#schemas/parse/prune.ts";
import { collectiveAgreements } from "#schemas/structures/collective-agreements.ts";
import { aContent, plainContext } from "../a-content.ts";

const text = { nazev: "Kolektivní smlouva", url: "/documents/files/smlouva.pdf" };

function start(...agreements: Record<string, unknown>[]) {
  const complete = { evidencniCislo: "1", zamestnavatele: ["Svaz"], odbory: ["Odbory"], cisloSdeleni: "1/2026" };
  const smlouvy = agreements.map((agreement) => ({ ...complete, ...agreement }));
  const { data, faults } = prune(collectiveAgreements.data, { smlouvy });
  if (!data) throw new Error("nothing is left");
  const { agreements: rows } = collectiveAgreements.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  return { rows, codes: faults.map(({ code }) => code) };
}

test("an agreement has its text or a note on how to get it", () => {
  const { rows, codes } = start({}, { smlouva: text }, { poznamka: "Na vyžádání." });
  expect(codes).toEqual(["agreement.text"]);
  expect(rows.map(({ texts }) => texts.length)).toEqual([0, 1, 0]);
});

test("amendments alone do not count as the text of an agreement", () => {
  expect(start({ dodatky: [text] }).codes).toEqual(["agreement.text"]);
});

test("agreements are sorted by registration number, in descending order", () => {
  const { rows } = start(...["1042", "87", "998"].map((evidencniCislo) => ({ evidencniCislo, smlouva: text })));
  expect(rows.map(({ evidenceNumber }) => evidenceNumber)).toEqual(["1042", "998", "87"]);
});
