import { z } from "zod";
import { severities } from "#checks/finding.ts";

/** An element as a check saw it inside the page, with the facts that tell who can fix it. */
const place = z.object({
  /** CSS selector that leads to the element. */
  target: z.string(),
  /** Tags and classes of the element and its parents: the same for all elements that one piece of a template draws. */
  signature: z.string(),
  /** Its opening tag, shortened. */
  html: z.string(),
  /** Its texts, shortened. An editor fixes the field of the content that holds one of them. */
  texts: z.array(z.string()),
  /** RFC 6901 pointer of the block that it belongs to; null outside blocks. */
  pointer: z.string().nullable(),
});
export type Place = z.output<typeof place>;

/** A finding at an element. */
export const observation = z.object({
  /** Key of the words in locales/editors: `axe.image-alt`, `a11y.reflow`. */
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
  /** The build whose keyboard use was checked, or "light" when axe ran on the same HTML in light colours. */
  madeWith: z.string().nullable(),
});
export type Verdict = z.output<typeof verdict>;
