import { expect, test } from "vitest";
import { file } from "#schemas/values/file.ts";
import { image } from "#schemas/values/image.ts";

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
