import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { block } from "./block.ts";

export const galleryBlock = block(
  "galerie",
  { cs: "Galerie", en: "Gallery" },
  { polozky: field(z.array(image).min(1), { cs: "Obrázky", en: "Images" }) },
  ({ polozky }, ctx) => ({ type: "gallery" as const, items: polozky.map((item) => toImage(item, ctx)) }),
);
