import { languageCodes } from "#schemas/site/languages.ts";
import type { TriedRule } from "./examples.ts";
import { linksOf } from "./link-texts.ts";
import { shortened } from "./prose.ts";
import { newWindowWords, vagueLinks } from "./words.ts";

const level = "accessibility";
const linkTo = (text: string, href = "https://www.cssz.cz", more = "") =>
  `<p>Kdo má nárok: <a href="${href}"${more}>${text}</a></p>`;
const links = (...items: [string, string][]) => ({
  data: { sekce: [{ typ: "odkazy", polozky: items.map(([titulek, adresa]) => ({ titulek, adresa })) }] },
});

export const emptyLink: TriedRule = {
  code: "link.empty",
  level,
  severity: "warning",
  wcag: ["2.4.4", "4.1.2"],
  *check(subject) {
    for (const { path, text, href, hasImage } of linksOf(subject)) {
      if (text !== "" || href === "") continue;
      // The portal leaves out links around nothing; one around an image stays, and nobody hears where it leads.
      yield { path, expected: "words", received: href, values: { url: href }, ...(hasImage && { severity: "error" }) };
    }
  },
  examples: {
    failed: [linkTo(""), linkTo("&nbsp;"), linkTo('<img src="/documents/files/a.png" alt="">')],
    passed: [linkTo("Výpočet důchodu"), linkTo('<img src="/documents/files/a.png" alt="Výpočet důchodu">')],
    inapplicable: ["<p>Bez odkazu.</p>", '<p><a id="misto"></a>Místo</p>'],
  },
};

const vague = new Set(languageCodes.flatMap((language) => vagueLinks[language]));

export const vagueLink: TriedRule = {
  code: "link.vague",
  level,
  severity: "warning",
  wcag: ["2.4.4"],
  *check(subject) {
    for (const { path, text } of linksOf(subject)) {
      if (!vague.has(plain(text))) continue;
      yield { path, expected: "where the link leads", received: text, values: { text: shortened(text) } };
    }
  },
  examples: {
    failed: [
      ...[linkTo("zde"), linkTo("Více informací »"), linkTo("<strong>Klikněte zde</strong>.")],
      { ...links(["Zde", "https://www.cssz.cz"]), at: "/data/sekce/0/polozky/0/titulek" },
      { language: "ua", data: { obsah: linkTo("Докладніше…") } },
    ],
    passed: [linkTo("Více o výpočtu důchodu"), links(["Výpočet důchodu", "https://www.cssz.cz"])],
    inapplicable: ["<p>Klikněte zde.</p>", linkTo("")],
  },
};

export const bareAddress: TriedRule = {
  code: "link.bare-address",
  level,
  severity: "warning",
  wcag: ["2.4.4"],
  *check(subject) {
    for (const { path, text } of linksOf(subject)) {
      if (!isLongAddress(text)) continue;
      yield { path, expected: "where the link leads", received: text, values: { text: shortened(text) } };
    }
  },
  examples: {
    failed: [linkTo("https://www.cssz.cz/duchod"), linkTo("www.cssz.cz/web/cz/kalkulacka")],
    passed: [linkTo("Výpočet důchodu"), linkTo("cssz.cz"), linkTo("posta@mpsv.example", "mailto:posta@mpsv.example")],
    inapplicable: ["<p>https://www.cssz.cz/duchod</p>"],
  },
};

/** A bare domain name is a fair label; the rest of an address is noise in a screen reader. */
function isLongAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text) && (/^https?:/i.test(text) || /\/./.test(text));
}

