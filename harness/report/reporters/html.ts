import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReportInput } from "#harness/report/report.ts";
import type { Reporter } from "#harness/report/reporters.ts";
import { toSheet } from "#harness/report/sheet.ts";
import {
  byPage,
  expectedIn,
  numberOf,
  type PageFindings,
  pageName,
  plain,
  receivedIn,
  summary,
  waiverNotes,
} from "#harness/report/words.ts";
import { type Finding, type InBoth, rankOf, type Severity, severities } from "#portal/checks/finding.ts";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { parseLanguage, tagOf } from "#portal/contract/site/languages.ts";
import { type Html, html } from "#portal/provider/html.ts";

const styles = readFileSync(join(import.meta.dirname, "html.css"), "utf8");

/** Formats a single HTML file for editors in both languages; radio buttons switch the language without script. */
export const toHtml: Reporter = (report, { language }) => {
  const title = inBothLanguages("report.title");
  const pages = [...byPage(report.findings)].toSorted((one, other) => rankOf(worst(other)) - rankOf(worst(one)));
  const choice = (code: keyof InBoth, name: string) =>
    html`<label lang="${code}"><input type="radio" name="language" id="${code}"${language === code ? html` checked` : null}>${name}</label>`;
  const body = html`<header>
<p>portal ${plain(report.command)}</p>
<fieldset><legend>${both(inBothLanguages("report.uiLanguage"))}</legend>${choice("cs", "Čeština")}${choice("en", "English")}</fieldset>
</header>
<main>
<h1>${both(title)}</h1>
${inEachLanguage((code) => paragraphs(summary(report, code)))}
${waivers(report)}
${filters(report)}
${pages.length > 1 ? contentsOf(pages) : null}
${pages.map((page, index) => section(page, `page-${index}`))}
${accepted([...report.accepted])}
</main>`;
  return toSheet({ language, title: `${title[language]}: portal ${plain(report.command)}`, styles, body });
};

function both({ cs, en }: InBoth): Html {
  return html`<span class="t" lang="cs">${plain(cs)}</span><span class="t" lang="en">${plain(en)}</span>`;
}

/** Renders a part of the page in each language. */
function inEachLanguage(part: (code: keyof InBoth) => Html): Html {
  return html`<div class="t" lang="cs">${part("cs")}</div><div class="t" lang="en">${part("en")}</div>`;
}

function paragraphs(lines: readonly string[]): Html {
  return html`${lines.map((line) => html`<p>${plain(line)}</p>`)}`;
}

function waivers(report: ReportInput): Html | null {
  if (waiverNotes(report, "cs").length === 0) return null;
  const title = both(inBothLanguages("report.waivers"));
  return html`<section aria-labelledby="waivers"><h2 id="waivers">${title}</h2>${inEachLanguage((code) => paragraphs(waiverNotes(report, code)))}</section>`;
}

/** Renders the filters that hide findings below errors. */
function filters({ findings }: ReportInput): Html | null {
  const boxes = (["warning", "info"] as const).flatMap((severity) => {
    if (numberOf(findings, severity) === 0) return [];
    const name = both(inBothLanguages(`report.shown.${severity}`));
    return [html`<label><input type="checkbox" id="${severity}" checked>${name}</label>`];
  });
  if (boxes.length === 0) return null;
  return html`<fieldset><legend>${both(inBothLanguages("report.show"))}</legend>${boxes}</fieldset>`;
}

function worst({ findings }: PageFindings): Severity {
  return severities.find((severity) => numberOf(findings, severity) > 0) ?? "info";
}

function contentsOf(pages: readonly PageFindings[]): Html {
  const items = pages.map((page, index) => {
    const link = html`<a href="#page-${String(index)}">${nameOf(page.content)}</a>`;
    return html`<li class="worst-${worst(page)}">${link} (${String(page.findings.length)})</li>\n`;
  });
  const title = both(inBothLanguages("report.pages"));
  return html`<nav aria-labelledby="pages"><h2 id="pages">${title}</h2><ul>${items}</ul></nav>`;
}

function section(page: PageFindings, id: string): Html {
  const { content, findings } = page;
  return html`<section class="worst-${worst(page)}" aria-labelledby="${id}"><h2 id="${id}">${nameOf(content)}</h2><ul class="findings" role="list">
${findings.map(item)}</ul></section>
`;
}

function accepted(findings: readonly Finding[]): Html | null {
  if (findings.length === 0) return null;
  const title = both(inBothLanguages("report.acceptedFindings"));
  return html`<section aria-labelledby="accepted"><h2 id="accepted">${title}</h2><ul class="findings" role="list">
${findings.map(item)}</ul></section>`;
}

/** Renders the name of a page, marked with the page's language. */
function nameOf(content: Finding["content"]): Html {
  const tag = tagOf(parseLanguage(content.language));
  return tag ? html`<span lang="${tag}">${pageName(content)}</span>` : html`${pageName(content)}`;
}

function item(finding: Finding): Html {
  const { severity, humanPath, message, fix, effect, code, pointer, location, wcag } = finding;
  const file = location && `${location.file}:${location.line}:${location.column}`;
  const rows = [
    row("expected", { cs: "", en: expectedIn("en", finding) }),
    row("received", { cs: receivedIn("cs", finding), en: receivedIn("en", finding) }),
    row("code", code),
    row("pointer", pointer),
    row("wcag", wcag.join(", ")),
    row("file", file ?? ""),
  ];
  return html`<li class="${severity}"><p class="place"><span class="severity">${both(inBothLanguages(`report.severities.${severity}`))}</span> ${both(humanPath)}</p>
<p>${both(message)}</p><p>${both(fix)}</p>
<dl><div><dt>${both(inBothLanguages("report.columns.effect"))}:</dt><dd>${both(inBothLanguages(`report.effects.${effect}`))}</dd></div>${rows}</dl>
${linksOf(finding)}</li>
`;
}

/** Renders a row of facts; a value that is missing in a language is hidden there. */
function row(name: string, value: string | InBoth): Html | null {
  const { cs, en } = typeof value === "string" ? { cs: value, en: value } : value;
  if (cs === "" && en === "") return null;
  const only = cs === "" ? html` class="t" lang="en"` : null;
  return html`<div${only}><dt>${both(inBothLanguages(`report.columns.${name}`))}:</dt><dd>${cs === en ? plain(en) : both({ cs, en })}</dd></div>`;
}

/** Renders external links; anything but web addresses is omitted. */
function linksOf({ links }: Finding): Html | null {
  const shown = Object.entries({ edit: links.cms, open: links.public, docs: links.docs }).flatMap(([name, href]) => {
    if (!href || !/^https?:$/.test(URL.parse(href)?.protocol ?? "")) return [];
    return [html`<a href="${href}">${both(inBothLanguages(`report.${name}`))}</a> `];
  });
  return shown.length > 0 ? html`<p>${shown}</p>` : null;
}
