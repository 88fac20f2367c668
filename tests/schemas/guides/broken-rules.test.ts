import { expect, test } from "vitest";
import { factsOf } from "#schemas/guides/proof/guide-facts.ts";
import { toCheckedGuide } from "#schemas/guides/proof/guide-path.ts";

const about = (pole: string, hodnota: unknown, more: object = {}) => ({ pole, vztah: "je", hodnota, ...more });
const kids = { popis: "Děti", kdyz: { podminky: [about("deti", "ano")] } };
const rent = { popis: "Nájem", kdyz: { podminky: [about("najem", "ano")] } };

function verdictsOf(kriteria: object[], kdyz: object | null = null) {
  const questions = ["deti", "najem"].map((klic) => ({ klic, druh: "anoNe", popisek: klic, kdyz }));
  if (questions[0]) questions[0].kdyz = null;
  const guide = toCheckedGuide({ otazky: questions, vysledky: [{ klic: "davka", nazev: "Dávka", kriteria }] });
  const [result] = guide ? factsOf(guide).results : [];
  const { yes = null, maybe = null, no = null } = result?.samples ?? {};
  return { canBeGranted: yes !== null, canBePossible: maybe !== null, canBeRefused: no !== null };
}

test("a guide without faults grants and refuses", () => {
  expect(verdictsOf([kids, rent])).toEqual({ canBeGranted: true, canBePossible: true, canBeRefused: true });
});

test.each([
  [
    "a relation that is none",
    { ...rent, kdyz: { podminky: [about("deti", "ano"), about("najem", "ano", { vztah: "je?" })] } },
  ],
  ["a key that is none", { ...rent, kdyz: { podminky: [about("deti", "ano"), about("Nájem!", "ano")] } }],
  ["a test that is none", { ...rent, kdyz: { podminky: [about("deti", "ano"), "najem"] } }],
  ["a group without tests", { ...rent, kdyz: { podminky: [about("deti", "ano")], skupiny: [{ podminky: [] }] } }],
  [
    "a test of a group",
    {
      ...rent,
      kdyz: {
        podminky: [about("deti", "ano")],
        skupiny: [{ podminky: [about("najem", "ano"), about("najem", "ano", { vztah: "?" })] }],
      },
    },
  ],
  [
    "too many tests",
    { ...rent, kdyz: { spojka: "nebo", podminky: Array.from({ length: 21 }, () => about("najem", "ano")) } },
  ],
  ["an unknown option", { ...rent, kdyz: { podminky: [about("deti", "ano"), about("najem", "snad")] } }],
])("%s leaves the whole criterion to the office", (_, criterion) => {
  expect(verdictsOf([kids, criterion])).toEqual({ canBeGranted: false, canBePossible: true, canBeRefused: true });
});

test("a criterion without its words, or with a broken law, still counts", () => {
  const nameless = { kdyz: rent.kdyz };
  const lawless = { ...rent, pravniPredpis: { nazev: 7, adresa: "javascript:alert(1)" } };
  const onlyKids = verdictsOf([kids]);
  for (const criterion of [nameless, lawless, { ...rent, popis: "" }]) {
    expect(verdictsOf([kids, criterion])).toEqual(onlyKids);
    expect(verdictsOf([criterion])).toEqual(onlyKids);
    expect(verdictsOf([{ ...kids, kdyz: { podminky: [about("deti", "ne")] } }, kids, criterion])).toEqual({
      canBeGranted: false,
      canBePossible: false,
      canBeRefused: true,
    });
  }
  expect(verdictsOf([kids, { popis: "Posoudí úřad" }])).toMatchObject({ canBeGranted: false });
});

test("a question with a fault in its condition grants nothing", () => {
  expect(verdictsOf([rent], { podminky: [about("deti", "ano")] })).toMatchObject({ canBeGranted: true });
  const faults = [
    { podminky: [about("deti", "ano", { vztah: "je?" })] },
    { podminky: [about("deti", "ano", { vztah: "neni" }), about("Děti!", "ano")] },
    { podminky: [about("deti", "snad")] },
  ];
  for (const fault of faults)
    expect(verdictsOf([rent], fault)).toEqual({ canBeGranted: false, canBePossible: true, canBeRefused: false });
});