export const ambiguousLinks: TriedRule = {
  code: "link.ambiguous",
  level,
  severity: "warning",
  wcag: ["2.4.4"],
  *check(subject) {
    const targets = new Map<string, string>();
    const reported = new Set<string>();
    for (const { path, text, href } of linksOf(subject)) {
      const words = plain(text);
      // What says nothing at all is told by other rules.
      if (words === "" || href === "" || vague.has(words)) continue;
      const target = targetOf(href);
      const first = targets.get(words);
      if (first === undefined) targets.set(words, target);
      if (first === undefined || first === target || reported.has(`${words} ${target}`)) continue;
      reported.add(`${words} ${target}`);
      const values = { text: shortened(text), url: shortened(href, 80) };
      yield { path, expected: "other words for another target", received: text, values };
    }
  },
  examples: {
    failed: [
      linkTo("Formulář", "/a") + linkTo("formulář", "/b"),
      { ...links(["Žádost", "/a"], ["Žádost", "/b"]), at: "/data/sekce/0/polozky/1/titulek" },
    ],
    passed: [linkTo("Formulář", "/a/") + linkTo("Formulář", "/a"), links(["Žádost", "/a"], ["Odvolání", "/b"])],
    inapplicable: [linkTo("Formulář", "/a"), linkTo("zde", "/a") + linkTo("zde", "/b"), "<p>Bez odkazu.</p>"],
  },
};

function targetOf(href: string): string {
  return href.replace(/\/+(?=$|[?#])/, "").replace(/^https?:\/\/(?:www\.)?/i, "//");
}

const newWindows = languageCodes.flatMap((language) => newWindowWords[language]);

/** The portal opens every link in the same tab. */
export const newWindow: TriedRule = {
  code: "link.new-window",
  level,
  severity: "info",
  wcag: [],
  *check(subject) {
    for (const { path, text, attributes } of linksOf(subject)) {
      const said = text.toLowerCase();
      const target = attributes.get("target") ?? "";
      const isOther = target !== "" && !/^_(?:self|top|parent)$/i.test(target);
      if (!isOther && !newWindows.some((words) => said.includes(words))) continue;
      yield {
        path,
        expected: "a link that opens in the same window",
        received: text,
        values: { text: shortened(text) },
      };
    }
  },
  examples: {
    failed: [
      linkTo("Výpočet důchodu", "https://www.cssz.cz", ' target="_blank"'),
      linkTo("Výpočet důchodu (v novém okně)"),
    ],
    passed: [linkTo("Výpočet důchodu"), linkTo("Výpočet důchodu", "https://www.cssz.cz", ' target="_self"')],
    inapplicable: ["<p>Otevře se v novém okně.</p>"],
  },
};

const fileName = /\.(pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|xml|zip)(?:[?#]|$)/i;

/** The portal states the size itself and keeps it up to date. */
export const sizeByHand: TriedRule = {
  code: "link.size-by-hand",
  level,
  severity: "info",
  wcag: [],
  *check(subject) {
    for (const { path, text, href } of linksOf(subject)) {
      if (!fileName.test(href) || !href.startsWith("/documents/") || !saysSize(text)) continue;
      yield { path, expected: "no size of the file", received: text, values: { text: shortened(text) } };
    }
  },
  examples: {
    failed: [linkTo("Žádost (PDF, 120 kB)", "/documents/files/zadost.pdf")],
    passed: [linkTo("Žádost o přídavek", "/documents/files/zadost.pdf")],
    inapplicable: [linkTo("Statistika (XLSX, 1,2 MB)", "https://www.czso.cz/statistika.xlsx"), "<p>120 kB</p>"],
  },
};

/** Only the editor knows the size of external files. */
export const unsaidSize: TriedRule = {
  code: "link.size-unsaid",
  level,
  severity: "info",
  wcag: [],
  *check(subject) {
    for (const { path, text, href, isInHtml } of linksOf(subject)) {
      if (!isInHtml || text === "" || !/^https?:/i.test(href) || !fileName.test(href) || saysSize(text)) continue;
      yield { path, expected: "the size of the file", received: text, values: { text: shortened(text) } };
    }
  },
  examples: {
    failed: [linkTo("Statistika za rok 2025", "https://www.czso.cz/statistika.xlsx")],
    passed: [linkTo("Statistika za rok 2025 (XLSX, 1,2 MB)", "https://www.czso.cz/statistika.xlsx")],
    inapplicable: [linkTo("Výpočet důchodu"), linkTo("Žádost", "/documents/files/zadost.pdf")],
  },
};

function saysSize(text: string): boolean {
  return /\d\s?(?:[kKMG]?B|[кКМГ]?Б|bajt|bytes?)(?!\p{Ll})/u.test(text);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
