import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { picturesOf } from "#checks/rules/images.ts";
import { shortened, wordsOf } from "#checks/rules/prose.ts";
import { functionWords } from "#checks/rules/words.ts";
import { toDocumentPath } from "#schemas/values/image.ts";
import words from "./picture-words.json" with { type: "json" };

const level = "accessibility";

const placeholders: ReadonlySet<string> = new Set(words.placeholders);
const instruction = new RegExp(words.instructions, "iu");

/** An alternative text that somebody meant to write, or wrote to fill in the field. */
const placeholder: Rule = {
  code: "image.placeholder",
  level,
  severity: "error",
  wcag: ["1.1.1"],
  *check(subject) {
    for (const { path, alt } of picturesOf(subject)) {
      const text = clean(alt ?? "");
      const isEmpty = alt !== null && alt !== "" && !/[\p{L}\p{N}]/u.test(text) && (alt.trim() !== "" || text !== "");
      const bare = text.toLowerCase().replace(/^[\s[(<{*…._-]+|[\s\])>}*…._:!-]+$/gu, "");
      if (!isEmpty && !placeholders.has(bare) && !instruction.test(bare)) continue;
      yield { path, expected: "what the image shows", received: alt, values: { text: shortened(text) } };
    }
  },
};

const ofText = [new RegExp(words.scans, "iu"), new RegExp(words.tables, "iu")];

/** A picture of a text or table, which nobody can enlarge, copy or have read out. */
const pictureOfText: Rule = {
  code: "image.text",
  level,
  severity: "warning",
  wcag: ["1.4.5"],
  *check(subject) {
    for (const { path, alt } of picturesOf(subject)) {
      const text = clean(alt ?? "").slice(0, 300);
      if (!ofText.some((pattern) => pattern.test(text))) continue;
      yield { path, expected: "a text", received: alt, values: { text: shortened(text) } };
    }
  },
};

/** Two different pictures with one alternative: it was copied, and is wrong at one of them. */
const repeatedAlternative: Rule = {
  code: "image.alternative-repeated",
  level,
  severity: "warning",
  wcag: ["1.1.1"],
  *check(subject) {
    const files = new Map<string, string>();
    for (const { path, alt, file } of picturesOf(subject)) {
      const text = clean(alt ?? "").toLowerCase();
      if (wordsOf(text).length < 2 || file === "") continue;
      const first = files.get(text) ?? file;
      files.set(text, first);
      if (first === file) continue;
      yield { path, expected: "what this image shows", received: alt, values: { text: shortened(clean(alt ?? "")) } };
    }
  },
};

/** One picture twice in a gallery. */
const repeatedPicture: Rule = {
  code: "image.repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const seen = new Set<string>();
    for (const { path, file } of picturesOf(subject)) {
      const [list, index] = path.slice(-3);
      if (typeof index !== "number" || (list !== "polozky" && list !== "galerie") || file === "") continue;
      const place = `${path.slice(0, -2).join("/")} ${file}`;
      if (seen.has(place))
        yield { path: sibling(path, "url"), expected: "each picture once", received: file, values: { file } };
      seen.add(place);
    }
  },
};

const czechLetters = /[áčďěíňóřšťúůýž]/;
const english: ReadonlySet<string> = new Set([...functionWords.en, ...words.english.split(" ")]);

/** An alternative in another language than its page; it is often copied from the Czech version. */
const foreignAlternative: Rule = {
  code: "image.language",
  level,
  severity: "warning",
  wcag: ["3.1.1"],
  *check(subject) {
    const { language } = subject.content;
    for (const { path, alt, isInHtml } of picturesOf(subject)) {
      if (!alt || isInHtml || (language !== "cs" && language !== "en")) continue;
      // Words with capitals may be names.
      const small = wordsOf(clean(alt)).filter((each) => each === each.toLowerCase());
      const hits = small.filter((each) => (language === "en" ? czechLetters.test(each) : english.has(each))).length;
      const isForeign = hits >= 3 || (hits === 2 && small.length <= 5);
      if (!isForeign || hits * 4 < small.length || (language === "cs" && czechLetters.test(alt))) continue;
      const values = { text: shortened(alt), context: language === "en" ? "czech" : undefined };
      yield { path, expected: `text in ${language}`, received: alt, values };
    }
  },
};

/** Narrower pictures are blurred at the top of a page; of those that are much longer than high nothing is left. */
const lead = { width: 600, ratio: 4 };

/** A thumbnail, a logo or a strip as the picture at the top of a page. */
const unfitLead: Rule = {
  code: "image.unfit",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, file, size: said, isLead } of picturesOf(subject)) {
      const size = sizeOf(subject, file) ?? said;
      if (!isLead || !size) continue;
      const ratio = Math.max(size.width / size.height, size.height / size.width);
      if (size.width >= lead.width && ratio <= lead.ratio) continue;
      const values = { ...size, context: ratio > lead.ratio ? "strip" : undefined };
      yield { path: sibling(path, "sirka"), expected: "a large picture", received: size.width, values };
    }
  },
};

/** A size that differs from that of the file: the page would jump, or the picture be squeezed. */
const differingSize: Rule = {
  code: "image.size",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, file, size } of picturesOf(subject)) {
      const actual = sizeOf(subject, file);
      if (!size || !actual || (size.width === actual.width && size.height === actual.height)) continue;
      const isTurned = size.width === actual.height && size.height === actual.width;
      const values = {
        said: `${size.width} × ${size.height}`,
        actual: `${actual.width} × ${actual.height}`,
        context: isTurned ? "turned" : undefined,
      };
      yield { path: sibling(path, "sirka"), expected: values.actual, received: values.said, values };
    }
  },
};

/** The size of a file of the CMS; undefined when unknown. Drawings have none. */
function sizeOf({ library }: Subject, file: string): { width: number; height: number } | undefined {
  return file.endsWith(".svg") ? undefined : library?.sizes?.get(toDocumentPath(file));
}

function sibling(path: RecordPath, field: string): RecordPath {
  return [...path.slice(0, -1), field];
}

export const pictureRules: readonly Rule[] = [
  placeholder,
  pictureOfText,
  repeatedAlternative,
  repeatedPicture,
  foreignAlternative,
  unfitLead,
  differingSize,
];
