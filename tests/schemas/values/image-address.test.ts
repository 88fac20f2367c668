import { expect, test } from "vitest";
import { imageSizes, imageWidths, srcSetOf } from "#schemas/values/image-address.ts";

const src = "/cms/documents/files/a.jpg";

test("images come in the widths of the six screens at both densities", () => {
  expect(imageWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
});

test("a browser may choose among the widths up to the image's own", () => {
  expect(srcSetOf(src, 700)?.split(", ")).toEqual([
    `/_ipx/f_webp,w_320${src} 320w`,
    `/_ipx/f_webp,w_640${src} 640w`,
    `/_ipx/f_webp,w_768${src} 700w`,
  ]);
  expect(srcSetOf(src, 640)?.split(", ")).toHaveLength(2);
  expect(srcSetOf(src, 40)).toBe(`/_ipx/f_webp,w_320${src} 40w`);
  expect(srcSetOf(src, 9000)?.split(", ")).toHaveLength(imageWidths.length);
});

test.each(["/cms/documents/a.svg", "/cms/documents/a.gif", "/cms/documents/a.avif", "/cms/documents/a", "/a.jpg"])(
  "%s has one size",
  (address) => expect(srcSetOf(address, 1600)).toBeUndefined(),
);

test("every use says how wide its images stand, and none wider than the window", () => {
  expect(Object.keys(imageSizes).length).toBeGreaterThan(3);
  for (const sizes of Object.values(imageSizes)) expect(sizes).toContain("100vw - 2rem");
});
