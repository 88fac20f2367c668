import { z } from "zod";
import { severities } from "#checks/finding.ts";

/** An element as a check saw it, with what tells whose it is; made inside the page. */
const place = z.object({
  /** CSS selector that leads to the element. */
  target: z.string(),
  /** The same for all elements that the same piece of a template draws: tags and classes of it and of what is around it. */
  signature: z.string(),
  /** Its opening tag, shortened. */
  html: z.string(),
  /** What it says, shortened: where such a text stands in the content's record is where an editor mends it. */
  texts: z.array(z.string()),
  /** RFC 6901 pointer of the block that it belongs to; null outside blocks. */
  pointer: z.string().nullable(),
});
export type Place = z.output<typeof place>;

/** What a check found at an element. */
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

/** What a walk says inside the page, where it knows neither criteria nor severities. */
export type Sighting = Omit<Observation, "severity" | "wcag">;

/** What came of looking at one story in one way. */
export const verdict = z.object({
  violations: z.array(observation),
  /** What only a person can judge. */
  incomplete: z.array(observation),
  /** What else than the story it was made with: the build whose keys were tried, or what was left to another look. */
  madeWith: z.string().nullable(),
});
export type Verdict = z.output<typeof verdict>;
