import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toSheet } from "#harness/report/sheet.ts";
import { pageName, plain, type UiLanguage } from "#harness/report/words.ts";
import type { Change } from "#portal/checks/changes/change.ts";
import { kindWords } from "#portal/checks/changes/kind-words.ts";
import { parseLanguage, tagOf } from "#portal/contract/site/languages.ts";
import { type Html, html } from "#portal/provider/html.ts";
import type { Differences } from "./differences.ts";
import { saidValue, summaryOf, words } from "./words.ts";

const styles = readFileSync(join(import.meta.dirname, "../compare/compare.css"), "utf8");

/** Formats changes as one HTML file to print and pass on, without script. */
export function differencesToHtml(differences: Differences, language: UiLanguage): string {
  const [title = "", ...facts] = summaryOf(differences, language);
  const body = html`<main>
<h1>${title}</h1>
${facts.map((fact) => html`<p>${fact}</p>`)}
${differences.contents.map((each, index) => section(each, `page-${String(index)}`, language))}
</main>`;
  return toSheet({ language, title, styles, body });
}

function section(page: Differences["contents"][number], id: string, language: UiLanguage): Html {
  const { content, isNew, changes, left } = page;
  const tag = tagOf(parseLanguage(content.language)) ?? language;
  const heads = ["place", "difference"].map((key) => html`<th scope="col">${words(key, language)}</th>`);
  const table = html`<table><thead><tr>${heads}</tr></thead>
<tbody>${changes.map((change) => row(change, tag, language))}</tbody></table>`;
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${pageName(content)}</h2>
${isNew ? html`<p>${words("notPublished", language)}</p>` : table}
${left > 0 ? html`<p>${words("left", language, { count: left })}</p>` : null}</section>
`;
}

function row(change: Change, tag: string, language: UiLanguage): Html {
  const { humanPath, pointer } = change;
  return html`<tr><th scope="row">${plain(humanPath[language])}<br><code>${pointer}</code></th><td>${kindWords(change)[language]}${difference(change, tag, language)}</td></tr>
`;
}

function difference(
  { kind, before, after, pieces, isFormatOnly }: Change,
  tag: string,
  language: UiLanguage,
): Html | null {
  if (isFormatOnly) return null;
  if (pieces) return html`<p lang="${tag}">${pieces.map(({ kind: of, text }) => [marked(of, plain(text)), " "])}</p>`;
  const old =
    kind === "added" || (kind === "moved" && !before)
      ? null
      : html`<p>${marked("removed", saidValue(before, language))}</p>`;
  const now = kind === "removed" ? null : html`<p>${marked("added", saidValue(after, language))}</p>`;
  return html`${old}${now}`;
}

function marked(kind: "same" | "removed" | "added", text: string): Html | string {
  if (kind === "same") return text;
  return kind === "removed" ? html`<del>${text}</del>` : html`<ins>${text}</ins>`;
}
