import { type FontSet, unicodeRanges } from "#renderer/page/document/font-sets.ts";

type Fallback = { weight: string; local: string[]; sets: FontSet[]; width: number };

const regular = { weight: "400 599", local: ["Arial", "Liberation Sans"] };
const bold = { weight: "600 700", local: ["Arial Bold", "Liberation Sans Bold"] };

// Ratio of Roboto's text width to Arial's (and Liberation Sans', which has the same metrics), measured on a paragraph
// in each language of the portal.
const fallbacks: Fallback[] = [
  { ...regular, sets: ["latin", "latin-ext"], width: 0.994 },
  { ...regular, sets: ["cyrillic"], width: 1.019 },
  { ...bold, sets: ["latin", "latin-ext"], width: 0.939 },
  { ...bold, sets: ["cyrillic"], width: 0.947 },
];

// Roboto's line metrics in em.
const ascent = 0.9277;
const descent = 0.2441;

/** Returns `@font-face` rules for a local fallback font with Roboto's metrics, to avoid layout shift. */
export function fallbackFaces(): string {
  return fallbacks.map(toFontFace).join("\n");
}

function toFontFace({ weight, local, sets, width }: Fallback): string {
  const descriptors = {
    "font-family": '"Roboto fallback"',
    "font-weight": weight,
    src: local.map((name) => `local("${name}")`).join(", "),
    "size-adjust": percent(width),
    "ascent-override": percent(ascent / width),
    "descent-override": percent(descent / width),
    "line-gap-override": "0%",
    "unicode-range": sets.map((set) => unicodeRanges[set]).join(", "),
  };
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}: ${value};`);
  return `@font-face { ${lines.join(" ")} }`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
