import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import { toSheet } from "#harness/report/sheet.ts";
import { plain, type UiLanguage } from "#harness/report/words.ts";
import { fingerprintOf, type Group, type StoredDifference } from "#harness/stories/visual/causes.ts";
import { maskName } from "#harness/stories/visual/difference-store.ts";
import type { DiffLine } from "#harness/stories/visual/markup.ts";
import { inBothLanguages, type Values } from "#portal/checks/texts.ts";
import { type Html, html } from "#portal/provider/html.ts";
import { revealDifferences, review } from "./review.ts";

const styles = readFileSync(join(import.meta.dirname, "report.css"), "utf8");
const script = `(${revealDifferences})(); (${review})();`;
type Words = (key: string, values?: Values) => string;

/** Writes index.html next to the pictures: a review page that needs no server. */
export function writeReport(folder: string, title: string, groups: readonly Group[], language: UiLanguage): string {
  const file = join(folder, "index.html");
  writeAtomically(file, toPage(title, groups, language));
  return file;
}

export function toPage(title: string, groups: readonly Group[], language: UiLanguage): string {
  const words: Words = (key, values = {}) => inBothLanguages(`visual.${key}`, values)[language];
  const body = html`<main>
<h1>${words("title")}</h1>
<p>${title}</p>
${groups.length === 0 ? html`<p>${words("nothing")}</p>` : tools(words)}
${groups.map((group, index) => section(group, index, words))}
</main>`;
  const sheetTitle = `${words("title")}: ${title}`;
  return toSheet({ language, title: sheetTitle, styles, script, pictures: "'self' file:", body });
}

function tools(words: Words): Html {
  const views = (["side", "slider", "blink", "difference"] as const).map(
    (view) =>
      html`<label><input type="radio" name="view" id="${view}"${view === "side" ? html` checked` : null}> ${words(`views.${view}`)}</label>`,
  );
  return html`<div class="tools" role="toolbar" aria-label="${words("tools")}">
<fieldset><legend>${words("view")}</legend>${views}</fieldset>
<label><input type="checkbox" id="shortcuts" checked> ${words("shortcuts")}</label>
<span>${words("decided")} <output id="decided"></output></span>
<button type="button" id="save">${words("save")}</button>
</div>
<p>${words("help")}</p>`;
}

function section(group: Group, index: number, words: Words): Html {
  const { kind, cause, detail, differences } = group;
  const id = `group-${index + 1}`;
  const stored = differences.filter(({ isStored }) => isStored);
  const others = differences.filter(({ isStored }) => !isStored);
  const choices = (["approve", "reject"] as const).map(
    (decision) => html`<label><input type="radio" name="${id}" value="${decision}"> ${words(decision)}</label>`,
  );
  return html`<section aria-labelledby="${id}" data-fingerprint="${fingerprintOf(group)}">
<h2 id="${id}" tabindex="-1">${String(index + 1)}. ${words(`kinds.${kind}`)}: ${words(`causes.${cause}`)} (${String(differences.length)})</h2>
<ul>${detail.map((line) => html`<li><code>${plain(line)}</code></li>`)}</ul>
<fieldset class="decision"><legend>${words("decision")}</legend>${choices}</fieldset>
${stored.map((difference, place) => figure(difference, place === 0, words))}
${others.length > 0 ? html`<details><summary>${words("others", { count: others.length })}</summary><ul>${others.map(({ name }) => html`<li>${name}</li>`)}</ul></details>` : null}
</section>
`;
}

function figure({ name, before, after, pixels, markup, aria }: StoredDifference, isOpen: boolean, words: Words): Html {
  const picture = (side: "before" | "after") => {
    const look = { before, after }[side];
    if (!look) return html`<p>${words(`lacks.${side}`)}</p>`;
    return image(side, look.sha, `${words(side)}: ${name}`, look);
  };
  const mask =
    before && after && pixels ? image("mask", maskName(before, after), words("views.difference"), before) : null;
  const facts = pixels && words("pixels", { count: pixels.count, delta: pixels.delta });
  const top = String(pixels?.box?.y ?? 0);
  return html`<details${isOpen ? html` open` : null}><summary>${name}</summary>
<figure>
<figcaption>${facts ?? ""}</figcaption>
<input type="range" aria-label="${words("views.slider")}: ${name}">
<div class="view" tabindex="0" role="region" aria-label="${words("pictures")}: ${name}" data-top="${top}">${picture("before")}${picture("after")}${mask}</div>
</figure>
${lines(words("markup"), markup)}${lines(words("aria"), aria)}</details>
`;
}

function image(kind: string, file: string, alt: string, { width, height }: { width: number; height: number }): Html {
  return html`<img class="${kind}" src="pictures/${file}.png" alt="${alt}" width="${String(width)}" height="${String(height)}" loading="lazy">`;
}

function lines(title: string, difference: readonly DiffLine[]): Html | null {
  if (difference.length === 0) return null;
  const marked = difference.map(({ sign, text }) => {
    const line = `${sign} ${plain(text)}\n`;
    if (sign === " ") return html`${line}`;
    return sign === "+" ? html`<ins>${line}</ins>` : html`<del>${line}</del>`;
  });
  return html`<details><summary>${title}</summary><pre tabindex="0">${marked}</pre></details>`;
}
