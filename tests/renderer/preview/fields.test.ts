import { expect, test } from "vitest";
import { fieldsIn } from "#renderer/preview/fields.ts";
import { aRecord } from "../../schemas/a-content.ts";

const told = (data: Record<string, unknown>) =>
  fieldsIn("standard-page", aRecord({ name: "Stránka", data })).map(({ pointer, texts, images }) => [
    pointer,
    ...texts,
    ...images,
  ]);

test("each text of a content is located by its pointer", () => {
  expect(told({ perex: "Krátce", sekce: [{ typ: "text", titulek: "Nadpis" }] })).toEqual([
    ["/name", "Stránka"],
    ["/data/perex", "Krátce"],
    ["/data/sekce/0/titulek", "Nadpis"],
  ]);
});

test("codes, dates and addresses are not searchable texts", () => {
  const data = {
    typ: "casova-osa",
    od: "2026-11-01T08:00:00",
    adresa: "/rodina",
    web: "https://mpsv.cz",
    mail: "mailto:a@b.cz",
  };
  expect(told(data)).toEqual([["/name", "Stránka"]]);
  expect(
    told({ slovo: "Rodina", rok: "rok 2026" })
      .slice(1)
      .map(([, text]) => text),
  ).toEqual(["Rodina", "rok 2026"]);
});

test("HTML is split into lines as the page shows them, with its images", () => {
  const obsah =
    '<h2 id="a">Kdo má <b>nárok</b>&nbsp;na&amp;</h2><p>Text</p><ul><li>První</li><li>Druhá</li></ul><img src="/documents/a/b.png"><h3></h3>';
  expect(told({ obsah }).slice(1)).toEqual([
    ["/data/obsah", "Kdo má nárok na&", "Text", "První", "Druhá", "/documents/a/b.png"],
  ]);
});

test("an image is located by its file, and its labels are in both languages", () => {
  const [, image] = fieldsIn("standard-page", aRecord({ data: { obrazek: { url: "/documents/a.jpg" } } }));
  expect(image).toMatchObject({ pointer: "/data/obrazek/url", texts: [], images: ["/documents/a.jpg"] });
  expect(image?.path.cs).toContain("Obrázek");
  expect(image?.path.en).toContain("Image");
});

test("each field has a link to edit it", () => {
  const fields = fieldsIn(
    "service",
    aRecord({ data: { perex: "Krátce" } }),
    (pointer) => `https://cms.example${pointer}`,
  );
  expect(fields.map(({ edit }) => edit)).toEqual(["https://cms.example/name", "https://cms.example/data/perex"]);
});

test("broken records and hostile texts are handled in bounded size", () => {
  for (const record of [null, 1, [], { name: 3, data: [null, { a: {} }] }])
    expect(fieldsIn("service", record)).toEqual([]);
  const record = aRecord({ data: { a: "<h1".repeat(100_000), b: Array(10_000).fill("<img <img src=") } });
  const many = fieldsIn("service", record);
  expect(many.length).toBeLessThanOrEqual(400);
  expect(many.flatMap(({ texts }) => texts).length).toBeLessThan(3000);
  expect(Math.max(...many.flatMap(({ texts }) => texts).map(({ length }) => length))).toBeLessThanOrEqual(120);
});
