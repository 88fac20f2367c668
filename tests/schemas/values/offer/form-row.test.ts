import { expect, test } from "vitest";
import { formRow, toFormRow } from "#schemas/values/offer/form-row.ts";
import { plainContext } from "../../a-content.ts";
import { faultCodes } from "../../fault-codes.ts";

const pdf = { nazev: "Žádost", url: "/documents/files/zadost.pdf", velikost: 35_109 };
const form = (odkaz: object) => ({ nazev: "Žádost", odkazy: [odkaz] });
const codesOf = (odkaz: object) => faultCodes(formRow, form(odkaz));

test.each(["pdf", "prazdnyTisk"])("a form of kind %s has a file", (druh) => {
  expect(codesOf({ druh, adresa: "/formular" })).toEqual(["form.file"]);
  const { links } = toFormRow(formRow.parse(form({ druh, soubor: pdf })), plainContext);
  expect(links).toMatchObject([{ href: "/documents/files/zadost.pdf", external: false, file: { format: "PDF" } }]);
});

test.each(["onlineZadost", "onlineAplikace", "onlineFormular", "interaktivniFormular", "externi"])(
  "a form of kind %s has an address",
  (druh) => {
    expect(codesOf({ druh, soubor: pdf })).toEqual(["form.href"]);
    const { links } = toFormRow(formRow.parse(form({ druh, adresa: "https://formulare.example" })), plainContext);
    expect(links).toMatchObject([{ href: "https://formulare.example", external: true, file: null }]);
  },
);

test("a form needs at least one version", () => {
  expect(formRow.safeParse({ nazev: "Žádost", odkazy: [] }).success).toBe(false);
});
