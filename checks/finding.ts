import { z } from "zod";

/** A text in both languages of the editors. */
export const inBoth = z.object({ cs: z.string(), en: z.string() });
export type InBoth = z.output<typeof inBoth>;

/** Levels of `portal check` in order: 0 is the schema, 5 the browser. */
export const levels = ["schema", "reference", "content", "accessibility", "render", "browser"] as const;
export type LevelName = (typeof levels)[number];

export const severities = ["error", "warning", "info"] as const;
export type Severity = (typeof severities)[number];

/**
 * One problem, reported to editors, reviewers and programs. Schema, references, rules, rendering and axe all report
 * findings; the JSON report is a list of them.
 */
export const finding = z.object({
  /**
   * Kind of problem, such as `missing`, `image.no-alternative` or `axe.color-contrast`; its messages are in
   * locales/editors.
   */
  code: z.string(),
  /** Check that found it; findings about recordings have no level. */
  level: z.enum([...levels, "recording"]),
  severity: z.enum(severities),
  /** Effect on the page that visitors see. */
  effect: z.enum([
    "none",
    "shown-in-czech",
    "text-hidden",
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
    /** Path of the page on its site; null without one. */
    url: z.string().nullable(),
  }),
  /** RFC 6901 pointer into the record as the CMS sent it; "" is the whole record. */
  pointer: z.string(),
  /** Path to the place in labels: "Service “Care allowance” › Block 4 (Links) › Item 2 › Title". */
  humanPath: inBoth,
  /** Label of the field; null when the place is not a field. */
  label: inBoth.nullable(),
  message: inBoth,
  fix: inBoth,
  expected: z.string(),
  /** The value, 80 characters at most; never a secret, nor the value of a field for personal data. */
  received: z.string(),
  links: z.object({
    /** Address where the field is edited; null unless the address of the CMS is configured. */
    cms: z.string().nullable(),
    preview: z.string().nullable(),
    public: z.string().nullable(),
    docs: z.string().nullable(),
  }),
  /** WCAG 2.2 success criteria such as "1.1.1"; empty when accessibility is not concerned. */
  wcag: z.array(z.string()),
  /** Position in the file, from 1; null without a file. */
  location: z.object({ file: z.string(), line: z.number(), column: z.number() }).nullable(),
  /** Details from the browser; null for findings made without one. */
  seen: z
    .object({
      story: z.string(),
      variant: z.string(),
      /** CSS selector of the element. */
      target: z.string(),
      /** Person who can fix it: the editor, the template's developer or the layout's owner. */
      cause: z.enum(["content", "template", "layout"]),
    })
    .nullable(),
  /**
   * Identifier that survives insertions before the place: made of the code, the content item and the place, with list
   * items identified by their content.
   */
  fingerprint: z.string(),
});
export type Finding = z.output<typeof finding>;

/** Rank of a severity: the higher, the worse. */
export function rankOf(severity: Severity): number {
  return severities.length - severities.indexOf(severity);
}
