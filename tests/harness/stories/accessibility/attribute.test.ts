import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noLinks } from "#checks/links.ts";
import { attribute } from "#harness/stories/accessibility/attribute.ts";
import { createCauses, toFinding } from "#harness/stories/accessibility/causes.ts";
import type { Observation, Place } from "#harness/stories/accessibility/observation.ts";
import { createRecords, fieldOf } from "#harness/stories/accessibility/recorded-content.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";

const fixtures = join(import.meta.dirname, "../../../../fixtures");
const recordOf = createRecords(fixtures);

const fixture = "mpsv/news-item/pridavek-na-dite-online.cs.json";

function story(changes: Partial<StoryEntry> = {}): StoryEntry {
  const around = { language: "cs", theme: "theme-default", now: 0 } as const;
  return { id: "news-item--mpsv-a", group: "news-item", fixture, ...around, ...changes };
}

function placeOf(changes: Partial<Place> = {}): Place {
  return {
    target: "#a",
    signature: "main > div.text > h4",
    html: "<h4>",
    texts: [],
    source: null,
    isEditors: false,
    pointer: null,
    ...changes,
  };
}

function observed(code: string, place: Partial<Place> = {}): Observation {
  return { code, severity: "error", wcag: ["1.3.1"], place: placeOf(place), expected: "", received: "h2 → h4" };
}

const record = {
  data: {
    perex: "Krátce",
    bloky: [
      { typ: "text", obsah: "<p>Text s <a href='/a?b=1&amp;c=2'>odkazem &amp; dál</a></p>" },
      { typ: "image", obrazek: { url: "/documents/1.jpg", alt: "Krátce" } },
    ],
  },
};

test("a field is found by its complete text, by words in its HTML, or by an address in it", () => {
  const path = (place: Partial<Place>) => fieldOf(placeOf(place), record);
  expect(path({ texts: ["Krátce"] })).toEqual(["data", "perex"]);
  expect(path({ texts: ["Krátce"], pointer: "/data/bloky/1" })).toEqual(["data", "bloky", 1, "obrazek", "alt"]);
  expect(path({ texts: ["odkazem & dál"] })).toEqual(["data", "bloky", 0, "obsah"]);
  expect(path({ texts: ["", "/a?b=1&c=2"] })).toEqual(["data", "bloky", 0, "obsah"]);
  expect(path({ texts: ["/documents/1.jpg"] })).toEqual(["data", "bloky", 1, "obrazek", "url"]);
});

test("if no field matches, the block is named; without a block no content item is", () => {
  expect(fieldOf(placeOf({ texts: ["Jinde"], pointer: "/data/bloky/1" }), record)).toEqual(["data", "bloky", 1]);
  expect(fieldOf(placeOf({ texts: ["Jinde"] }), record)).toBeNull();
});

test("an editor's text is attributed to the content, its appearance to the template, and the page around it to the layout", () => {
  const recorded = recordOf(story());
  const html = bodyOf(recorded?.record);
  const heading = /<h2>([^<]+)<\/h2>/.exec(html)?.[1] ?? "";
  expect(heading).not.toBe("");
  const editors = { texts: [heading], isEditors: true };
  expect(attribute(observed("a11y.heading-skip", editors), story(), recorded)).toMatchObject({
    cause: "content",
    path: ["data", "obsah"],
  });
  const template = { cause: "template", file: "templates/news-item/news-item.tsx", line: 1 };
  expect(attribute(observed("axe.color-contrast", editors), story(), recorded)).toEqual(template);
  expect(attribute(observed("a11y.heading-skip", { texts: ["Z šablony"] }), story(), recorded)).toEqual(template);
  const around = story({ group: "toasts", fixture: null });
  expect(attribute(observed("axe.image-alt"), around, recordOf(around))).toMatchObject({ cause: "layout" });
});

test("an editor's words in an element of a component are that component's, which is named with its line", () => {
  const recorded = recordOf(story());
  const heading = /<h2>([^<]+)<\/h2>/.exec(bodyOf(recorded?.record))?.[1] ?? "";
  const place = { texts: [heading], pointer: "/data/obsah", source: "components/layout/section.tsx:42" };
  for (const code of ["a11y.heading-skip", "axe.dlitem", "axe.link-name", "axe.image-alt"]) {
    const attribution = attribute(observed(code, place), story(), recorded);
    expect(attribution).toEqual({ cause: "template", file: "components/layout/section.tsx", line: 42 });
  }
  const causes = createCauses(recordOf);
  const variant = { theme: "theme-default", width: 390, mode: "dark" } as const;
  for (const file of ["pridavek-na-dite-online.cs.json", "letni-brigady.cs.json"])
    causes.add({ story: story({ fixture: `mpsv/news-item/${file}` }), variant }, [observed("axe.dlitem", place)]);
  const findings = causes.all().map((cause) => toFinding(cause, noLinks));
  expect(findings).toHaveLength(1);
  expect(findings[0]?.location).toEqual({ file: "components/layout/section.tsx", line: 42, column: 1 });
});

test("a template fault in many stories is one finding with their number", () => {
  const causes = createCauses(recordOf);
  const variant = { theme: "theme-default", width: 390, mode: "dark" } as const;
  for (const id of ["news-item--a", "news-item--b", "news-item--c"]) {
    causes.add({ story: story({ id, fixture: null }), variant }, [
      observed("axe.color-contrast", { target: `#${id}` }),
    ]);
  }
  const [finding, ...others] = causes.all().map((cause) => toFinding(cause, noLinks));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    code: "axe.color-contrast",
    received: "3 × h2 → h4",
    location: { file: "templates/news-item/news-item.tsx" },
    seen: { story: "news-item--a", variant: "theme-default 390 dark", cause: "template" },
  });
  expect(finding?.humanPath.cs).toContain("news-item");
});

test("a fault in a content item reports field, file and line", () => {
  const causes = createCauses(recordOf);
  const html = bodyOf(recordOf(story())?.record);
  const heading = /<h2>([^<]+)<\/h2>/.exec(html)?.[1] ?? "";
  const variant = { theme: "theme-default", width: 1280, mode: "light" } as const;
  causes.add({ story: story(), variant }, [observed("a11y.heading-skip", { texts: [heading], isEditors: true })]);
  const [finding] = causes.all().map((cause) => toFinding(cause, noLinks));
  const lines = readFileSync(join(fixtures, "contents", fixture), "utf8").split("\n");
  expect(finding).toMatchObject({ pointer: "/data/obsah", content: { language: "cs" }, seen: { cause: "content" } });
  expect(finding?.location?.file).toBe(`fixtures/contents/${fixture}`);
  expect(lines[(finding?.location?.line ?? 0) - 1]).toContain('"obsah"');
});

/** The text of a record's body. */
function bodyOf(record: unknown): string {
  const { data } = JSON.parse(JSON.stringify(record));
  return data.obsah;
}
