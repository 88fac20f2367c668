import { expect, test } from "vitest";
import hostileTexts from "#harness/content/hostile-texts.json" with { type: "json" };
import { textReaders } from "#harness/content/text-readers.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { aContent, plainContext } from "../../schemas/a-content.ts";

// How the time grows with a text, "npm run bench -- growth" measures.
test.each(Object.entries(textReaders))("%s reads 20 kB of any part of a text", async (_name, read) => {
  expect(hostileTexts.length).toBeGreaterThan(100);
  for (const part of hostileTexts) await read(part.repeat(20_000 / part.length));
});

test("an HTML field has at most 200,000 characters; a longer one is left out and reported with its pointer", () => {
  const obsah = (length: number) => `<p>${"a".repeat(length - 7)}</p>`;
  const parse = (length: number) =>
    parsePage(aContent({ data: { perex: "Krátce", sekce: [{ typ: "text", obsah: obsah(length) }] } }), plainContext);
  expect(parse(200_000).page.view).toMatchObject({ blocks: [{ type: "text" }] });
  const { page, issues } = parse(200_001);
  expect(page.view).toMatchObject({ lead: "Krátce", blocks: [] });
  expect(issues.map(({ code, path }) => [code, path.join("/")])).toContainEqual(["too-big", "data/sekce/0/obsah"]);
});
