import { isRecord } from "#portal/contract/parse/shape.ts";
import cs from "#portal/locales/editors/cs.json" with { type: "json" };
import en from "#portal/locales/editors/en.json" with { type: "json" };

/** The most frequent codes that `portal check` reports for the recorded content, including expected ones. */
const commonest = [
  ...["abbreviation.unexplained", "untranslated", "expected-missing", "missing", "invalid-format"],
  ...["reference.czech-only", "text.underlined", "text.spacing", "invalid-value", "link.new-window"],
  ...["translation.missing", "content.expired", "translation.outdated", "link.target", "sentence.long"],
];

/** Accessibility barriers that are too rare in the recorded content to be counted. */
const gravest = ["image.no-alternative", "link.vague", "heading.skip", "table.no-headers", "reference.dead"];

/** Returns docs/findings.md: the commonest findings in both languages. */
export function findingsPage(): string {
  return [
    "# The twenty most common findings",
    [
      `The findings that preview and \`portal check\` report most often, and what to do about them. The last ${gravest.length} are rarer but keep visitors out.`,
      "`…` stands for your own field, text or page.",
      "Made from `locales/editors` by `npm run contract`.",
    ].join("\n"),
    ...table("Česky", ["Co je špatně", "Co s tím"], cs),
    ...table("English", ["What is wrong", "What to do"], en),
  ]
    .join("\n\n")
    .concat("\n");
}

function table(title: string, [wrong, fix]: readonly [string, string], texts: object): string[] {
  const rows = [...commonest, ...gravest].map(
    (code) => `| ${textOf(texts, code, "message")} | ${textOf(texts, code, "fix")} | \`${code}\` |`,
  );
  return [`## ${title}`, [`| ${wrong} | ${fix} | |`, "|---|---|---|", ...rows].join("\n")];
}

/** Returns the text of a code without its placeholders; throws for an unknown code. */
function textOf(texts: object, code: string, part: "message" | "fix"): string {
  const words = ["codes", ...code.split(".")].reduce<unknown>(
    (node, key) => (isRecord(node) ? node[key] : null),
    texts,
  );
  const text = isRecord(words) ? (words[part] ?? words[`${part}_other`]) : null;
  if (typeof text !== "string") throw new Error(`There is no text codes.${code}.${part}.`);
  return text.replace(/\{\{\w+\}\}/g, "…").replaceAll("|", "\\|");
}
