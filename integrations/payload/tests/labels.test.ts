import type { Field } from "payload";
import { expect, test } from "vitest";
import { contents } from "../collections/contents.ts";
import choices from "../locales/choices.json" with { type: "json" };

interface Labelled {
  place: string;
  value: string;
  label: unknown;
}

/** Every option of a select and every kind of block in the forms, with its label. */
function optionsIn(fields: readonly Field[], path: string): Labelled[] {
  return fields.flatMap((field): Labelled[] => {
    const place = "name" in field ? `${path}.${field.name}` : path;
    const below = "fields" in field ? optionsIn(field.fields, place) : [];
    if (field.type === "tabs") return field.tabs.flatMap((tab) => optionsIn(tab.fields, path));
    if (field.type === "blocks")
      return field.blocks.flatMap(({ slug, labels, fields: own }) => [
        { place, value: slug, label: labels?.singular },
        ...optionsIn(own, `${place}.${slug}`),
      ]);
    if (field.type !== "select" && field.type !== "radio") return below;
    return field.options.map((option) =>
      typeof option === "string" ? { place, value: option, label: option } : { place, ...option },
    );
  });
}

const options = contents.flatMap(({ slug, fields }) => optionsIn(fields, slug));

test("every choice of every form has a label in Czech and English", () => {
  expect(options.length).toBeGreaterThan(500);
  const raw = options.filter(({ label, value }) => {
    const { cs, en } = Object(label);
    const isName = (text: unknown) => typeof text === "string" && /^[^a-z_]/u.test(text) && text !== value;
    return !(isName(cs) && isName(en)) && !["PDF", "CZK"].includes(en);
  });
  expect(raw).toEqual([]);
});

test("no field offers a value twice", () => {
  const fields = Map.groupBy(options, ({ place }) => place);
  const twice = [...fields].filter(([, own]) => new Set(own.map(({ value }) => value)).size < own.length);
  expect(twice.map(([place]) => place)).toEqual([]);
});

test("every label is that of a choice in a form", () => {
  const used = new Set(options.map(({ value }) => value));
  const own = Object.values<object>(choices).flatMap((group) => Object.keys(group));
  expect(own.filter((value) => !used.has(value) && !used.has(value.replaceAll("-", "_")))).toEqual([]);
});
