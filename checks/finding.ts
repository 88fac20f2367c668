import { z } from "zod";

/** The same words in the languages that editors are served in. */
export const inBoth = z.object({ cs: z.string(), en: z.string() });
export type InBoth = z.output<typeof inBoth>;

/** What looks at a content, in the order of the levels of `portal check`: 0 is the schema, 5 the browser. */
export const levels = ["schema", "reference", "content", "accessibility", "render", "browser"] as const;
export type LevelName = (typeof levels)[number];

export const severities = ["error", "warning", "info"] as const;
export type Severity = (typeof severities)[number];

/**
 * One thing wrong, for whoever reads it: an editor, a reviewer, a program. Schema, references, rules, rendering and axe
 * all speak in findings; the JSON report is a list of them.
 */
export const finding = z.object({
  /** What is wrong, as `missing`, `image.no-alternative`, `axe.color-contrast`; its words are in locales/editors. */
  code: z.string(),
  /** What found it; machines are no contents and have no level. */
  level: z.enum([...levels, "machine"]),
  severity: z.enum(severities),
  /** What a visitor loses by it. */
  effect: z.enum([
    "none",
    "shown-in-czech",
    "field-hidden",
    "item-hidden",
    "block-hidden",
    "fallback-template",
    "page-unavailable",
  ]),
  content: z.object({
    id: z.string(),
    webId: z.string(),
    language: z.string(),
    /** Key of the CMS. */
    structureKey: z.string(),
    name: z.string(),
    /** Path of the page on its site; null where it has none. */
    url: z.string().nullable(),
  }),
  /** RFC 6901 pointer into the record as the CMS sent it; "" is the whole record. */
  pointer: z.string(),
  /** The way to the place in labels: "Service “Care allowance” › Block 4 (Links) › Item 2 › Title". */
  humanPath: inBoth,
  /** Label of the field; null where the place is no field. */
  label: inBoth.nullable(),
  message: inBoth,
  fix: inBoth,
  expected: z.string(),
  /** What stands there, 80 characters at most; never personal data, never a secret. */
  received: z.string(),
  links: z.object({
    /** Where the field is edited; null unless the CMS's address is configured. */
    cms: z.string().nullable(),
    preview: z.string().nullable(),
    public: z.string().nullable(),
    docs: z.string().nullable(),
  }),
  /** Success criteria of WCAG 2.2 such as "1.1.1"; empty for what is no matter of accessibility. */
  wcag: z.array(z.string()),
  /** Where the file says it, from 1; null for what comes from no file. */
  location: z.object({ file: z.string(), line: z.number(), column: z.number() }).nullable(),
  /** Where a browser saw it; null for what was seen without one. */
  seen: z
    .object({
      story: z.string(),
      variant: z.string(),
      /** CSS selector of the element. */
      target: z.string(),
      /** Who can mend it: the editor, who owns the template, who owns what stands around pages. */
      cause: z.enum(["content", "template", "layout"]),
    })
    .nullable(),
  /** Stays the same when items are put in before it: code, content and place with items named by what they are. */
  fingerprint: z.string(),
});
export type Finding = z.output<typeof finding>;

/** How bad a severity is: the higher, the worse. */
export function rankOf(severity: Severity): number {
  return severities.length - severities.indexOf(severity);
}
