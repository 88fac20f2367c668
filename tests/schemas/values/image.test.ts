import { expect, test } from "vitest";
import { parseContent, parsePage } from "#schemas/parse/parse-page.ts";
import { file } from "#schemas/values/file.ts";
import { image } from "#schemas/values/image.ts";
import { aRecord, plainContext } from "../a-content.ts";

const sized = { sirka: 1600, vyska: 1067 };

test.each(["pdf", "DOCX", "mp4"])("a file .%s is not an image", (extension) => {
  expect(image.safeParse({ ...sized, url: `/documents/files/letak.${extension}` }).success).toBe(false);
});

test.each(["letak.jpg", "letak.pdf.svg", "2388782"])("%s is accepted as an image", (name) => {
  expect(image.safeParse({ ...sized, url: `/documents/files/${name}` }).success).toBe(true);
});

test("the language of a file is any language code", () => {
  const titled = { nazev: "Leták", url: "/documents/files/letak.pdf" };
  for (const jazyk of ["cs_cz", "de", "uk-UA", "zh_Hans"])
    expect(file.safeParse({ ...titled, jazyk }).success).toBe(true);
  expect(file.safeParse({ ...titled, jazyk: "čeština" }).success).toBe(false);
});

test.each([
  [{ x: 150, y: 20 }, ["x"]],
  [{ x: 50, y: -1 }, ["y"]],
  [{ x: 50 }, ["y"]],
  ["left", []],
  [[50, 25], []],
])("a point to keep in sight %j is reported to the editor, and the image is shown without it", (stred, place) => {
  const obrazek = { ...sized, url: "/documents/files/a.jpg", alt: "Dům", stred };
  const { content } = parseContent(
    aRecord({ structure: { key: "aktualita" }, data: { obsah: "<p>Text.</p>", obrazek } }),
  );
  if (!content) throw new Error("the record has no envelope");
  const { page, issues } = parsePage(content, plainContext);
  const found = issues.filter(({ path }) => path.includes("stred"));
  expect(found.map(({ path }) => path.slice(-1 - place.length))).toContainEqual(["stred", ...place]);
  expect(page).toMatchObject({ key: "news-item", view: { image: { src: expect.stringContaining("a.jpg") } } });
  expect(page).not.toHaveProperty("view.image.focus");
});
