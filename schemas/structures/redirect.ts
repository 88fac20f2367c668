import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { link, linkTarget, toLink, type WireLink } from "#schemas/values/link.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

const gone = z.object({
  vysvetleni: field(html, { cs: "Proč stránka už není", en: "Why the page is gone" }),
  nahrada: field(link.nullish(), { cs: "Co číst místo ní", en: "What to read instead" }),
});

/** A page that has moved or was permanently removed (spec §1, redirect). */
export const redirect = structure({
  names: { cms: "presmerovani", cs: "Přesměrování", en: "Redirect" },
  data: withRules(
    z.object({
      cil: field(linkTarget.nullish(), { cs: "Kam stránka vede", en: "Target" }),
      trvale: field(z.boolean().nullish(), { cs: "Natrvalo", en: "Permanent" }),
      duvod: field(text.nullish(), {
        cs: "Důvod přesměrování",
        en: "Reason",
        example: "Stránka se přestěhovala na nový web.",
        advisedLength: 300,
      }),
      zruseno: field(gone.nullish(), { cs: "Stránka zrušena", en: "Gone" }),
    }),
    anyOf("redirect.target", ["cil", "zruseno"]),
  ),
  view: ({ content, data, ctx }) => ({
    // The label is never displayed, so the page's own name serves as a fallback.
    target: data.cil ? toLink({ ...data.cil, titulek: titleOf(data.cil) ?? content.name }, ctx) : null,
    permanent: data.trvale ?? false,
    reason: optional(data.duvod, toText),
    gone: data.zruseno
      ? {
          explanation: ctx.richText(data.zruseno.vysvetleni),
          alternative: optional(data.zruseno.nahrada, toLink, ctx),
        }
      : null,
  }),
});

/** Label of the target: the editor's, the page's name, or the address. */
function titleOf({ titulek, stranka, adresa }: WireLink): string | null {
  return titulek ?? stranka?.name ?? (stranka ? null : (adresa ?? null));
}

export type Redirect = View<typeof redirect>;
