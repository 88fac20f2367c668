import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { colorModes } from "./color-modes.ts";

/** With header, breadcrumb and footer; with the site's name and languages only; or without a frame (spec §2.3). */
export const layouts = ["default", "simple", "none"] as const;
export type Layout = (typeof layouts)[number];

/** Layout and colour mode that a content item requests (spec §3, data.layout). */
export const wireLayout = z.looseObject({
  layoutKey: field(z.enum(layouts).nullish(), { cs: "Rozvržení stránky", en: "Page layout" }),
  colorMode: field(z.enum(colorModes).nullish(), { cs: "Barevný režim stránky", en: "Colour mode of the page" }),
});

/** Returns the layout of the query parameter `layout`; null for an unknown one (spec §2.3). */
export function parseLayout(value: string | undefined): Layout | null {
  return value === "false" ? "none" : (layouts.find((layout) => layout === value) ?? null);
}
