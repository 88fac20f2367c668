import { expect, test } from "vitest";
import { broken } from "../../schemas/forms/broken-forms.ts";
import { formOf, own, startForms } from "./form-portal.ts";

/** Answers to every question of the recorded form; days are too early for any rule, so that each message is shown. */
const answers = {
  druh: "informace",
  osoba: "clovek",
  jmeno: "Jana",
  narozeni: "1. 1. 1800",
  adresa: "Dlouhá 1",
  nazev: "Spolek",
  ico: "25596641",
  sidlo: "Brno",
  dotaz: "Kolik?",
  od: "1. 1. 1800",
  do: "1. 1. 1700",
  zpusob: "email",
  email: "jana@priklad.example",
  "email-znovu": "jana@priklad.example",
  schranka: "abcdefg",
  kolik: "3",
};

const steps = ["zadost", "zadatel", "clovek", "organizace", "dotaz", "odpoved", "spojeni"];

test.each(broken)("%s: no page of the form is a failure for visitors", async (_, change) => {
  const { data } = structuredClone(formOf({}));
  change(data);
  const portal = startForms([{ ...formOf({}), data }]);
  expect((await portal.get(own)).status).toBe(200);
  for (const day of ["1. 1. 1800", "17. 5. 1990"])
    for (const step of steps) {
      const sent = await portal.post(`${own}/-/krok/${step}`, { ...answers, narozeni: day, od: "", do: "" });
      expect([302, 303, 404, 422], step).toContain(sent.status);
      expect([200, 302, 404], step).toContain((await portal.get(`${own}/-/krok/${step}`)).status);
    }
  for (const place of ["souhrn", "odeslano", "odpovedi", "konec/stav-davky"])
    expect([200, 302, 404], place).toContain((await portal.get(`${own}/-/${place}`)).status);
});
