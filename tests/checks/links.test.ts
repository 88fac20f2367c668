import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linksTo, noLinks } from "#checks/links.ts";
import { type StructureKey, structures } from "#schemas/structures/registry.ts";

const content = {
  id: "a b&c",
  webId: "12",
  language: "cs",
  structureKey: "sluzba",
  name: "Služba",
  url: "/sluzby/péče?",
};

const target = { content, versionId: 7, key: "service", pointer: "/data/a~1b" } as const;

test("values inserted into link templates are escaped for their place in the URL", () => {
  const templates = {
    cms: "https://cms.example/edit?id={id}&web={webId}&v={versionId}&f={field}#{pointer}",
    preview: "https://portal.example/{url}?preview={versionId}",
    public: "https://portal.example/{url}",
    docs: "docs/structures.md#{section}",
  };
  expect(linksTo(target, templates)).toEqual({
    cms: "https://cms.example/edit?id=a%20b%26c&web=12&v=7&f=data.a%2Fb#%2Fdata%2Fa~1b",
    preview: "https://portal.example/sluzby/p%C3%A9%C4%8De%3F?preview=7",
    public: "https://portal.example/sluzby/p%C3%A9%C4%8De%3F",
    docs: "docs/structures.md#sluzba",
  });
});

test("a link with a missing value is omitted", () => {
  const templates = { cms: "c/{versionId}", preview: "p/{url}", public: "x/{nonsense}", docs: null };
  const lost = { ...target, content: { ...content, url: null }, versionId: null };
  expect(linksTo(lost, templates)).toEqual({ cms: null, preview: null, public: null, docs: null });
  expect(linksTo(target, noLinks).cms).toBeNull();
});

test("the documentation has a section for every structure and for the envelope", () => {
  const page = readFileSync("docs/structures.md", "utf8");
  const headings = new Set(
    [...page.matchAll(/^## (.+)$/gm)].map(([, text]) => text?.toLowerCase().replaceAll(" ", "-")),
  );
  const keys = Object.keys(structures).filter((key): key is StructureKey => key in structures);
  expect(keys.length).toBeGreaterThan(30);
  for (const key of keys)
    for (const pointer of ["/data/perex", "/name"]) {
      const { docs } = linksTo({ ...target, key, pointer }, noLinks);
      expect(headings.has(docs?.split("#")[1])).toBe(true);
    }
});
