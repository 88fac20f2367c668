import { expect, test } from "vitest";
import { noAssets } from "#renderer/page/document/assets.ts";
import type { Outline } from "#renderer/preview/outline.ts";
import { fixtures, formOf, own } from "../forms/form-portal.ts";
import { answerAsText, recordedServices, requestOf, visit } from "../recorded-portal.ts";

const recorded = "/zadosti/zadost-o-informace";
const choice = {
  klic: "osoba",
  druh: "volba",
  popisek: "Kdo žádá?",
  moznosti: [
    { hodnota: "ja", popisek: "Já sám" },
    { hodnota: "firma", popisek: "Firma" },
  ],
};
const day = { klic: "den", druh: "datum", popisek: "Od kdy" };
const testOf = (pole: string, vztah: string, hodnota?: string) => ({ pole, vztah, hodnota });
const answered = (hodnota: string) => ({ pole: "osoba", hodnota });
const onDay = { pole: "den", hodnota: "2026-11-30" };
const form = formOf({
  kroky: [
    { klic: "kdo", nadpis: "Kdo", pole: [choice, day] },
    {
      klic: "lide",
      nadpis: "Lidé",
      kdyz: { spojka: "nebo", podminky: [testOf("osoba", "neni", "firma"), testOf("den", "nejmene", "2026-12-01")] },
      opakovani: { min: 1, max: 3, nazev: "Člověk" },
      pole: [{ klic: "jmeno", druh: "text", popisek: "Jméno" }],
    },
  ],
  konec: [
    {
      klic: "firmy",
      nadpis: "Firmy jinudy",
      obsah: "<p>Jinudy.</p>",
      kdyz: {
        podminky: [testOf("osoba", "je", "firma")],
        skupiny: [
          {
            opak: true,
            spojka: "nebo",
            podminky: [testOf("den", "nejmene", "2027-01-01"), testOf("osoba", "je", "ja")],
          },
        ],
      },
    },
  ],
  zkousky: [
    { nazev: "Firma", odpovedi: [answered("firma"), onDay], cil: { konec: "firmy" } },
    { nazev: "Sám", odpovedi: [answered("ja"), onDay], cil: { konec: "firmy" } },
    { nazev: "Nic", odpovedi: [], cil: { souhrn: true } },
  ],
});
const services = () => recordedServices({ store: { ...fixtures, contents: [...fixtures.contents, form] } });

async function outlineOf(path: string) {
  const { preview } = await visit(path, { isPreview: true }, services());
  if (!preview?.outline) throw new Error("expected the outline of a form");
  const outline: Outline = JSON.parse(plain(JSON.stringify(preview.outline)));
  const [steps, exits] = outline.parts.map(({ pages }) => pages);
  return { steps: steps ?? [], exits: exits ?? [], cases: outline.cases.tried };
}

/** A text without the spaces that keep short words beside the next one. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** The outline in the document, without what is there for browsers without script only. */
const outlineIn = (body: string) =>
  plain(/<aside id="preview-outline".*?<\/aside>/s.exec(body.replace(/<noscript>.*?<\/noscript>/s, ""))?.[0] ?? "");

test("lists steps and exit pages in order, with their conditions in words", async () => {
  const { steps, exits } = await outlineOf(own);
  expect(steps).toEqual([
    {
      title: "Kdo",
      href: `${own}/-/krok/kdo`,
      conditions: [{ text: "Zobrazí se vždy, když formulář neskončí dřív.", tests: [] }],
      notes: [],
      samples: [],
    },
    {
      title: "Lidé",
      href: `${own}/-/krok/lide`,
      conditions: [
        {
          text: "Zobrazí se, když platí aspoň jedno:",
          tests: ["Kdo žádá? – jiná odpověď než Firma", "Od kdy – od 1. 12. 2026 včetně"],
        },
      ],
      notes: ["Vyplní se nejméně 1× a nejvýše 3×: Člověk"],
      samples: [],
    },
  ]);
  expect(exits).toEqual([
    {
      title: "Firmy jinudy",
      href: `${own}/-/konec/firmy`,
      conditions: [
        {
          text: "Formulář tu skončí, když platí všechno:",
          tests: ["Kdo žádá? – Firma", "neplatí nic z tohoto: Od kdy – od 1. 1. 2027 včetně; Kdo žádá? – Já sám"],
        },
      ],
      notes: [],
      samples: [],
    },
  ]);
});

test("says of each expert case whether it ends where it should, and where it ends instead", async () => {
  const { cases } = await outlineOf(own);
  expect(cases).toEqual([
    { isPassed: true, href: null, text: "V pořádku: Firma. Cíl: stránka „Firmy jinudy“, kde formulář skončí." },
    {
      isPassed: false,
      href: null,
      text: "Chyba: Sám. Očekává se: stránka „Firmy jinudy“, kde formulář skončí. Ve skutečnosti: souhrn.",
    },
    {
      isPassed: false,
      href: null,
      text: "Chyba: Nic. Očekává se: souhrn. Ve skutečnosti: krok „Kdo“ kvůli otázce „Kdo žádá?“.",
    },
  ]);
});

test.each([
  [recorded, "Cesta formulářem", "Skončí jinde, než mají: 0 z 4"],
  ["/en/applications/request-for-information", "The way through the form", "This version of the form has none."],
  ["/ru/applications/request-for-information", "Путь по форме", "У этой версии формы их нет."],
  ["/ua/applications/request-for-information", "Шлях формою", "Ця версія форми їх не має."],
])("the preview of %s shows it without script, on every page of the form", async (path, title, cases) => {
  const { steps, exits } = await outlineOf(path);
  expect([steps.length, exits.length]).toEqual([7, 2]);
  for (const page of [path, ...[...steps, ...exits].map(({ href }) => href ?? "")]) {
    const { status, body } = await answerAsText(requestOf(page, { isPreview: true }), services(), noAssets);
    expect(status, page).toBe(200);
    const shown = outlineIn(body);
    expect(shown).toContain(`>${title}</h2>`);
    expect(shown).toContain(cases);
    for (const step of steps) expect(shown).toContain(`<a href="${step.href}">${step.title}</a>`);
  }
});

test("links stay in the preview, at its time", async () => {
  const request = { ...requestOf(own, { isPreview: true }), previewToken: "a.b&c", at: "2027-01-01" };
  const { body } = await answerAsText(request, services(), noAssets);
  expect(body).toContain(`<a href="${own}/-/krok/kdo?preview=a.b%26c&amp;at=2027-01-01">Kdo</a>`);
});

test("visitors and other pages have no outline, and visitors no exit page that they have not reached", async () => {
  expect((await answerAsText(requestOf(own), services(), noAssets)).body).not.toContain("Cesta formulářem");
  expect((await visit(`${own}/-/konec/firmy`, {}, services())).kind).toBe("redirect");
  expect((await visit("/rodina", { isPreview: true }, services())).preview?.outline).toBeNull();
});
