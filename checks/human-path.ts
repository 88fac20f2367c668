import { isRecord } from "#schemas/parse/shape.ts";
import { type StructureKey, structures } from "#schemas/structures/registry.ts";
import { fieldMeta } from "#schemas/values/field.ts";
import { withoutTags } from "#schemas/values/text.ts";
import { shortened } from "./excerpt.ts";
import type { InBoth } from "./finding.ts";
import { type Step, stepsTo } from "./place.ts";
import type { RecordPath } from "./rule.ts";
import { inBothLanguages, isMoment, momentInBothLanguages, weekdayInBothLanguages } from "./texts.ts";

/** Returns the path to a place in labels: `Service “Care allowance” › Block 4 (Links) › Item 2 › Title`. */
export function humanPath(key: StructureKey, record: unknown, path: RecordPath): InBoth {
  return pathOfSteps(contentName(key, record), stepsTo(key, record, path));
}

/** Returns the path that starts with a content item's name. */
export function pathOfSteps(name: InBoth, steps: readonly Step[]): InBoth {
  const parts = [name, ...steps.flatMap((step, index) => partOf(step, index, steps))];
  return { cs: parts.map(({ cs }) => cs).join(" › "), en: parts.map(({ en }) => en).join(" › ") };
}

/** Returns the name of a place for a message: the label of a field, or the item with its list. */
export function nameOf(steps: readonly Step[]): InBoth {
  const last = steps.at(-1);
  if (!last) return inBothLanguages("path.record");
  if (last.kind === "field") return fieldLabel(last) ?? inQuotes(last.part);
  const list = steps.at(-2);
  if (last.kind === "block" || list?.kind !== "field") return labelOfStep({ ...last, isPersonal: true });
  const label = fieldLabel(list) ?? inQuotes(list.part);
  return inBothLanguages("path.itemOf", { list: label, number: Number(last.part) + 1 });
}

/** Returns the name of a content item: `Service “Care allowance”`. */
export function contentName(key: StructureKey, record: unknown): InBoth {
  const { cs, en } = structures[key].names;
  const structure = { cs, en };
  const name = isRecord(record) ? ownName([record["name"]]) : null;
  return name === null ? structure : inBothLanguages("path.content", { structure, name });
}

/** Returns the labels of a step; `data` and lists of blocks are left out unless they are the place itself. */
function partOf(step: Step, index: number, steps: readonly Step[]): InBoth[] {
  const next = steps[index + 1];
  const before = steps[index - 1];
  if (next && index === 0 && step.part === "data") return [];
  if (next?.kind === "block") return [];
  const label = labelOfStep(step);
  // A block of links and its list have the same label: it appears once.
  if (next?.kind === "item" && before?.kind === "block" && label.cs === blockLabel(before)?.cs) return [];
  return [label];
}

function labelOfStep(step: Step): InBoth {
  if (step.kind === "field")
    return fieldLabel(step) ?? inBothLanguages("path.unknownField", { key: inQuotes(step.part) });
  const number = Number(step.part) + 1;
  if (step.kind === "block") {
    const label = blockLabel(step);
    return label ? inBothLanguages("path.block", { number, label }) : inBothLanguages("path.unknownBlock", { number });
  }
  const name = step.isPersonal ? null : (dayName(step.value) ?? itemName(step.value));
  return name === null ? inBothLanguages("path.item", { number }) : inBothLanguages("path.namedItem", { number, name });
}

function blockLabel({ schema, value }: Step): InBoth | null {
  const meta = schema && isRecord(value) ? fieldMeta.get(schema) : null;
  return meta ? { cs: meta.cs, en: meta.en } : null;
}

function fieldLabel({ meta, part }: Step): InBoth | null {
  if (meta) return { cs: meta.cs, en: meta.en };
  return typeof part === "string" && unlabelled.has(part) ? inBothLanguages(`fields.${part}`) : null;
}

/** Fields of CMS records without a label in the schemas. */
const unlabelled: ReadonlySet<string> = new Set(["id", "key", "name", "friendlyURLs", "web", "typ"]);

function inQuotes(part: string | number): InBoth {
  const key = shortened(String(part), 40);
  return { cs: key, en: key };
}

/** Fields that name an item, by priority. */
const names = ["titulek", "nazev", "name", "otazka", "oznaceni", "popisek", "nadpis", "datum", "od"];

/** A day of office hours by its name. */
function dayName(value: unknown): InBoth | null {
  const day = isRecord(value) ? value["den"] : null;
  return typeof day === "string" ? weekdayInBothLanguages(day) : null;
}

function itemName(value: unknown): InBoth | string | null {
  const name = isRecord(value)
    ? ownName(names.map((each) => value[each]))
    : typeof value === "string"
      ? ownName([withoutTags(value, " ")])
      : null;
  return name !== null && isMoment(name) ? momentInBothLanguages(name) : name;
}

function ownName(candidates: readonly unknown[]): string | null {
  const name = candidates.find((each) => typeof each === "string" && /\S/.test(each));
  return typeof name === "string" ? shortened(name, 40) : null;
}
