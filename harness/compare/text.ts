import { pageName, plain, type UiLanguage } from "#harness/report/words.ts";
import type { Comparison } from "./comparison.ts";
import { orNothing, summaryOf, words } from "./words.ts";

/** Formats a comparison as text: its summary, each page with old and new sentences, and the changed values. */
export function comparisonToText(comparison: Comparison, language: UiLanguage): string {
  const { pages, values } = comparison;
  const parts = pages.map(({ content, site, changes }) => {
    const lines = changes.flatMap(({ humanPath, before, after, keys }) => [
      `  ${plain(humanPath[language])}  (${keys.join(", ")})`,
      `    − ${orNothing(before, language)}`,
      `    + ${orNothing(after, language)}`,
    ]);
    return [`${plain(site)} · ${pageName(content)}`, ...lines].join("\n");
  });
  const changed = values.flatMap(({ key, name, before, after, sources }) => [
    `  ${plain(name)} (${key}): ${orNothing(before?.[language], language)} → ${orNothing(after?.[language], language)}`,
    ...sources.map((source) => `    ${plain(source)}`),
  ]);
  const title = words("values", language);
  const last = values.length > 0 ? [[title, ...changed].join("\n")] : [];
  return `${[summaryOf(comparison, language).join("\n"), ...parts, ...last].join("\n\n")}\n`;
}
