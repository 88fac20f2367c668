import { expect, test } from "vitest";
import { toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { aContent, plainContext } from "../a-content.ts";

const text = { typ: "text", obsah: "<p>Text</p>" };

function start(data: Record<string, unknown>) {
  const whole = { zahlavi: { titulek: "Zima bez obav" }, sekce: [{ titulek: "Část", bloky: [text] }], ...data };
  const { page, issues } = parsePage(aContent({ structureKey: "landing-page", data: whole }), plainContext);
  if (page.key !== "landing-page") throw new Error("its template cannot show it");
  return { view: page.view, issues: issues.map(({ code, path, effect }) => [code, toPointer(path), effect]) };
}

test("an invalid block is reported as a hidden block, in a section too", () => {
  const bloky = [{ typ: "hvezdy" }, text];
  const { view, issues } = start({ sekce: [{ bloky }, { bloky: [] }] });
  expect(issues).toEqual([
    ["too-small", "/data/sekce/1/bloky", "item-hidden"],
    ["unknown-type", "/data/sekce/0/bloky/0/typ", "block-hidden"],
  ]);
  expect(view.sections.map(({ blocks }) => blocks.length)).toEqual([1]);
});

test("the heading of a section becomes that of its first block unless that has its own", () => {
  const own = { ...text, titulek: "Vlastní" };
  const { view } = start({
    sekce: [
      { titulek: "Společný", bloky: [text, own] },
      { titulek: "Zvlášť", bloky: [own] },
    ],
  });
  const shown = view.sections.map(({ heading, blocks }) => [heading, ...blocks.map(({ title }) => title)]);
  expect(shown).toEqual([
    [null, "Společný", "Vlastní"],
    ["Zvlášť", "Vlastní"],
  ]);
});

test("ids of blocks are unique over all sections", () => {
  const { view } = start({ sekce: [{ bloky: [text, text] }, { bloky: [text] }] });
  const ids = view.sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
  expect(ids).toEqual(["part-1", "part-1-1", "part-1-2", "part-2", "part-2-1"]);
});

test("links to the sections appear from three titled sections on, unless the editor decides otherwise", () => {
  const sections = (count: number) => Array.from({ length: count }, (_, n) => ({ titulek: `${n}`, bloky: [text] }));
  const anchors = (data: object) => start({ ...data }).view.anchors.length;
  expect(anchors({ sekce: sections(2) })).toBe(0);
  expect(anchors({ sekce: sections(3) })).toBe(3);
  expect(anchors({ sekce: sections(2), kotvy: true })).toBe(2);
  expect(anchors({ sekce: sections(10), kotvy: false })).toBe(0);
});
