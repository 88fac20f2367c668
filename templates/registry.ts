import type { ComponentType } from "react";
import type { StructureKey, ViewOf } from "#schemas/registry.ts";
import { MainPageTemplate } from "./main-page.tsx";
import { NewsItemTemplate } from "./news-item.tsx";
import { StandardPageTemplate } from "./standard-page.tsx";

/** The template of each structure; a structure without its line does not compile. */
export const templates: { [Key in StructureKey]: ComponentType<{ view: ViewOf<Key> }> } = {
  "main-page": MainPageTemplate,
  "news-item": NewsItemTemplate,
  "standard-page": StandardPageTemplate,
};
