import { combined, withImport, withLine, withText } from "#harness/new/edits.ts";
import type { Names } from "#harness/new/names.ts";
import { mark, type Plan } from "#harness/new/plan.ts";

/** Plans a rule about content items. */
export function planRule({ kebab, camel }: Names, code: string): Plan {
  const texts = (language: string) =>
    combined(
      ...["message", "fix"].map((part) =>
        withText(["codes", ...code.split("."), part], `${mark} ${part} for editors in ${language}.`),
      ),
    );
  const wrong = `${mark} a text that is wrong`;
  const examples = {
    failed: [`<p>${wrong}</p>`],
    passed: [`<p>${mark} a text that is right</p>`],
    inapplicable: [`<p>${mark} a text that the rule does not concern</p>`],
  };
  return {
    files: {
      [`checks/rules/${kebab}.ts`]: ruleOf(camel, code),
      [`checks/rules/examples/${kebab}.json`]: `${JSON.stringify({ [code]: examples }, null, 2)}\n`,
    },
    edits: {
      "checks/rules/registry.ts": combined(
        withImport(camel, `${kebab}.ts`),
        withLine("const contents = [\n", `  ...[${camel}],`),
      ),
      "locales/editors/cs.json": texts("Czech"),
      "locales/editors/en.json": texts("English"),
    },
    commands: ["npx vitest run tests/checks/rules", "npx portal check"],
  };
}

function ruleOf(camel: string, code: string): string {
  return `import type { Rule } from "#checks/rule.ts";
import { textsOf } from "./texts.ts";

/** ${mark} a sentence that says what is wrong. */
export const ${camel}: Rule = {
  code: "${code}",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, source } of textsOf(subject).html) {
      // ${mark} the condition under which a text is right
      if (!source.includes("wrong")) continue;
      yield { path, expected: "${mark} what should stand there", received: source, values: {} };
    }
  },
};
`;
}
