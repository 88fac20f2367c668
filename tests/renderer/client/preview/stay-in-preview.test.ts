import { expect, test } from "vitest";
import { inPreview } from "#renderer/client/preview/stay-in-preview.ts";
import { notPages } from "#schemas/site/not-pages.ts";

const here = {
  href: "https://mpsv.example/rodina?preview=t.o.k&at=2027-01-01&page=2#a",
  origin: "https://mpsv.example",
  search: "?preview=t.o.k&at=2027-01-01&page=2",
};

test.each([
  ["/prace", "/prace?preview=t.o.k&at=2027-01-01"],
  ["/hledat?q=a&page=2#results", "/hledat?q=a&page=2&preview=t.o.k&at=2027-01-01#results"],
  ["https://mpsv.example/en", "/en?preview=t.o.k&at=2027-01-01"],
])("%s leads to a preview", (address, path) => {
  expect(inPreview(address, here, notPages)).toBe(`https://mpsv.example${path}`);
});

test.each([
  "https://up.example/",
  "https://mpsv.example.evil.example/",
  "http://mpsv.example/",
  "//evil.example/rodina",
  "mailto:info@mpsv.example",
  "javascript:alert(1)",
  "https://",
  "/cms/documents/a/b.pdf",
  "/soubor.pdf",
  "/auth/login",
  "/rodina?preview=other",
])("the token does not go along to %s", (address) => {
  expect(inPreview(address, here, notPages)).toBeNull();
});
