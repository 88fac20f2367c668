import { expect, test } from "vitest";
import { imagePresets, imageSource, imageWidths } from "#schemas/values/image-address.ts";

const src = "/cms/documents/files/a.jpg";

function start(pixels: number, { address = src, provider = "ipx", preset = "content" } = {}) {
  return imageSource(address, pixels, { provider, preset });
}

test("image widths cover the six screen sizes at both densities", () => {
  expect(imageWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
});

test("srcset offers the widths up to the image's own", () => {
  expect(start(700).srcSet?.split(", ")).toEqual([
    `/_ipx/f_webp,w_320${src} 320w`,
    `/_ipx/f_webp,w_640${src} 640w`,
    `/_ipx/f_webp,w_768${src} 700w`,
  ]);
  expect(start(640).srcSet?.split(", ")).toHaveLength(2);
  expect(start(40).srcSet).toBe(`/_ipx/f_webp,w_320${src} 40w`);
  expect(start(9000).srcSet?.split(", ")).toHaveLength(imageWidths.length);
});

test.each(["/cms/documents/a.svg", "/cms/documents/a.gif", "/cms/documents/a.avif", "/cms/documents/a", "/a.jpg"])(
  "%s is served in a single size",
  (address) => {
    expect(start(1600, { address })).toEqual({ src: address });
    expect(start(1600, { address, preset: "poster" })).toEqual({ src: address });
  },
);

test("a preset sets either the sizes attribute, limited to the window, or a fixed image width", () => {
  const presets = Object.entries(imagePresets);
  expect(presets.length).toBeGreaterThan(4);
  for (const [preset, sizes] of presets) {
    if (typeof sizes === "number") expect(start(1600, { preset }).src).toBe(`/_ipx/f_webp,w_${sizes}${src}`);
    else expect([start(1600, { preset }).sizes, sizes]).toEqual([sizes, expect.stringContaining("100vw - 2rem")]);
    if (typeof sizes === "number") expect(imageWidths).toContain(sizes);
  }
});

test("without an image provider every image is served as its file", () => {
  for (const preset of ["content", "poster"]) expect(start(1600, { provider: "none", preset })).toEqual({ src });
});

test.each(["cloudinary", "", "toString"])("the unknown provider or preset %j is an error", (name) => {
  expect(() => start(1600, { provider: name })).toThrow(new Error(`Unknown image provider: ${name}`));
  expect(() => start(1600, { preset: name })).toThrow(new Error(`Unknown image preset: ${name}`));
  expect(() => start(1600, { preset: name, address: "/a.svg", provider: "none" })).toThrow("Unknown image preset");
});
