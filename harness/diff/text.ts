import { pageName, plain, type UiLanguage } from "#harness/report/words.ts";
import type { Change } from "#portal/checks/changes/change.ts";
import { kindWords } from "#portal/checks/changes/kind-words.ts";
import type { Differences } from "./differences.ts";
import { saidValue, summaryOf, words } from "./words.ts";

/** Formats changes as text: each place with its old and new value, texts with `[-old-]` and `{+new+}` words. */
export function differencesToText(differences: Differences, language: UiLanguage): string {
  const parts = differences.contents.map(({ content, isNew, changes, left }) =>
    [
      pageName(content),
      ...(isNew ? [`  ${words("notPublished", language)}`] : []),
      ...changes.flatMap((change) => [
        `  ${plain(change.humanPath[language])}: ${kindWords(change)[language]}`,
        ...linesOf(change, language).map((line) => `    ${line}`),
      ]),
      ...(left > 0 ? [`  ${words("left", language, { count: left })}`] : []),
    ].join("\n"),
  );
  return `${[summaryOf(differences, language).join("\n"), ...parts].join("\n\n")}\n`;
}

function linesOf({ kind, before, after, pieces, isFormatOnly }: Change, language: UiLanguage): string[] {
  if (isFormatOnly) return [];
  if (pieces) {
    const marked = pieces.map(
      ({ kind: of, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[of],
    );
    return [plain(marked.join(" "))];
  }
  return [
    ...(kind === "added" || (kind === "moved" && !before) ? [] : [`− ${saidValue(before, language)}`]),
    ...(kind === "removed" ? [] : [`+ ${saidValue(after, language)}`]),
  ];
}
