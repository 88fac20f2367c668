import type { z } from "zod";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { blocks } from "#portal/contract/blocks/registry.ts";
import { shapeOf } from "#portal/contract/parse/shape.ts";
import { wireContent } from "#portal/contract/site/content.ts";
import { structures } from "#portal/contract/structures/registry.ts";
import type { Structure } from "#portal/contract/structures/structure.ts";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";
import { fieldMeta } from "#portal/contract/values/field.ts";
import { type FieldRow, ownWords, rowsOf, rulesBelow, sharedIn } from "./field-rows.ts";
import { labelOf, noteOf, type ValueType, type ValueTypes } from "./value-types.ts";

/** Returns the readable contract as Markdown: every key with its fields, then the blocks and the shared types. */
export function structuresPage(types: ValueTypes): string {
  const keys = Object.entries(defaultStructureKeys).toSorted(([a], [b]) => a.localeCompare(b, "cs"));
  const { objects, leaves } = usedTypes(types);
  return [
    "# Structures",
    intro,
    [
      "| key of the CMS | key of the portal |",
      "|---|---|",
      ...keys.map(([cms, key]) => `| [${cms}](#${cms}) | ${key} |`),
    ],
    "## Every record",
    "[content.schema.json](contract/content.schema.json)",
    ...tables(wireContent, types),
    ...keys.flatMap(([cms, key]) => structureSection(cms, key, types)),
    "## Blocks",
    ...blockSections(types),
    "## Shared types",
    ["| type | | value | example |", "|---|---|---|---|", ...leaves.map((type) => leafRow(type, types))],
    ...objects.flatMap((type) => [
      `### ${type.name}`,
      `${labelOf(type)}. ${type.note}`.trim(),
      ...tables(type.schema, types),
    ]),
  ]
    .map((part) => (Array.isArray(part) ? part.join("\n") : part))
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

const intro = [
  "What the portal reads of a content item's `data`, for those who set up the CMS. Made from the schemas by `npm run contract`;",
  "the same for programs is in [contract](contract).",
  "",
  "A **required** field that is missing or wrong is an error. Most cost themselves alone; a block or a list item that says nothing",
  "without it is left out, and a page that is nothing without it, such as an event without its date, falls back to the default",
  "template. Without an **expected** field the page is poorer, and a warning is logged. Of the others the portal makes do without.",
  "Numbers, `true` and `false` may come as text, plain texts such as house numbers, and postcodes, as numbers; `08:00` may be `8:00`.",
  "Telephone numbers, addresses and other values of a fixed form may have spaces around them and hard spaces in them. Numbers",
  "may be written in any usual way, with an extension or several in one field; e-mail addresses, data boxes and websites may have",
  "a word before them, file names spaces and diacritics.",
  "",
  "Rules over several fields stand below each table. A broken one is reported; it costs the field at fault where that is",
  "optional, never the page. In the JSON Schemas they are the members of `allOf` with an `x-rule`; `x-order` names two",
  "fields that are in order.",
];

function structureSection(cms: string, key: keyof typeof structures, types: ValueTypes) {
  const { data, lists }: Structure = structures[key];
  return [
    `## ${cms}`,
    [
      `${noteOf(key)} Key of the portal: \`${key}\`, template: \`templates/${key}/${key}.tsx\`,`,
      `schema: [${cms}.schema.json](contract/${cms}.schema.json).`,
      ...listNote(lists),
    ],
    ...tables(data, types),
  ];
}

function listNote(lists: Structure["lists"]): string[] {
  if (typeof lists === "function") return ["Which content items the page lists depends on its data."];
  return lists ? [`The page lists the content items of ${lists.map((key) => `\`${key}\``).join(", ")}.`] : [];
}

function blockSections(types: ValueTypes) {
  const list = shapeOf(blocks);
  const union = list.kind === "list" ? shapeOf(list.item) : list;
  return (union.kind === "union" ? union.members : []).flatMap((member) => {
    const rows = rowsOf(member, types);
    const name = rows
      .find(({ path }) => path === "typ")
      ?.value.replace(/^text /, "")
      .replaceAll("`", "");
    const { cs = "", en = "" } = fieldMeta.get(member) ?? {};
    return [`### Block ${name}`, `${cs} / ${en}`, ...tables(member, types)];
  });
}

/** Returns the shared types that structures use. */
function usedTypes(types: ValueTypes): { objects: ValueType[]; leaves: ValueType[] } {
  const used = new Set<ValueType>();
  const visit = (schema: z.ZodType): void => {
    const shared = sharedIn(schema, types);
    if (shared && used.has(shared)) return;
    if (shared) used.add(shared);
    const shape = shapeOf(schema);
    if (shape.kind === "list") visit(shape.item);
    else if (shape.kind === "map") visit(shape.value);
    else if (shape.kind === "union") for (const member of shape.members) visit(member);
    else if (shape.kind === "object") for (const field of shape.fields) visit(field.schema);
  };
  for (const { data } of Object.values(structures)) visit(data);
  const sorted = [...used].filter(({ schema }) => schema !== blocks).toSorted((a, b) => a.name.localeCompare(b.name));
  const { objects = [], leaves = [] } = Object.groupBy(sorted, ({ schema }) =>
    shapeOf(schema).kind === "leaf" ? "leaves" : "objects",
  );
  return { objects, leaves };
}

function leafRow(type: ValueType, types: ValueTypes): string {
  const { schema, note, name } = type;
  const example = code(fieldMeta.get(schema)?.example ?? "");
  return `| <a id="${name.toLowerCase()}"></a>${labelOf(type)} | ${cell(note)} | ${cell(ownWords(shapeOf(schema), types))} | ${example} |`;
}

/** The table of fields, and below it the rules over several of them. */
function tables(schema: z.ZodType, types: ValueTypes): string[][] {
  const rules = rulesBelow(schema, types).map(({ path, code }) => {
    const { cs, en } = inBothLanguages(`codes.${code}.rule`);
    return `| \`${code}\` | \`${path}\` | ${cell(cs)} | ${cell(en)} |`;
  });
  const head = ["| rule | field at fault | Czech | English |", "|---|---|---|---|"];
  return [table(rowsOf(schema, types)), rules.length > 0 ? [...head, ...rules] : []];
}

function table(rows: readonly FieldRow[]): string[] {
  if (rows.length === 0) return [];
  return [
    "| field | Czech label | English label | need | value | example |",
    "|---|---|---|---|---|---|",
    ...rows.map(
      ({ path, cs, en, need, value, example }) =>
        `| \`${path}\` | ${cell(cs)} | ${cell(en)} | ${need} | ${cell(value)} | ${code(example)} |`,
    ),
  ];
}

function code(text: string): string {
  return text ? `\`${cell(text)}\`` : "";
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
