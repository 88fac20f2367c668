import { expect, test } from "vitest";
import { noAssets } from "#renderer/page/document/assets.ts";
import { fixtures } from "../forms/form-portal.ts";
import { family, guideOf, own } from "../guides/guide-records.ts";
import { answerAsText, recordedServices, requestOf, visit } from "../recorded-portal.ts";

const idle = { klic: "auto", druh: "anoNe", popisek: "Máte auto?", bezNevim: true };
const owner = { podminky: [{ pole: "bydleni", vztah: "je", hodnota: "vlastni" }] };
const answers = [
  { otazka: "deti", hodnota: "ano" },
  { otazka: "vek", hodnota: "2" },
  { otazka: "bydleni", hodnota: "vlastni" },
  { otazka: "prijem", hodnota: "5000" },
];
const caseOf = (nazev: string, odpovedi: object[], narok: string, vysledek = "rodicovsky") => {
  return { nazev, odpovedi, vysledky: [{ vysledek, narok }] };
};
const data = {
  otazky: [...family.otazky.map((each) => (each.klic === "prijem" ? { ...each, kdyz: owner } : each)), idle],
  zkousky: [
    caseOf("Malé dítě", answers, "ano"),
    caseOf("Velké dítě", answers, "ne"),
    caseOf("Nic", [], "ne"),
    caseOf("Jinde", answers, "ano", "jinde"),
  ],
};

function start(parts: object = {}) {
  const services = recordedServices({
    store: { ...fixtures, contents: [...fixtures.contents, guideOf({ ...data, ...parts })] },
  });
  /** A preview with the given answers, by default with a token, as browsers get it. */
  async function open(path: string, parameters: { preview?: string; at?: string; layout?: string } = {}) {
    const query = Map.groupBy(new URLSearchParams(path.split("?")[1]), ([name]) => name);
    const { preview, at, layout } = parameters;
    const request = {
      ...requestOf(path.split("?")[0] ?? "", {
        isPreview: true,
        query: {
          ...Object.fromEntries([...query].map(([name, pairs]) => [name, pairs.map(([, value]) => value)])),
          ...(layout !== undefined && { layout }),
        },
      }),
      ...(preview !== undefined && { previewToken: preview }),
      at,
    };
    const answer = await answerAsText(request, services, noAssets);
    return { ...answer, body: plain(answer.body) };
  }
  async function outline(address = own) {
    const { preview } = await visit(address, { isPreview: true }, services);
    if (!preview?.outline) throw new Error("expected the outline of a guide");
    const [questions, results] = preview.outline.parts.map(({ pages }) => pages);
    return { ...preview.outline, questions: questions ?? [], results: results ?? [] };
  }
  return { open, outline, services };
}

