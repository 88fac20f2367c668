import { expect, test } from "vitest";
import type { Block } from "#schemas/blocks/registry.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { aContent, plainContext } from "../a-content.ts";

const marking: ViewContext = { ...plainContext, marksSources: true, anew: () => marking };
const text = { typ: "text", obsah: "<p>Text</p>" };
const invalid = { typ: "odkazy" };

function blocksOf(structureKey: string, data: Record<string, unknown>, ctx: ViewContext, czech = {}): Block[] {
  const { page } = parsePage(aContent({ structureKey, data }), ctx, { czech: aContent({ structureKey, data: czech }) });
  if (page.key === "standard-page") return page.view.blocks;
  if (page.key === "landing-page") return page.view.sections.flatMap(({ blocks }) => blocks);
  throw new Error(`${page.key} has no blocks`);
}

const sources = (...given: Parameters<typeof blocksOf>) => blocksOf(...given).map(({ source }) => source);

test("a block's source is its pointer in the record as sent, whatever was removed before it", () => {
  const sekce = [invalid, text, { typ: "hvezdy" }, invalid, text];
  expect(sources("stranka", { sekce }, marking)).toEqual(["/data/sekce/1", "/data/sekce/4"]);
});

test("a block in a section has its source, too, and keeps it when a view copies it", () => {
  const sekce = [{ bloky: [invalid] }, { titulek: "Část", bloky: [invalid, text, { ...text, titulek: "Vlastní" }] }];
  const places = sources("landing-page", { zahlavi: { titulek: "Zima" }, sekce }, marking);
  expect(places).toEqual(["/data/sekce/1/bloky/1", "/data/sekce/1/bloky/2"]);
});

test("a block taken from the Czech version has no source in the record", () => {
  expect(sources("stranka", {}, marking, { sekce: [text] })).toEqual([undefined]);
});

test("sources are added only on request", () => {
  for (const block of blocksOf("stranka", { sekce: [text, invalid, text] }, plainContext))
    expect(Object.keys(block)).not.toContain("source");
});

test("a view with sources is otherwise identical to one without", () => {
  const data = { sekce: [text, { ...text, titulek: "Nadpis" }] };
  const marked = blocksOf("stranka", data, marking).map(({ source: _, ...block }) => block);
  expect(marked).toEqual(blocksOf("stranka", data, plainContext));
});

test("each image has its own source, even if two show the same file", () => {
  const fotka = { url: "/documents/files/urad.jpg", sirka: 800, vyska: 600 };
  const sekce = [invalid, { typ: "galerie", polozky: [fotka, { ...fotka, alt: 1 }, fotka] }];
  const imagesOf = (ctx: ViewContext) => blocksOf("stranka", { obrazek: fotka, sekce }, ctx).flatMap(galleryOf);
  const places = ["/data/sekce/1/polozky/0", "/data/sekce/1/polozky/1", "/data/sekce/1/polozky/2"];
  expect(imagesOf(marking).map(({ source }) => source)).toEqual(places);
  for (const image of imagesOf(plainContext)) expect(image).not.toHaveProperty("source");
});

function galleryOf(block: Block) {
  return block.type === "gallery" ? block.items : [];
}
