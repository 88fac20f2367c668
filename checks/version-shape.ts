import { isRecord } from "#schemas/parse/shape.ts";
import type { RecordPath } from "./rule.ts";

/** A part of a form or guide that is the same in all languages: a key, a kind, a condition. */
export interface VersionPart {
  path: RecordPath;
  value: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the parts of a form or guide that are the same in all languages, in their order; none for other data. */
export function versionShape(data: Fields): VersionPart[] {
  return Array.isArray(data["vysledky"]) ? guideShape(data) : formShape(data);
}

function formShape({ kroky, konec }: Fields): VersionPart[] {
  const steps = itemsOf(kroky, ["data", "kroky"]).flatMap((step) => [
    ...partsOf(step, ["klic", "kdyz"]),
    ...itemsIn(step, "pole").flatMap((question) => questionParts(question, ["klic", "druh", "kdyz"])),
  ]);
  return [...steps, ...itemsOf(konec, ["data", "konec"]).flatMap((exit) => partsOf(exit, ["klic", "kdyz"]))];
}

function guideShape({ uchovani, otazky, vysledky }: Fields): VersionPart[] {
  const keeping = { path: ["data", "uchovani"], value: textOf(uchovani) || "adresa" };
  const questions = itemsOf(otazky, ["data", "otazky"]).flatMap((question) =>
    questionParts(question, ["klic", "druh", "min", "max", "bezNevim", "kdyz"]),
  );
  const results = itemsOf(vysledky, ["data", "vysledky"]).flatMap((result) => [
    ...partsOf(result, ["klic"]),
    ...itemsIn(result, "kriteria").flatMap((criterion) => partsOf(criterion, ["kdyz"])),
    ...itemsIn(result, "smery").flatMap((trend) => partsOf(trend, ["otazka", "smer"])),
  ]);
  return [keeping, ...questions, ...results];
}

interface Item {
  value: Fields;
  path: RecordPath;
}

function questionParts(question: Item, fields: readonly string[]): VersionPart[] {
  const options = itemsIn(question, "moznosti").flatMap((option) => partsOf(option, ["hodnota"]));
  return [...partsOf(question, fields), ...options];
}

function partsOf({ value, path }: Item, fields: readonly string[]): VersionPart[] {
  return fields.map((name) => ({ path: [...path, name], value: textOf(value[name]) }));
}

function itemsIn({ value, path }: Item, field: string): Item[] {
  return itemsOf(value[field], [...path, field]);
}

function itemsOf(list: unknown, path: RecordPath): Item[] {
  const items = Array.isArray(list) ? list : [];
  return items.flatMap((value, index) => (isRecord(value) ? [{ value, path: [...path, index] }] : []));
}

/** A key as it is, a condition in one line; both without the order in which a CMS sends fields. */
function textOf(value: unknown): string {
  if (!isRecord(value)) return String(value ?? "");
  const tests = itemsOf(value["podminky"], []).map(({ value: { pole, vztah, hodnota } }) =>
    [pole, vztah, hodnota].filter(Boolean).join(" "),
  );
  const groups = itemsOf(value["skupiny"], []).map((group) => `(${textOf(group.value)})`);
  const text = [...tests, ...groups].join(value["spojka"] === "nebo" ? " / " : " + ");
  return value["opak"] === true ? `! ${text}` : text;
}
