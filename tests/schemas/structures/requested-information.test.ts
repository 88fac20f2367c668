import { expect, test } from "vitest";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { prune } from "#schemas/parse/prune.ts";
import { requestedInformation } from "#schemas/structures/requested-information.ts";
import { aContent, plainContext } from "../a-content.ts";

const valid = { vyrizeno: "2026-09-25", vysledek: "poskytnuto", odpoved: "<p>Odpověď</p>" };

function start(parts: Record<string, unknown>) {
  const { data, faults } = prune(requestedInformation.data, { ...valid, ...parts });
  return { data, codes: faults.map(({ code, path }) => `${code} ${path.join(".")}`) };
}

test("an answer is a text or at least one file, and an unmet request needs none", () => {
  const file = { nazev: "Odpověď", url: "/documents/files/odpoved.pdf" };
  expect(start({}).codes).toEqual([]);
  expect(start({ odpoved: null, soubory: [file] }).codes).toEqual([]);
  const { data, codes } = start({ odpoved: null, soubory: [] });
  expect(codes).toEqual(["information.answer odpoved"]);
  expect(data).toMatchObject({ vysledek: "poskytnuto" });
  expect(start({ odpoved: null, vysledek: "odmitnuto" }).codes).toEqual([]);
  expect(start({ odpoved: null, vysledek: "vzato-zpet" }).codes).toEqual([]);
});

test("a request must not be dated after its answer", () => {
  expect(start({ prijato: "2026-09-25" }).codes).toEqual([]);
  const { data, codes } = start({ prijato: "2026-09-26" });
  expect(codes).toEqual(["information.order prijato"]);
  expect(data).toEqual(valid);
});

test.each([
  ["Moje rodné číslo je 855507/0007.", "birth-number"],
  ["Rodné číslo 8555070007, děkuji.", "birth-number"],
  ["Narozen 480312/123.", "birth-number"],
  ["Volejte na +420 604 123 456.", "phone"],
  ["Volejte na&nbsp;604&nbsp;123&nbsp;456.", "phone"],
  ["Jan Vzor, trvale bytem v Brně, Lipová 12", "address"],
  ["Jan Vzor, Lipová 12/3a, 602 00 Brno", "address"],
])("“%s” hides the request and reports why", (text, finding) => {
  const { data, codes } = start({ textZadosti: `<p>${text}</p>` });
  expect(codes).toEqual([`personal-data.${finding} textZadosti`]);
  expect(data).toEqual(valid);
});

test.each([
  "Žádám o smlouvy nad 604 123 456 Kč uzavřené v roce 2026.",
  "Žádám o spis č. j. MPSV-2026/187342-511/1 a o spis 991399/0001.",
  "Jde o 12 500 domácností a o 602 100 žádostí podle § 14.",
  "Úřad má 370 pracovišť, z toho 12 v Praze.",
])("“%s” contains no personal data", (text) => {
  expect(start({ textZadosti: `<p>${text}</p>` }).codes).toEqual([]);
});

test("an answer may contain the office's own address and phone, but no birth number", () => {
  expect(start({ odpoved: "<p>Na Poříčním právu 376/1, 128 00 Praha 2, +420 950 191 111</p>" }).codes).toEqual([]);
  const file = { nazev: "Odpověď", url: "/documents/files/odpoved.pdf" };
  const { data, codes } = start({ odpoved: "<p>Paní 855507/0007</p>", soubory: [file] });
  expect(codes).toEqual(["personal-data.birth-number odpoved"]);
  expect(data?.odpoved).toBeUndefined();
});

test("an issue about personal data does not repeat the data", () => {
  const content = aContent({
    structureKey: "vyzadana-informace",
    data: { ...valid, textZadosti: "<p>Moje rodné číslo je 855507/0007.</p>" },
  });
  const { issues } = parsePage(content, plainContext);
  expect(issues.map(({ code }) => code)).toContain("personal-data.birth-number");
  expect(JSON.stringify(issues)).not.toContain("855507");
});
