// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { useProblemText } from "#components/form/problem-text.ts";
import { type ProblemCode, type ProblemParams, problemCodes } from "#schemas/forms/problems.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { render } from "../render.tsx";

const params: ProblemParams = {
  ...{ min: 3, max: 2000, count: 3, date: "2026-12-24", size: 5_000_000 },
  ...{ types: ["PDF", "JPG"], other: "email", value: "ano" },
};

function Sentence({ code, params: named }: { code: ProblemCode; params: ProblemParams }) {
  return useProblemText({ email: "E-mail" })({ code, params: named });
}

function sentence(code: ProblemCode, language: (typeof languageCodes)[number], named = params) {
  return render(<Sentence code={code} params={named} />, { language }).textContent;
}

test.each(languageCodes)("every rule has its own message in %s, without unfilled placeholders", (language) => {
  const sentences = problemCodes.map((code) => sentence(code, language));
  expect(new Set(sentences).size).toBe(problemCodes.length);
  for (const text of sentences) {
    expect(text).toMatch(/^\p{Lu}.{8,}\.$/u);
    expect(text).not.toMatch(/\{|undefined|object|validation/);
  }
});

test("the English messages are those of spec §5", () => {
  const expected: Partial<Record<ProblemCode, string>> = {
    required: "The value is required.",
    email: "The value is not a valid email address.",
    maxLength: "The maximum length allowed is 2,000.",
    minValue: "The minimum value is 3.",
    between: "The value must be between 3 and 2,000.",
    "term.tooShort": "Please enter at least 3 characters.",
    "term.invalid": "Invalid term. Please try again.",
  };
  for (const code of problemCodes) if (expected[code]) expect(sentence(code, "en")).toBe(expected[code]);
});

test("numbers, days, sizes and field names are in the visitor's language", () => {
  expect(sentence("afterOrEqual", "cs")).toContain("24. 12. 2026");
  expect(sentence("before", "ru")).toContain("24 декабря 2026");
  expect(sentence("fileMaxSize", "ua")).toContain("5 МБ");
  expect(sentence("sameAs", "en")).toContain("E-mail");
  expect(sentence("fileMaxLength", "cs", { count: 1 })).toBe("Přiložte nejvýše 1 soubor.");
  expect(sentence("fileMaxLength", "cs", { count: 5 })).toBe("Přiložte nejvýše 5 souborů.");
});
