import { expect, test } from "vitest";
import { z } from "zod";
import { prune } from "#schemas/parse/prune.ts";
import { localDateTime } from "#schemas/time/dates.ts";
import { email } from "#schemas/values/office/contact.ts";
import { text } from "#schemas/values/text.ts";

const record = z.object({
  nazev: text,
  perex: text.nullish(),
  kontakt: email.nullish(),
  pocet: z.number().nullish(),
  zacatek: localDateTime.nullish(),
  updatedAt: localDateTime.nullish(),
  polozky: z.array(z.object({ popis: text.nullish() })).nullish(),
});

const issuesOf = (changes: object) => {
  const { data, faults } = prune(record, { nazev: "Název", ...changes });
  return { data, faults: faults.map(({ code, path }) => `${code} /${path.join("/")}`) };
};

test.each(["", " ", "\u00a0", "\n\t"])("%j in an optional field is null and no fault, at any depth", (blank) => {
  const { data, faults } = issuesOf({
    perex: blank,
    kontakt: blank,
    pocet: blank,
    zacatek: blank,
    polozky: [{ popis: blank }, { popis: "x" }],
  });
  expect(faults).toEqual([]);
  expect(data).toMatchObject({ perex: null, kontakt: null, pocet: null, zacatek: null });
  expect(data?.polozky).toEqual([{ popis: null }, { popis: "x" }]);
});

test("an empty text in a required field is a fault", () => {
  expect(issuesOf({ nazev: " " }).faults).toHaveLength(1);
});

test.each([
  ["2026-07-01T10:00:00Z", "2026-07-01T12:00:00.000"],
  ["2026-12-01T10:00:00.25Z", "2026-12-01T11:00:00.250"],
  ["2026-07-01T12:00:00+02:00", "2026-07-01T12:00:00.000"],
  ["2026-07-01T12:00+0200", "2026-07-01T12:00:00.000"],
  ["2026-12-31T23:30:00-01:00", "2027-01-01T01:30:00.000"],
  ["2026-03-29T00:59:59Z", "2026-03-29T01:59:59.000"],
  ["2026-03-29T01:00:00Z", "2026-03-29T03:00:00.000"],
])("%s is the local time %s of Prague, and of UTC where the CMS sends UTC", (sent, local) => {
  const { data, faults } = issuesOf({ zacatek: sent, updatedAt: sent });
  expect(faults).toEqual([]);
  expect(data?.zacatek).toBe(local);
  expect(data?.updatedAt).toBe(new Date(sent).toISOString().slice(0, 23));
});

test("a date that does not exist is a fault, with a zone too", () => {
  expect(issuesOf({ zacatek: "2026-02-30T25:00:00Z" }).faults).toHaveLength(1);
});
