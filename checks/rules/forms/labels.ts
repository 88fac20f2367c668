import { eachObject } from "#checks/each.ts";
import type { Problem, RecordPath, Rule, Subject } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { shortened } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import words from "./label-words.json" with { type: "json" };

type Fields = Readonly<Record<string, unknown>>;

interface Question {
  path: RecordPath;
  value: Fields;
  label: string;
  /** The list of questions that it stands in. */
  step: string;
}

const level = "content";
const pattern = (source: string) => new RegExp(source, "iu");

const questionsOf = memo((subject: Subject): readonly Question[] =>
  subject.key !== "form"
    ? []
    : textsOf(subject).objects.flatMap(({ path, value, shape }) =>
        shape.keys.has("druh") && shape.keys.has("proc")
          ? [{ path, value, label: textIn(value, "popisek"), step: path.slice(0, -1).join("/") }]
          : [],
      ),
);

function textIn(value: Fields, key: string): string {
  const text = value[key];
  return typeof text === "string" ? clean(text) : "";
}

/** Makes the check of a rule about single questions of forms. */
function eachQuestion(problemOf: (question: Question) => Omit<Problem, "received"> | null): Rule["check"] {
  return function* (subject) {
    for (const question of questionsOf(subject)) {
      const found = problemOf(question);
      if (found) yield { received: question.value[String(found.path.at(-1))], ...found };
    }
  };
}

const shared = { level, severity: "warning", wcag: [] } as const;

/** Questions that a form has only once. */
const asked: ReadonlySet<unknown> = new Set(["ico", "schranka", "ucet"]);

/** One question twice: on one page, or for a number that the form has asked for. */
const repeatedQuestion: Rule = {
  ...shared,
  code: "form.question-repeated",
  *check(subject) {
    const seen = new Map<string, Question>();
    for (const question of questionsOf(subject)) {
      const { label, value, path, step } = question;
      const { kdyz, pravidla } = value;
      if (label === "" || kdyz) continue;
      const isNumber = isRecord(pravidla) && asked.has(pravidla["vzor"]);
      const key = `${isNumber ? "" : step} ${label.toLowerCase()}`;
      const first = seen.get(key);
      if (!first) seen.set(key, question);
      else
        yield {
          path: [...path, "popisek"],
          expected: "a question of its own",
          received: label,
          values: { text: shortened(label) },
          severity: first.step === step ? undefined : "info",
        };
    }
  },
};

const optionRepeated: Rule = {
  ...shared,
  code: "form.option-repeated",
  check: eachObject(["moznosti"], function* ({ path, value: { moznosti } }) {
    if (!Array.isArray(moznosti)) return;
    const seen = new Set<string>();
    for (const [index, option] of moznosti.entries()) {
      const label = isRecord(option) ? textIn(option, "popisek") : "";
      const values = { text: shortened(label) };
      if (label !== "" && seen.has(label.toLowerCase()))
        yield { path: [...path, "moznosti", index, "popisek"], expected: "another label", received: label, values };
      seen.add(label.toLowerCase());
    }
  }),
};

const instruction = pattern(words.instruction);

const optionPlaceholder: Rule = {
  ...shared,
  code: "form.option-placeholder",
  check: eachObject(["moznosti"], function* ({ path, value: { moznosti } }) {
    if (!Array.isArray(moznosti)) return;
    for (const [index, option] of moznosti.entries()) {
      const label = isRecord(option) ? textIn(option, "popisek") : "";
      const values = { text: shortened(label) };
      if (label !== "" && label.length < 60 && instruction.test(label))
        yield { path: [...path, "moznosti", index, "popisek"], expected: "an answer", received: label, values };
    }
  }),
};

const hintRepeated: Rule = {
  ...shared,
  code: "form.hint-repeated",
  check: eachQuestion(({ path, value, label }) => {
    const bare = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
    const isSame = label !== "" && bare(textIn(value, "napoveda")) === bare(label);
    return isSame ? { path: [...path, "napoveda"], expected: "more than the question" } : null;
  }),
};

