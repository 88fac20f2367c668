import type { RecordPath, Rule } from "#checks/rule.ts";
import { shortened } from "#checks/rules/prose.ts";
import { isBroken } from "#checks/rules/typing/contacts.ts";
import { newWindowWords, pointerWords, vagueLinks } from "#checks/rules/words.ts";
import { decodeLeniently } from "#schemas/site/decode.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { withScheme } from "#schemas/values/address.ts";
import { type LinkAt, linksOf } from "./link-texts.ts";

const level = "accessibility";

export const emptyLink: Rule = {
  code: "link.empty",
  level,
  severity: "warning",
  wcag: ["2.4.4", "4.1.2"],
  *check(subject) {
    for (const { path, text, href, hasImage } of linksOf(subject)) {
      if (text !== "" || href === "") continue;
      // The portal removes empty links. A link around an image stays, but screen readers cannot say where it leads.
      const severity = hasImage ? "error" : undefined;
      yield { path, expected: "words", received: href, values: { url: href }, severity };
    }
  },
};

const vague = new Set(languageCodes.flatMap((language) => vagueLinks[language]));

/** Words that say nothing of a target, alone or together: "tap this", "přejděte na tuto stránku". */
const pointers = languageCodes.map((language) => new Set(pointerWords[language].split(" ")));

function isVague(label: string): boolean {
  if (vague.has(label)) return true;
  const words = label.length < 60 ? label.split(" ") : [];
  return words.length > 1 && pointers.some((own) => words.every((word) => own.has(word) || /^\d{1,2}$/.test(word)));
}

export const vagueLink: Rule = {
  code: "link.vague",
  level,
  severity: "warning",
  wcag: ["2.4.4"],
  *check(subject) {
    for (const { path, text } of linksOf(subject)) {
      // A label of symbols only, such as an arrow, is vague too.
      if (!isVague(plain(text)) && (text === "" || plain(text) !== "")) continue;
      yield { path, expected: "where the link leads", received: text, values: { text: shortened(text) } };
    }
  },
};

export const bareAddress: Rule = {
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
};

/** True for an address used as a label. A bare domain name is a fair label; screen readers spell out any other address. */
function isLongAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text) && (/^https?:/i.test(text) || /\/./.test(text));
}

export const ambiguousLinks: Rule = {
  code: "link.ambiguous",
  level,
  severity: "warning",
  wcag: ["2.4.4"],
  *check(subject) {
    const firsts = new Map<string, LinkAt & { target: string }>();
    const reported = new Set<string>();
    for (const each of linksOf(subject)) {
      const { path, text, href } = each;
      const words = plain(text);
      // Other rules report vague links.
      if (words === "" || href === "" || isVague(words)) continue;
      const target = targetOf(href);
      const first = firsts.get(words);
      if (first === undefined) firsts.set(words, { ...each, target });
      if (first === undefined || first.target === target || reported.has(`${words} ${target}`)) continue;
      reported.add(`${words} ${target}`);
      const values = { text: shortened(text), url: shortened(href, 80) };
      const alsoAt = [...targetsAt(first), ...targetsAt(each)];
      yield { path, alsoAt, expected: "different words for a different target", received: text, values };
    }
  },
};

/** The fields with the target of a link that is a field itself. */
function targetsAt({ path, isInHtml }: LinkAt): RecordPath[] {
  return isInHtml ? [] : ["stranka", "adresa"].map((key) => [...path.slice(0, -1), key]);
}

function targetOf(href: string): string {
  return href.replace(/\/+(?=$|[?#])/, "").replace(/^https?:\/\/(?:www\.)?/i, "//");
}

/** Reports a telephone or e-mail link whose target differs from its label, as after editing the label only. */
export const otherContact: Rule = {
  code: "link.other-contact",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    for (const { path, text, href } of linksOf(subject)) {
      const [, scheme, written = ""] = /^(tel|mailto):([^?;]+)/i.exec(withScheme(href)) ?? [];
      // A broken address is reported as such.
      if (!scheme || isBroken(href)) continue;
      const isPhone = scheme.toLowerCase() === "tel";
      const shown = isPhone ? /^\+?[\d\s-]{9,}$/.exec(text)?.[0] : /[^\s@<>()]+@[^\s@<>(),;]+/.exec(text)?.[0];
      if (!shown || isSame(shown, decodeLeniently(written), isPhone)) continue;
      const target = decodeLeniently(written);
      const values = {
        context: isPhone ? undefined : "mail",
        text: shortened(shown.trim()),
        url: shortened(isPhone ? spoken(target, shown) : target),
      };
      const about = [text, href];
      yield { path, expected: "a link to the address in its label", received: text, values, about };
    }
  },
};

/** Returns a number written like the label: in groups of three, with the code of the country if the label has it. */
function spoken(target: string, shown: string): string {
  const number = target.replace(/[^\d+]/g, "").replace(/^(?:\+|00)420/, "");
  if (number.startsWith("+")) return target;
  const grouped = number.replace(/\d{3}(?=\d)/g, "$& ");
  return shown.startsWith("+420") ? `+420 ${grouped}` : grouped;
}

/** Telephone numbers are compared without the country code. */
function isSame(shown: string, written: string, isPhone: boolean): boolean {
  const comparable = (each: string) =>
    isPhone
      ? each.replace(/\D/g, "").slice(-9)
      : each
          .toLowerCase()
          .replace(/[.,;]+$/, "")
          .trim();
  return comparable(shown) === comparable(written);
}

const newWindows = languageCodes.flatMap((language) => newWindowWords[language]);

/** Reports labels that announce a new window: the portal opens every link in the same tab. */
export const newWindow: Rule = {
  code: "link.new-window",
  level,
  severity: "info",
  wcag: [],
  *check(subject) {
    for (const { path, text, attributes } of linksOf(subject)) {
      const label = text.toLowerCase();
      const target = attributes.get("target") ?? "";
      const isOther = target !== "" && !/^_(?:self|top|parent)$/i.test(target);
      if (!isOther && !newWindows.some((words) => label.includes(words))) continue;
      yield {
        path,
        expected: "a link that opens in the same window",
        received: text,
        values: { text: shortened(text) },
      };
    }
  },
};

const fileName = /\.(pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|xml|zip)(?:[?#]|$)/i;

/** Reports file sizes written in labels: the portal shows the size and keeps it up to date. */
export const sizeByHand: Rule = {
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
};

/** Reports external files without a size: only the editor knows it. */
export const unsaidSize: Rule = {
  code: "link.size-unsaid",
  level,
  severity: "info",
  wcag: [],
  *check(subject) {
    for (const { path, text, href, isInHtml } of linksOf(subject)) {
      if (!isInHtml || text === "" || !/^https?:/i.test(href) || !fileName.test(href) || saysSize(text)) continue;
      const values = { text: shortened(text) };
      yield { path, expected: "the size of the file", received: text, values, about: [text, href] };
    }
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
