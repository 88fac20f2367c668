import { html } from "#portal/adapter/convert/rich-text.ts";
import type { Mapping } from "#portal/adapter/mapping/mapping.ts";
import { from, object } from "#portal/adapter/mapping/source.ts";
import { picture } from "../picture.ts";

/** Stránka (page). */
export const standardPage = {
  perex: from("perex"),
  obsah: from("obsah", html()),
  obrazek: object("obrazek", picture),
  sekce: from("sekce"),
  situace: from("situace"),
  souvisejici: from("souvisejici"),
  kontakt: from("kontakt"),
} satisfies Mapping<"standard-page">;
