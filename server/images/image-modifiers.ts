import { z } from "zod";
import { imageWidths } from "#schemas/values/image-address.ts";
import { ImageError } from "./image-error.ts";

export const imageFormats = ["webp", "jpeg", "png"] as const;
const fits = ["cover", "contain", "fill", "inside", "outside"] as const;
const ratios = [1, 3 / 4, 2 / 3, 9 / 16];
const heightsOf = (width: number) => ratios.map((ratio) => Math.round(width * ratio));
const heights = imageWidths.flatMap(heightsOf);
const qualities = [25, 50, 75, 100];
/** White and black, in short and long form. */
const backgrounds = ["fff", "ffffff", "000", "000000"] as const;

/** Modifiers of spec §7 in the syntax of ipx. Each has few allowed values, which limits the number of variants. */
const modifiers = z.strictObject({
  f: z.enum(imageFormats, `expected one of ${imageFormats.join(", ")}`).optional(),
  w: oneOf(imageWidths, `one of ${imageWidths.join(", ")}`).optional(),
  h: oneOf(heights, "the height of an image of such a width in 1:1, 4:3, 3:2 or 16:9").optional(),
  q: oneOf(qualities, `one of ${qualities.join(", ")}`).optional(),
  b: z.enum(backgrounds, `expected one of ${backgrounds.join(", ")}`).optional(),
  fit: z.enum(fits, `expected one of ${fits.join(", ")}`).optional(),
});

/** Parsed modifiers, normalised: equal for all spellings of the same variant. */
export type Modifiers = ReturnType<typeof parseModifiers>;

/** Parses the modifiers of an address, such as `f_webp,w_640` or `_` for none; throws ImageError. */
export function parseModifiers(text: string) {
  const modifierPairs = text === "_" ? [] : text.split(/[,&]/).flatMap(toPairs);
  const names = modifierPairs.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new ImageError(400, `modifier ${twice} is given twice`);
  const { data, error } = modifiers.safeParse(Object.fromEntries(modifierPairs));
  if (!data) throw new ImageError(400, error.issues.map(toSentence).join("; "));
  const { f: format = null, w: width = null, h: height = null, q = 75, b = null, fit = "cover" } = data;
  const isBox = width !== null && height !== null;
  if (isBox && !heightsOf(width).includes(height))
    throw new ImageError(400, `modifier h: expected one of ${heightsOf(width).join(", ")} for w_${width}`);
  const showsBackground = format === "jpeg" || format === null || (isBox && fit === "contain");
  return {
    format,
    width,
    height,
    quality: format === "png" ? 75 : q,
    background: b && showsBackground ? `#${b.slice(0, 3)}` : null,
    fit: isBox ? fit : "cover",
  };
}

/** Splits a modifier into name and value; `s_640x360` expands to width and height. */
function toPairs(modifier: string): [name: string, value: string][] {
  const [, name = "", value = ""] = /^([a-z]+)_(.+)$/.exec(modifier) ?? [];
  if (name !== "s") return [[name, value]];
  const [, width = "", height = ""] = /^(\d+)x(\d+)$/.exec(value) ?? [];
  if (!width) throw new ImageError(400, "modifier s: expected a width and a height such as 640x360");
  return [
    ["w", width],
    ["h", height],
  ];
}

function oneOf(numbers: readonly number[], expected: string) {
  return z.enum(numbers.map(String), `expected ${expected}`).transform(Number);
}

function toSentence({ code, path, message }: z.core.$ZodIssue): string {
  return code === "unrecognized_keys"
    ? "there are the modifiers f, w, h, s, q, b and fit"
    : `modifier ${path.join()}: ${message}`;
}