/** A text without the spaces that keep short words beside the next one. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const texts = (value: unknown): unknown => JSON.parse(plain(JSON.stringify(value)));

test("lists the questions with their conditions, their answers and the results that need them", async () => {
  const { questions } = await start().outline();
  expect(texts(questions)).toMatchObject([
    {
      title: "Živíte dítě?",
      href: own,
      conditions: [{ text: "Ptáme se, dokud odpověď může změnit některý výsledek.", tests: [] }],
      notes: ["Odpovědi: Ano; Ne; Nevím", "Rozhoduje o tomto: Rodičovský příspěvek"],
    },
    { title: "Kolik je dítěti let?", href: `${own}?answer=deti:ano` },
    { title: "Kde bydlíte?" },
    {
      title: "Jaký máte příjem?",
      conditions: [{ text: "Ptáme se při této odpovědi:", tests: ["Kde bydlíte? – Ve vlastním"] }],
      notes: ["Odpovědi: od 0 Kč do 1 000 000 Kč", expect.stringContaining("Mimořádná pomoc")],
    },
    { title: "Máte auto?", href: null, conditions: [], notes: ["Odpovědi: Ano; Ne", expect.stringContaining("neptá")] },
  ]);
});

test("lists the results with their criteria, and links to previews where each is granted, possible or not", async () => {
  const { outline, services } = start();
  const { results } = await outline();
  const [first, , office, nothing] = results;
  expect(texts(first)).toMatchObject({
    conditions: [
      { text: "Živíte dítě – splněno při této odpovědi:", tests: ["Živíte dítě? – Ano"] },
      { text: "Dítě je mladší než 4 roky – splněno při této odpovědi:", tests: ["Kolik je dítěti let? – do 3 včetně"] },
    ],
    notes: [],
  });
  expect(texts(office)).toMatchObject({ notes: ["Nikomu nevyjde, že nárok je."] });
  expect(texts(nothing)).toMatchObject({ title: "Nárok na nic z toho není", href: expect.any(String) });
  expect(first?.samples.length).toBe(3);
  for (const [index, verdict] of (["yes", "maybe", "no"] as const).entries()) {
    const query = new URLSearchParams(first?.samples[index]?.href.split("?")[1]);
    const resolved = await visit(own, { isPreview: true, query: { answer: query.getAll("answer") } }, services);
    expect(resolved).toMatchObject({ guide: { kind: "result", results: [{ verdict }, {}, {}] } });
  }
});

test("says of each expert case whether it comes out as expected, and links to its preview", async () => {
  const { cases } = await start().outline();
  const href = `${own}?answer=bydleni:vlastni&answer=deti:ano&answer=prijem:5000&answer=vek:2`;
  expect(plain(cases.result)).toBe("Vyjdou jinak, než mají: 3 z 4");
  expect(texts(cases.tried)).toEqual([
    { isPassed: true, href, text: "V pořádku: Malé dítě" },
    {
      isPassed: false,
      href,
      text: "Chyba: Velké dítě. Rodičovský příspěvek: očekává se, že nárok není, ve skutečnosti nárok je.",
    },
    { isPassed: false, href: own, text: "Chyba: Nic. Chybí správná odpověď na otázku „Živíte dítě?“." },
    { isPassed: false, href, text: "Chyba: Jinde. Výsledek „jinde“ průvodce nemá." },
  ]);
});

test("expert cases answer with the shared values of the day", async () => {
  const limit = "{{hodnota:minimalni-mzda.mesicni|cislo}}";
  const podminky = [{ pole: "prijem", vztah: "nejvyse", hodnota: limit }];
  const vysledky = [{ klic: "mzda", nazev: "Doplatek", kriteria: [{ popis: "Nízká mzda", kdyz: { podminky } }] }];
  const zkousky = [caseOf("Právě mzda", [{ otazka: "prijem", hodnota: limit }], "ano", "mzda")];
  const { cases, results } = await start({ otazky: family.otazky, vysledky, zkousky }).outline();
  expect(cases.tried).toMatchObject([{ isPassed: true, href: `${own}?answer=prijem:22400` }]);
  expect(texts(results[0]?.conditions)).toMatchObject([{ tests: ["Jaký máte příjem? – do 22 400 Kč včetně"] }]);
});

test.each([{}, { uchovani: "relace" }])("all pages of the preview of %j stay in it, at its time", async (parts) => {
  const { open } = start(parts);
  const parameters = { preview: "a.b&c", at: "2027-01-01", layout: "simple" };
  const kept = "preview=a.b%26c&amp;at=2027-01-01";
  const hidden = '<input type="hidden" name="preview" value="a.b&amp;c"/>';
  for (const path of [own, `${own}?answer=deti:ano`, `${own}?answer=deti:ano&answer=vek:x&sent=vek`]) {
    const { status, body } = await open(path, parameters);
    expect(status, path).toBe(200);
    expect(body).toContain(hidden);
    expect(body).toContain('<input type="hidden" name="at" value="2027-01-01"/>');
    expect(body).toContain('<input type="hidden" name="layout" value="simple"/>');
    expect(body).toContain(`<a href="${own}?answer=deti:ano&amp;${kept}">Kolik je dítěti let?</a>`);
  }
  const { body } = await open(`${own}?answer=deti:ano&answer=vek:x&sent=vek`, parameters);
  expect(body).toMatch(/aria-invalid="true"/);
  expect(body).toContain(`<a href="${own}?layout=simple&amp;${kept}">Začít znovu</a>`);
  const sent = await open(`${own}?answer=vek:3&answer=deti:ano&sent=vek`, parameters);
  expect(sent).toMatchObject({
    status: 302,
    location: `${own}?answer=deti:ano&answer=vek:3&layout=simple&preview=a.b%26c&at=2027-01-01`,
  });
});

test("a preview without a token has no empty parameters, and keeps answers nowhere", async () => {
  const { open } = start({ uchovani: "relace" });
  const { body } = await open(`${own}?answer=deti:ano`);
  expect(body).not.toMatch(/name="(?:preview|at|layout)"/);
  expect(body).toContain(`<a href="${own}">Začít znovu</a>`);
  expect(await open(`${own}/-/otazky`, { preview: "a" })).toMatchObject({
    status: 302,
    location: `${own}?preview=a`,
  });
});

test("the preview of a guide with more ways than can be counted stays quick", async () => {
  const numbers = Array.from({ length: 14 }, (_, at) => `q${at}`);
  const podminky = numbers.map((pole, at) => ({ pole, vztah: "nejmene", hodnota: String(at + 1) }));
  const { outline } = start({
    otazky: numbers.map((klic) => ({ klic, druh: "cislo", popisek: klic, min: 0, max: 90 })),
    vysledky: numbers.map((klic, at) => ({
      klic,
      nazev: klic,
      kriteria: [{ popis: "Něco", kdyz: { podminky: podminky.slice(at, at + 3) } }],
    })),
    zkousky: null,
  });
  const before = performance.now();
  const { parts } = await outline();
  expect(parts.map(({ pages }) => pages.length)).toEqual([14, 15]);
  expect(performance.now() - before).toBeLessThan(5000);
});

test("visitors have no outline", async () => {
  const { services } = start();
  expect((await answerAsText(requestOf(own), services, noAssets)).body).not.toContain("Cesta průvodcem");
});
