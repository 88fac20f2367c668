import { field } from "#schemas/values/field.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { block } from "./block.ts";

export const imageBlock = block(
  "obrazek",
  { cs: "Obrázek", en: "Image" },
  { obrazek: field(image, { cs: "Obrázek", en: "Image" }) },
  ({ obrazek }, ctx) => ({ type: "image" as const, image: toImage(obrazek, ctx) }),
);
