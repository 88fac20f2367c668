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

test("an agreement has its text or says how to get it", () => {
  const { rows, codes } = start({}, { smlouva: text }, { poznamka: "Na vyžádání." });
  expect(codes).toEqual(["agreement.text"]);
  expect(rows.map(({ texts }) => texts.length)).toEqual([0, 1, 0]);
});

test("amendments alone are no text of an agreement", () => {
  expect(start({ dodatky: [text] }).codes).toEqual(["agreement.text"]);
});

test("agreements are in the order of their evidence numbers, the last first", () => {
  const { rows } = start(...["1042", "87", "998"].map((evidencniCislo) => ({ evidencniCislo, smlouva: text })));
  expect(rows.map(({ evidenceNumber }) => evidenceNumber)).toEqual(["1042", "998", "87"]);
});