const named = Object.entries(words.named).map(([kind, source]) => [kind, pattern(source)] as const);

/** An error message that asks for something else than its question, as after copying. */
const otherError: Rule = {
  ...shared,
  code: "form.error-other",
  check: eachQuestion(({ path, value, label }) => {
    const error = textIn(value, "chyba");
    const kinds = error === "" ? [] : named.filter(([, word]) => word.test(error));
    const [kind, word] = kinds[0] ?? [];
    const rules = isRecord(value["pravidla"]) ? value["pravidla"]["vzor"] : null;
    if (!kind || !word || kinds.length > 1 || kind === value["druh"] || kind === rules) return null;
    if (word.test(`${label} ${textIn(value, "napoveda")}`)) return null;
    return {
      path: [...path, "chyba"],
      expected: "what to do",
      values: { text: shortened(error), label: label || "–" },
    };
  }),
};

const address = ["adresa", "text", "dlouhy"];

/** Kinds of answers that a browser can fill in with what it knows. */
const filled: Readonly<Record<string, readonly unknown[]>> = {
  email: ["email", "text"],
  tel: ["telefon", "text"],
  bday: ["datum", "text"],
  "street-address": address,
  "address-level2": address,
  "postal-code": address,
};

const otherFill: Rule = {
  ...shared,
  code: "form.autocomplete",
  wcag: ["1.3.5"],
  check: eachQuestion(({ path, value: { druh, autocomplete } }) => {
    const isSet = typeof autocomplete === "string" && autocomplete !== "";
    if (!isSet || (filled[autocomplete] ?? ["text"]).includes(druh)) return null;
    return { path: [...path, "autocomplete"], expected: "what the question asks for", values: {} };
  }),
};

const kinds = [
  ["day", pattern(words.date)],
  ["email", pattern(words.email)],
  ["phone", pattern(words.phone)],
] as const;
const several = pattern(words.several);

/** A day, an e-mail address or a telephone number asked for as any text. */
const asText: Rule = {
  ...shared,
  code: "form.kind",
  check: eachQuestion(({ path, value: { druh, pravidla }, label }) => {
    const [kind] = kinds.find(([, word]) => word.test(label)) ?? [];
    if (druh !== "text" || !kind || several.test(label) || (isRecord(pravidla) && pravidla["vzor"])) return null;
    const values = { text: shortened(label), context: kind };
    return { path: [...path, "druh"], expected: kind, values };
  }),
};

const sample = pattern(words.sample);

const sampleLabel: Rule = {
  ...shared,
  code: "form.label-sample",
  check: eachQuestion(({ path, label }) =>
    sample.test(label) ? { path: [...path, "popisek"], expected: "a question", values: { text: label } } : null,
  ),
};

/** Minutes that a question takes: most for texts and files, and what a form takes besides. */
const minutes = { long: 15, short: 4, start: 15 };

const unlikelyMinutes: Rule = {
  ...shared,
  code: "form.minutes",
  *check(subject) {
    const { minuty } = subject.content.data;
    const questions = questionsOf(subject);
    if (typeof minuty !== "number" || questions.length === 0) return;
    const long = questions.filter(({ value: { druh } }) => druh === "dlouhy" || druh === "soubory").length;
    const most = minutes.start + long * minutes.long + (questions.length - long) * minutes.short;
    if (minuty <= most && minuty * 20 >= questions.length) return;
    const values = { minutes: minuty, count: questions.length };
    yield { path: ["data", "minuty"], expected: `at most ${most}`, received: minuty, values };
  },
};

export const labelRules: readonly Rule[] = [
  ...[repeatedQuestion, optionRepeated, optionPlaceholder, hintRepeated, otherError],
  ...[otherFill, asText, sampleLabel, unlikelyMinutes],
];
