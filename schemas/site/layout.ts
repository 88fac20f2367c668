import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { colorModes } from "./color-modes.ts";

/** The frames a page can stand in: header, breadcrumb and footer; name and languages alone; nothing at all (spec §2.3). */
export const layouts = ["default", "simple", "none"] as const;
export type Layout = (typeof layouts)[number];

/** How a content of any structure asks to be shown (spec §3, data.layout). */
export const wireLayout = z.looseObject({
  layoutKey: field(z.enum(layouts).nullish(), { cs: "Rozvržení stránky", en: "Page layout" }),
  colorMode: field(z.enum(colorModes).nullish(), { cs: "Barevný režim stránky", en: "Colour mode of the page" }),
});

/** The layout that the query parameter `layout` names; null for what names none (spec §2.3). */
export function parseLayout(value: string | undefined): Layout | null {
  return value === "false" ? "none" : (layouts.find((layout) => layout === value) ?? null);
}
