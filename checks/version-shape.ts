import { isRecord } from "#schemas/parse/shape.ts";
import type { RecordPath } from "./rule.ts";

/** A part of a form that is the same in all languages: a key, a kind, a condition. */
export interface FormPart {
  path: RecordPath;
  value: string;
}

/** Returns the parts of a form that are the same in all languages, in their order; none for other data. */
export function formShape({ kroky, konec }: Readonly<Record<string, unknown>>): FormPart[] {
  const parts = (value: Readonly<Record<string, unknown>>, path: RecordPath, fields: readonly string[]) =>
    fields.map((name) => ({ path: [...path, name], value: textOf(value[name]) }));
  const steps = itemsOf(kroky, ["data", "kroky"]).flatMap(({ value, path }) => [
    ...parts(value, path, ["klic", "kdyz"]),
    ...itemsOf(value["pole"], [...path, "pole"]).flatMap((question) => [
      ...parts(question.value, question.path, ["klic", "druh", "kdyz"]),
      ...itemsOf(question.value["moznosti"], [...question.path, "moznosti"]).flatMap((option) =>
        parts(option.value, option.path, ["hodnota"]),
      ),
    ]),
  ]);
  const exits = itemsOf(konec, ["data", "konec"]).flatMap(({ value, path }) => parts(value, path, ["klic", "kdyz"]));
  return [...steps, ...exits];
}

function itemsOf(list: unknown, path: RecordPath) {
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
