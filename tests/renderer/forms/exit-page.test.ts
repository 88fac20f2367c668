import { expect, test } from "vitest";
import { formOf, own, startForms } from "./form-portal.ts";

const question = { klic: "vek", druh: "anoNe", popisek: "Je vám 18 let?" };
const exit = {
  klic: "mladi",
  nadpis: "Žádost podá rodič",
  obsah: "<p>Požádejte rodiče.</p>",
  kdyz: { podminky: [{ pole: "vek", vztah: "je", hodnota: "ne" }] },
};
const link = { titulek: "Dávky pro rodiny", adresa: "https://www.example.org/rodina" };

test.each([
  ["with links lists them", [link], 1],
  ["without links has no empty list", [], 0],
])("an exit page %s", async (_, odkazy, count) => {
  const kroky = [{ klic: "osoba", nadpis: "Kdo žádá", pole: [question] }];
  const portal = startForms([formOf({ kroky, konec: [{ ...exit, odkazy }] })]);
  await portal.fill(own, [["osoba", { vek: "ne" }]]);
  const { body } = await portal.get(`${own}/-/konec/mladi`);
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  expect(main).toContain("Požádejte rodiče.");
  expect(main.match(/<ul/g) ?? []).toHaveLength(count);
});
