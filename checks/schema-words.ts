import type { IssueEffect } from "#schemas/parse/issue.ts";
import { isRecord, shapeOf } from "#schemas/parse/shape.ts";
import { suggestion } from "#schemas/parse/suggestion.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { fieldMeta } from "#schemas/values/field.ts";
import { documentPattern } from "#schemas/values/image.ts";
import { markdown } from "#schemas/values/markdown.ts";
import { excerpt, shortened } from "./excerpt.ts";
import type { InBoth } from "./finding.ts";
import { nameOf } from "./human-path.ts";
import { isLocalFile } from "./local-file.ts";
import { type Choice, fieldsAt, type Step } from "./place.ts";
import { isOptional } from "./removed.ts";
import {
  briefMomentInBothLanguages,
  hasText,
  inBothLanguages,
  isMoment,
  momentInBothLanguages,
  type Values,
} from "./texts.ts";

interface Fault {
  code: string;
  expected: string;
  /** The value; for a shared value, the reference alone. */
  received: unknown;
  effect: IssueEffect;
  steps: readonly Step[];
  key: StructureKey;
}

/**
 * Returns the message and fix of a fault: the most specific variants of its code for the value. `saysEffect` tells that
 * the message has a variant that names the effect on the page.
 */
export function schemaWords(fault: Fault): { message: InBoth; fix: InBoth; saysEffect: boolean } {
  const values = valuesOf(fault);
  const contexts = contextsOf(fault, values);
  const code = fault.steps.at(-1)?.meta?.faultWords ?? fault.code;
  // An empty value is fixed like a missing one.
  const fixCode = code === fault.code && contexts.some((context) => isNothing.has(context)) ? "missing" : code;
  const effect = fault.effect.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    message: words(`codes.${code}.message`, [...contexts, effect], values),
    saysEffect: hasText(`codes.${code}.message`, effect),
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

function valuesOf({ code, expected, received: sent, steps, key }: Fault): Values {
  const last = steps.at(-1);
  const value = last?.value;
  const limit = limitIn(expected);
  return {
    label: labelFor(code, steps),
    received: last?.isPersonal ? "…" : receivedWords(code.startsWith("value.") ? sent : value),
    example: exampleOf(last),
    limit: limit === null ? undefined : String(limit),
    count: limit ?? undefined,
    length: typeof value === "string" || Array.isArray(value) ? value.length : undefined,
    tag: code === "markup-in-text" ? firstTag(String(value)) : undefined,
    ...(code === "unknown-field" && unknownField(key, steps)),
    ...(code === "value.unknown" && { suggestion: expected.includes(" ") ? undefined : expected }),
    ...(code === "value.name" && { name: /not (\S+)$/.exec(expected)?.[1] }),
    ...(code === "value.malformed" && { example: "{{hodnota:sada.klic}}" }),
    ...(code === "structure.unknown" && nearestOf(value, structureChoices)),
    ...(last && last.choices.length > 0 && { choices: listOf(last.choices), ...nearestOf(value, last.choices) }),
  };
}

function receivedWords(value: unknown): InBoth | string {
  if (typeof value !== "string") return excerpt(value, 40);
  return isMoment(value) ? momentInBothLanguages(value) : shortened(value, value.startsWith("{{") ? 150 : 40);
}

/** Returns the first tag of a text without its attributes, or its first entity. */
function firstTag(text: string): string {
  const [entity = "", name] = /<\/?([a-z]\w*)|<!--|&#?\w+;/i.exec(text) ?? [];
  return name ? `<${name}>` : entity;
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
  if (typeof value !== "string") return {};
  const near = suggestion(
    value,
    choices.map((choice) => choice.value),
  );
  return { suggestion: choices.find((choice) => choice.value === near)?.name ?? near ?? undefined };
}

const structureChoices: readonly Choice[] = Object.keys(defaultStructureKeys).map((value) => ({
  value,
  label: null,
  name: null,
}));

function listOf(choices: readonly Choice[]): InBoth {
  const said = (language: keyof InBoth) =>
    choices
      .map(({ value, label, name }) => name?.[language] ?? (label ? `${label[language]} (${value})` : value))
      .join(", ");
  return { cs: said("cs"), en: said("en") };
}

/** Returns an example as an editor enters it. */
function exampleOf(step: Step | undefined): InBoth | string | undefined {
  const shape = step?.schema ? shapeOf(step.schema) : null;
  const example = step?.meta?.example ?? (shape && fieldMeta.get(shape.schema)?.example);
  if (!example || example.length > 120 || shape?.kind !== "leaf" || shape.format === "html") return undefined;
  return isMoment(example) ? briefMomentInBothLanguages(example) : example;
}

/** Contexts from the most specific to the most general. */
function contextsOf({ code, expected, steps }: Fault, { suggestion: near, name }: Values): string[] {
  const isBlock = steps.at(-2)?.kind === "block";
  switch (code) {
    case "unknown-type":
      return [...(near && isBlock ? ["nearBlock"] : []), ...(isBlock ? ["block"] : []), ...(near ? ["near"] : [])];
    case "invalid-value":
    case "unknown-field":
    case "structure.unknown":
    case "value.unknown":
      return near ? ["near"] : [];
    case "value.name":
      return name ? ["name"] : [];
    case "invalid-type":
      if (isBrokenJson(steps.at(-1)?.value)) return ["json"];
      return [expected === "record" ? "object" : expected];
    case "invalid-format":
      return expected === "regex /\\S/" ? ["blank"] : [...fileContexts(steps.at(-1)), expected.split(" ")[0] ?? ""];
    case "markup-in-text":
      return markupContexts(steps.at(-1));
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
function fileContexts(step: Step | undefined): string[] {
  const shape = step?.schema ? shapeOf(step.schema) : null;
  if (shape?.kind !== "leaf" || shape.format !== "address") return [];
  const value = String(step?.value);
  if (documentPattern.test(value)) return ["fileKind"];
  return [...(isLocalFile(value) ? ["localFile"] : /^(?:https?:)?\/\//i.test(value) ? ["otherFile"] : []), "file"];
}

/** Text with tags: Markdown has its own signs for what they mean. */
function markupContexts(step: Step | undefined): string[] {
  if (!step?.schema || shapeOf(step.schema).schema.def !== markdown.def) return [];
  return [...(/<u\b/i.test(String(step.value)) ? ["underline"] : []), "markdown"];
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
