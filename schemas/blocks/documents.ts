import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { block } from "./block.ts";

export const documentsBlock = block(
  "dokumenty",
  { cs: "Dokumenty", en: "Documents" },
  { polozky: field(z.array(file).min(1), { cs: "Dokumenty", en: "Documents" }) },
  ({ polozky }, ctx) => ({ type: "documents" as const, items: polozky.map((item) => toFile(item, ctx)) }),
);
