import { isRecord, shapeOf } from "#schemas/parse/shape.ts";
import { suggestion } from "#schemas/parse/suggestion.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { fieldMeta } from "#schemas/values/field.ts";
import { documentPattern } from "#schemas/values/image.ts";
import { excerpt, shortened } from "./excerpt.ts";
import type { InBoth } from "./finding.ts";
import { nameOf } from "./human-path.ts";
import { type Choice, fieldsAt, type Step } from "./place.ts";
import { isOptional } from "./removed.ts";
import { hasText, inBothLanguages, type Values } from "./texts.ts";

interface Fault {
  code: string;
  expected: string;
  steps: readonly Step[];
  key: StructureKey;
}

/** Returns the message and fix of a fault: the most specific variants of its code for the value. */
export function schemaWords(fault: Fault): { message: InBoth; fix: InBoth } {
  const values = valuesOf(fault);
  const contexts = contextsOf(fault, values);
  // An empty value is fixed like a missing one.
  const fixCode = contexts.some((context) => isNothing.has(context)) ? "missing" : fault.code;
  return {
    message: words(`codes.${fault.code}.message`, contexts, values),
    fix: words(
      `codes.${fixCode}.fix`,
      [...contexts, ...hints.filter((name) => values[name]), ...requiredAt(fault.steps)],
      values,
    ),
  };
}

/** Returns hints for filling in a field, best first. */
const hints = ["choices", "example"] as const;

const isNothing: ReadonlySet<string> = new Set(["blank", "html"]);

/** Returns the first context for which the text has a variant. */
function words(key: string, contexts: readonly string[], values: Values): InBoth {
  const context = contexts.find((each) => hasText(key, each));
  return inBothLanguages(key, context === undefined ? values : { ...values, context });
}

function valuesOf({ code, expected, steps, key }: Fault): Values {
  const last = steps.at(-1);
  const value = last?.value;
  const received = last?.isPersonal ? "…" : typeof value === "string" ? shortened(value, 40) : excerpt(value, 40);
  const limit = limitIn(expected);
  return {
    label: labelFor(code, steps),
    received,
    example: exampleOf(last),
    ...(limit !== null && { limit: String(limit), count: limit }),
    ...(typeof value === "string" && { length: value.length }),
    ...(code === "unknown-field" && unknownField(key, steps)),
    ...(code === "structure.unknown" && nearestOf(value, structureChoices)),
    ...(last && last.choices.length > 0 && { choices: listOf(last.choices), ...nearestOf(value, last.choices) }),
  };
}

/** References are named by their target page. */
function labelFor(code: string, steps: readonly Step[]): InBoth | string {
  const { value, isPersonal } = steps.at(-1) ?? {};
  const name = code.startsWith("reference.") && isRecord(value) && !isPersonal ? value["name"] : null;
  return typeof name === "string" && /\S/.test(name) ? shortened(name, 60) : nameOf(steps);
}

function unknownField(key: StructureKey, steps: readonly Step[]): Values {
  const own = String(steps.at(-1)?.part ?? "");
  const parent = steps.at(-2)?.value;
  const free = fieldsAt(key, steps.slice(0, -1)).filter((name) => !isRecord(parent) || !Object.hasOwn(parent, name));
  return { key: shortened(own, 40), suggestion: suggestion(own, free) ?? undefined };
}

function nearestOf(value: unknown, choices: readonly Choice[]): Values {
  const near =
    typeof value === "string"
      ? suggestion(
          value,
          choices.map((choice) => choice.value),
        )
      : null;
  return { suggestion: near ?? undefined };
}

const structureChoices: readonly Choice[] = Object.keys(defaultStructureKeys).map((value) => ({ value, label: null }));

function listOf(choices: readonly Choice[]): InBoth {
  const said = (language: keyof InBoth) =>
    choices.map(({ value, label }) => (label ? `${label[language]} (${value})` : value)).join(", ");
  return { cs: said("cs"), en: said("en") };
}

/** Returns an example that an editor can enter as it is. */
function exampleOf(step: Step | undefined): string | undefined {
  const shape = step?.schema ? shapeOf(step.schema) : null;
  const example = step?.meta?.example ?? (shape && fieldMeta.get(shape.schema)?.example);
  if (!example || example.length > 120 || shape?.kind !== "leaf" || shape.format === "html") return undefined;
  return example;
}

/** Contexts from the most specific to the most general. */
function contextsOf({ code, expected, steps }: Fault, { suggestion: near }: Values): string[] {
  const isBlock = steps.at(-2)?.kind === "block";
  switch (code) {
    case "unknown-type":
      return [...(near && isBlock ? ["nearBlock"] : []), ...(isBlock ? ["block"] : []), ...(near ? ["near"] : [])];
    case "invalid-value":
    case "unknown-field":
    case "structure.unknown":
      return near ? ["near"] : [];
    case "invalid-type":
      if (isBrokenJson(steps.at(-1)?.value)) return ["json"];
      return [expected === "record" ? "object" : expected];
    case "invalid-format":
      return expected === "regex /\\S/" ? ["blank"] : [...fileContext(steps.at(-1)), expected.split(" ")[0] ?? ""];
    case "too-small":
    case "too-big":
      if (expected.startsWith("more than")) return ["more"];
      return [...(isEmpty[expected] ?? []), /\((\w+)\)$/.exec(expected)?.[1] ?? ""];
    case "custom": {
      const schema = steps.at(-1)?.schema;
      const shape = schema ? shapeOf(schema) : null;
      return shape?.kind === "leaf" && shape.format ? [shape.format] : [];
    }
    default:
      return [];
  }
}

/** True for a setting that is invalid JSON. A valid one has been parsed and is not a string. */
function isBrokenJson(value: unknown): boolean {
  return typeof value === "string" && /^\s*[[{]/.test(value);
}

/** Only addresses of files have a pattern. */
function fileContext(step: Step | undefined): string[] {
  const shape = step?.schema ? shapeOf(step.schema) : null;
  if (shape?.kind !== "leaf" || shape.format !== "address") return [];
  return [typeof step?.value === "string" && documentPattern.test(step.value) ? "fileKind" : "file"];
}

const isEmpty: Readonly<Record<string, readonly string[]>> = {
  "at least 1 (string)": ["blank"],
  "at least 1 (array)": ["empty"],
};

/** True for a required field. */
function requiredAt(steps: readonly Step[]): string[] {
  const { kind, schema } = steps.at(-1) ?? {};
  return kind === "field" && schema && isOptional(schema) ? [] : ["required"];
}

/** Returns the number in an expectation: `at most 160 characters`, `at least 2 (array)`, `more than 0 (number)`. */
function limitIn(expected: string): number | null {
  const [, number] = /^(?:at least|at most|more than) (-?[\d.]+)/.exec(expected) ?? [];
  return number === undefined ? null : Number(number);
}
