// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Figure, Picture } from "#components/media/figure.tsx";
import { toImage } from "#schemas/values/image.ts";
import { imagePresets } from "#schemas/values/image-address.ts";
import { plainContext } from "../../schemas/a-content.ts";
import { render } from "../render.tsx";

const photo = {
  src: "/cms/documents/files/a.jpg",
  provider: "ipx",
  alt: "Dům",
  width: 1600,
  height: 1067,
  caption: "Nová pobočka",
  credit: "Jana Nová",
} as const;

function imageOf(fragment: DocumentFragment) {
  const image = fragment.querySelector("img");
  return (name: string) => image?.getAttribute(name);
}

test("a photograph has a srcset, and its original address and size", () => {
  const attribute = imageOf(render(<Picture image={photo} use="card" />));
  expect(attribute("srcset")?.split(", ").at(0)).toBe("/_ipx/f_webp,w_320/cms/documents/files/a.jpg 320w");
  expect(attribute("srcset")?.split(", ").at(-1)).toBe("/_ipx/f_webp,w_2048/cms/documents/files/a.jpg 1600w");
  expect(attribute("sizes")).toBe(imagePresets.card);
  expect(attribute("src")).toBe(photo.src);
  expect([attribute("width"), attribute("height"), attribute("alt")]).toEqual(["1600", "1067", "Dům"]);
});

test("a cropped photograph keeps its focal point visible, to the nearest quarter", () => {
  const wire = { url: "/documents/files/a.jpg", sirka: 1600, vyska: 1067 };
  const placeOf = (stred?: { x: number; y: number }) => {
    const attribute = imageOf(render(<Picture image={toImage({ ...wire, ...(stred && { stred }) }, plainContext)} />));
    return [attribute("data-x"), attribute("data-y"), attribute("style")];
  };
  expect(placeOf({ x: 10, y: 90 })).toEqual(["0", "4", null]);
  expect(placeOf({ x: 50, y: 30 })).toEqual(["2", "1", null]);
  expect(placeOf()).toEqual([null, null, null]);
});

test("an SVG has a single size", () => {
  const attribute = imageOf(render(<Picture image={{ ...photo, src: "/cms/documents/files/a.svg" }} />));
  expect(attribute("src")).toBe("/cms/documents/files/a.svg");
  expect([attribute("srcset"), attribute("sizes")]).toEqual([null, null]);
});

test("without an image service the original photograph is used", () => {
  const attribute = imageOf(render(<Picture image={{ ...photo, provider: "none" }} />));
  expect([attribute("src"), attribute("srcset"), attribute("sizes")]).toEqual([photo.src, null, null]);
});

test("a hero image loads at once, others lazily", () => {
  const hero = imageOf(render(<Picture image={photo} use="hero" />));
  expect([hero("fetchpriority"), hero("loading"), hero("sizes")]).toEqual(["high", null, imagePresets.hero]);
  const first = imageOf(render(<Figure image={photo} hero />));
  expect([first("fetchpriority"), first("sizes")]).toEqual(["high", imagePresets.column]);
  expect(imageOf(render(<Figure image={photo} />))("loading")).toBe("lazy");
});

test("a caption includes the author's name", () => {
  const text = render(<Figure image={photo} />).querySelector("figcaption")?.textContent;
  expect(text).toContain("Nová pobočka");
  expect(text).toContain("Jana Nová");
  expect(render(<Figure image={{ ...photo, caption: null, credit: null }} />).querySelector("figcaption")).toBeNull();
});
