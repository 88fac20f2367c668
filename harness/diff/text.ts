import { pageName, plain, type UiLanguage } from "#harness/report/words.ts";
import { kindWords } from "#portal/checks/changes/kind-words.ts";
import { changeLines } from "#portal/checks/changes/lines.ts";
import type { Differences } from "./differences.ts";
import { summaryOf, words } from "./words.ts";

/** Formats changes as text: each place with its old and new value, texts with `[-old-]` and `{+new+}` words. */
export function differencesToText(differences: Differences, language: UiLanguage): string {
  const parts = differences.contents.map(({ content, isNew, changes, left }) =>
    [
      pageName(content),
      ...(isNew ? [`  ${words("notPublished", language)}`] : []),
      ...changes.flatMap((change) => [
        `  ${plain(change.humanPath[language])}: ${kindWords(change)[language]}`,
        ...changeLines(change, language, words("nothing", language)).map((line) => `    ${plain(line)}`),
      ]),
      ...(left > 0 ? [`  ${words("left", language, { count: left })}`] : []),
    ].join("\n"),
  );
  return `${[summaryOf(differences, language).join("\n"), ...parts].join("\n\n")}\n`;
}
