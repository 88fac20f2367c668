import { z } from "zod";
import { withTopics } from "#schemas/lists/search/preset.ts";
import { indexedPresets, type PresetName, presetOf, presets } from "#schemas/lists/search/presets.ts";
import { minTermLength } from "#schemas/lists/search-term.ts";
import { field } from "#schemas/values/field.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { lead, text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

const presetNames = {
  vse: "all",
  aktuality: "news",
  "tiskove-zpravy": "pressReleases",
  "kalendar-akci": "calendar",
  kariera: "career",
  slovnik: "glossary",
  dokumenty: "documents",
  "vyzadane-informace": "requestedInformation",
  smlouvy: "agreements",
  zprostredkovatele: "mediators",
  "dalsi-portaly": "otherPortals",
  "uredni-deska": "officialBoard",
  majetek: "property",
  mapa: "map",
} as const satisfies Record<string, PresetName>;

const presetOrder = Object.keys(presets);

const preset = field(oneOf(presetNames), { cs: "Typ vyhledávání", en: "Search preset" });

const term = field(text.min(minTermLength), {
  cs: "Hledaný výraz",
  en: "Search term",
  example: "rodičovský příspěvek",
  format: "text",
});

const otherSearch = z.object({
  typVyhledavani: field(preset, { cs: "Typ vyhledávání", en: "Search preset", example: "dokumenty" }),
  stranka: field(pageReference, { cs: "Stránka vyhledávání", en: "Search page" }),
});

const searched = z.looseObject({ typVyhledavani: preset.nullish() });

/** Returns the preset in a page's data, parsed or as sent. */
export function presetIn(data: unknown): PresetName {
  return presetNames[searched.safeParse(data).data?.typVyhledavani ?? "vse"];
}

/** Search page: form, results and frequent searches (spec §1, §2.4). */
export const searchPage = structure({
  names: { cms: "vyhledavani", cs: "Vyhledávání", en: "Search page" },
  ranking: { weight: 0.7 },
  indexed: (data) => indexedPresets.find(({ name }) => name === presetIn(data))?.name ?? null,
  lists: (data) => presetOf(presetIn(data)).lists,
  data: z.object({
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
    typVyhledavani: field(preset.nullish(), { cs: "Typ vyhledávání (bez udání vše)", en: "Preset (all by default)" }),
    dalsiVyhledavani: field(z.array(otherSearch).nullish(), { cs: "Další typy vyhledávání", en: "Other presets" }),
    castoHledane: field(z.array(term).nullish(), { cs: "Často hledané výrazy", en: "Frequent terms", expected: true }),
  }),
  view: ({ data, ctx, listed }) => {
    const own = { preset: presetIn(data), href: null, language: null };
    const others = (data.dalsiVyhledavani ?? []).flatMap(({ typVyhledavani, stranka }) => {
      const page = ctx.page(stranka);
      const language = page?.language === ctx.language ? null : (page?.language ?? null);
      return page ? [{ preset: presetNames[typVyhledavani], href: page.href, language }] : [];
    });
    return {
      lead: optional(data.perex, toText),
      preset: own.preset,
      /** Tabs: the presets of this site; the page's own has no address. */
      tabs: [own, ...others].toSorted((a, b) => presetOrder.indexOf(a.preset) - presetOrder.indexOf(b.preset)),
      frequent: listOf(data.castoHledane, toText),
      /** Categories and tags of the CMS, for filters. */
      topics: ctx.topics.all,
      tags: ctx.tags.all,
      /** Empty when results need a search term. */
      rows: presetOf(own.preset).toRows(listed, ctx),
    };
  },
  list: {
    of: ({ preset, topics, tags }) => withTopics(presetOf(preset).list, { topics, tags }),
    rowsOf: ({ rows }) => rows,
    searchedOf: ({ preset }) => presetOf(preset).searched,
    toRows: (found, ctx, { preset }) => found.flatMap((content) => presetOf(preset).toRows([content], ctx)),
  },
});

export type SearchPage = View<typeof searchPage>;
