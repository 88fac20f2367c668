// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { fieldOf, findOnPage } from "#renderer/client/preview/find-on-page.ts";
import type { ShownField } from "#renderer/preview/data.ts";

const file = "/documents/files/urad.jpg";
const fields = ["/data/obrazek", "/data/galerie/0", "/data/galerie/1"].map(
  (at): ShownField => ({ pointer: `${at}/url`, path: { cs: at, en: at }, text: null, image: file }),
);

/** A page with the same image three times, as a preview marks them. */
function show(): HTMLImageElement[] {
  const image = (at: string) => `<figure><img src="/cms${file}" alt="" data-p="${at}"></figure>`;
  document.body.innerHTML = `<main id="main">${["/data/obrazek", "/data/galerie/0", "/data/galerie/1"].map(image).join("")}</main>`;
  return [...document.querySelectorAll("img")];
}

test("of fields with the same image each is told of its own place on the page", () => {
  expect(show().map((image) => fieldOf(image, fields)?.pointer)).toEqual(fields.map(({ pointer }) => pointer));
});

test("what is wrong with one of them leads to that one", () => {
  const images = show();
  expect(findOnPage("/data/galerie/1/alt", fields)).toBe(images[2]);
  expect(findOnPage("/data/galerie/0/url", fields)).toBe(images[1]);
  expect(findOnPage("/data/obrazek", fields)).toBe(images[0]);
});
