import { z } from "zod";
import { severities } from "#portal/checks/finding.ts";

/** An element as a check saw it inside the page, with the data needed for attribution. */
const place = z.object({
  /** CSS selector of the element. */
  target: z.string(),
  /** Tags and classes of the element and its ancestors: equal for all elements rendered by the same part of a template. */
  signature: z.string(),
  /** Opening tag, shortened. */
  html: z.string(),
  /** Texts of the element, shortened; an editor fixes the field that contains one of them. */
  texts: z.array(z.string()),
  /** File and line of the component that renders the element; null outside the story runner. */
  source: z.string().nullable(),
  /** True inside the HTML of a rich-text field. */
  isEditors: z.boolean(),
  /** RFC 6901 pointer of the block with the element; null outside blocks. */
  pointer: z.string().nullable(),
});
export type Place = z.output<typeof place>;

/** A finding at an element. */
export const observation = z.object({
  /** Key of the messages in locales/editors: `axe.image-alt`, `a11y.reflow`. */
  code: z.string(),
  severity: z.enum(severities),
  /** Success criteria such as "1.4.10". */
  wcag: z.array(z.string()),
  place,
  expected: z.string(),
  received: z.string(),
});
export type Observation = z.output<typeof observation>;

/** A finding of a check inside the page, without severity and criteria. */
export type Sighting = Omit<Observation, "severity" | "wcag">;

/** Result of checking one story in one variant. */
export const verdict = z.object({
  violations: z.array(observation),
  /** Findings that need a person's review. */
  incomplete: z.array(observation),
  /** The build whose keyboard use was checked, or "light" when axe checked the same HTML in light colours. */
  madeWith: z.string().nullable(),
});
export type Verdict = z.output<typeof verdict>;
