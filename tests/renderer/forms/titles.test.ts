import { expect, test } from "vitest";
import { formOf, own, startForms } from "./form-portal.ts";

const titleOf = (body: string) => /<title>(.*?) \| /.exec(body)?.[1];

test("each page of a form has a title of its own, which says that there are errors", async () => {
  const pole = [{ klic: "jmeno", druh: "text", popisek: "Jméno" }];
  const portal = startForms([formOf({ kroky: [{ klic: "osoba", nadpis: "Kdo žádá", pole }] })]);
  const step = `${own}/-/krok/osoba`;
  expect(titleOf((await portal.get(own)).body)).toBe("Zkouška");
  expect(titleOf((await portal.get(step)).body)).toBe("Kdo žádá – Zkouška");
  expect(titleOf((await portal.post(step, {})).body)).toBe("Chyba: Kdo žádá – Zkouška");
  await portal.fill(own, [["osoba", { jmeno: "Jana" }]]);
  expect(titleOf((await portal.get(`${own}/-/souhrn`)).body)).toBe("Zkontrolujte odpovědi – Zkouška");
  expect(titleOf((await portal.get(`${own}/-/odpovedi`)).body)).toBe("Co o vás uchováváme – Zkouška");
  expect(titleOf((await portal.get(`${own}/-/ulozeni`)).body)).toBe("Uložit a pokračovat později – Zkouška");
  const code = `${own}/-/navrat`;
  expect(titleOf((await portal.get(code)).body)).toBe("Pokračovat s kódem pro návrat – Zkouška");
  expect(titleOf((await portal.post(code, {})).body)).toBe("Chyba: Pokračovat s kódem pro návrat – Zkouška");
});
