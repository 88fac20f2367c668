import type { Rule, Subject } from "#checks/rule.ts";
import { type Prose, proseOf, proseTexts, shortened } from "#checks/rules/prose.ts";
import { memo } from "#schemas/parse/memo.ts";
import wordings from "./wordings.json" with { type: "json" };

/** One kind of phrase that a rule reports. */
interface Kind {
  pattern: RegExp;
  /** True for a match that is a fault; by default every match is. */
  isFault?: (match: RegExpExecArray, prose: Prose, subject: Subject) => boolean;
  /** Variant of the message. */
  context?: string;
  severity?: Rule["severity"];
  expected?: string;
}

interface Options extends Pick<Rule, "code" | "severity"> {
  expected: string;
  wcag?: readonly string[];
  /** Number of characters before the match that the message shows too. */
  before?: number;
}

/** Creates a rule that reports phrases in texts, each kind once in each line. */
export function phrases({ code, severity, expected, wcag = [], before = 0 }: Options, ...kinds: readonly Kind[]): Rule {
  const searched = kinds.map((kind) => ({
    ...kind,
    each: new RegExp(kind.pattern.source, `${kind.pattern.flags.replace("m", "")}g`),
  }));
  return {
    code,
    level: wcag.length > 0 ? "accessibility" : "content",
    severity,
    wcag,
    *check(subject) {
      // Nearly all records have no match at all, so their lines need not be searched.
      const present = searched.filter(({ pattern }) => presentIn([pattern], subject).length > 0);
      for (const { each, isFault = () => true, context, ...kind } of present)
        for (const prose of proseOf(subject)) {
          const { path, text } = prose;
          const match = [...text.matchAll(each)].find((found) => isFault(found, prose, subject));
          if (!match) continue;
          const start = before === 0 ? match.index : text.lastIndexOf(" ", Math.max(0, match.index - before)) + 1;
          const shown = text.slice(start, match.index + match[0].length);
          const values = { text: shortened(shown), context };
          yield { path, expected: kind.expected ?? expected, received: text, values, severity: kind.severity };
        }
    },
  };
}

/** Returns the patterns that occur in a subject's texts, before they are looked for in each line. */
export function presentIn(patterns: readonly RegExp[], subject: Subject): RegExp[] {
  return patterns.filter((pattern) => (!ofLists.has(pattern) || hasWordings(subject)) && isIn(subject, pattern));
}

const ofLists = new Set<RegExp>();
const lists = new Set<keyof typeof wordings>();

/** Returns a pattern for the wordings of a list, which are all looked for together at first. */
export function wordingIn(list: keyof typeof wordings, end = ""): RegExp {
  const pattern = new RegExp(`${before}${anyOf(list)}${end}`, "iu");
  ofLists.add(pattern);
  lists.add(list);
  return pattern;
}

const hasWordings = memo((subject: Subject): boolean => {
  anyWording ??= new RegExp(`${before}(?:${[...lists].map(anyOf).join("|")})`, "iu");
  return isIn(subject, anyWording);
});
let anyWording: RegExp | null = null;

function isIn(subject: Subject, pattern: RegExp): boolean {
  const ofLines = ofAllLines(pattern);
  return proseTexts(subject).some((text) => ofLines.test(text));
}

/** Anchors stand for the ends of a line in all texts together too. */
const ofAllLines = memo(({ source, flags }: RegExp) => new RegExp(source, flags.includes("m") ? flags : `${flags}m`));

/** Creates a rule that reports one kind of phrase. */
export function phrase(options: Options & Kind): Rule {
  return phrases(options, options);
}

/** Returns the wordings of a list in all languages as alternatives: a draft may be in another language than its page. */
export function anyOf(list: keyof typeof wordings): string {
  return `(?:${Object.values(wordings[list]).flat().join("|")})`;
}

/** Start and end of a word. The start names few signs, as it is tried at each character. */
export const before = String.raw`(?<=^|[\s"„“«([*:–—-])`;
export const after = String.raw`(?![\p{L}\p{N}])`;
