import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toSheet } from "#harness/report/sheet.ts";
import { pageName, plain, type UiLanguage } from "#harness/report/words.ts";
import { parseLanguage, tagOf } from "#portal/contract/site/languages.ts";
import { type Html, html } from "#portal/provider/html.ts";
import type { Comparison } from "./comparison.ts";
import { dayOf, orNothing, summaryOf, words } from "./words.ts";

const styles = readFileSync(join(import.meta.dirname, "compare.css"), "utf8");

/** Formats a comparison as one HTML file to print and sign, without script. */
export function comparisonToHtml(comparison: Comparison, language: UiLanguage): string {
  const [title = "", ...facts] = summaryOf(comparison, language);
  const { pages, values } = comparison;
  const body = html`<main>
<h1>${title}</h1>
${facts.map((fact) => html`<p>${fact}</p>`)}
${values.length > 0 ? valuesTable(comparison, language) : null}
${pages.map((page, index) => section(page, `page-${String(index)}`, comparison, language))}
${signature(language)}
</main>`;
  return toSheet({ language, title, styles, body });
}

function valuesTable({ values, now, at }: Comparison, language: UiLanguage): Html {
  const rows = values.map(({ key, name, before, after, sources }) => {
    const source = sources.length > 0 ? sources.map(plain).join("; ") : words("noSource", language);
    const cells = [before, after].map((each) => html`<td>${orNothing(each?.[language], language)}</td>`);
    return html`<tr><th scope="row">${plain(name)}<br><code>${key}</code></th>${cells}<td>${source}</td></tr>\n`;
  });
  const heads = [words("value", language), ...days({ now, at }, language), words("legalSource", language)];
  return html`<section><h2>${words("values", language)}</h2>${table(heads, rows)}</section>`;
}

function section(page: Comparison["pages"][number], id: string, times: Comparison, language: UiLanguage): Html {
  const { content, site, changes } = page;
  const tag = tagOf(parseLanguage(content.language));
  const marked = (text: string | null) =>
    text !== null && tag ? html`<td lang="${tag}">${plain(text)}</td>` : html`<td>${orNothing(text, language)}</td>`;
  const rows = changes.map(({ humanPath, before, after, keys }) => {
    const codes = keys.map((key) => html`<br><code>${key}</code>`);
    return html`<tr><th scope="row">${plain(humanPath[language])}${codes}</th>${marked(before)}${marked(after)}</tr>\n`;
  });
  const heads = [words("place", language), ...days(times, language)];
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${pageName(content)}</h2><p>${plain(site)}</p>${table(heads, rows)}</section>
`;
}

function days({ now, at }: Pick<Comparison, "now" | "at">, language: UiLanguage): string[] {
  return [now, at].map((time) => dayOf(time)[language]);
}

function table(heads: readonly string[], rows: readonly Html[]): Html {
  return html`<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table>`;
}

/** Renders lines to fill in by hand. */
function signature(language: UiLanguage): Html {
  const lines = ["name", "signature", "date"].map((key) => html`<div><dt>${words(key, language)}</dt><dd></dd></div>`);
  return html`<section class="signature"><h2>${words("confirmed", language)}</h2><dl>${lines}</dl></section>`;
}
