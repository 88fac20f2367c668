import { z } from "zod";
import { field, structure, type View } from "./structure.ts";
import { pageReference } from "./values/page-reference.ts";
import { text, toText } from "./values/text.ts";

/** What a search page looks through, in the order of its tabs. */
const presets = {
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
} as const;

const presetOrder = Object.values(presets);

/** Characters a search term has at least (spec §5, §9). */
export const shortestTerm = 3;

const preset = field(
  z.enum([
    "vse",
    "aktuality",
    "tiskove-zpravy",
    "kalendar-akci",
    "kariera",
    "slovnik",
    "dokumenty",
    "vyzadane-informace",
    "smlouvy",
    "zprostredkovatele",
    "dalsi-portaly",
    "uredni-deska",
    "majetek",
    "mapa",
  ]),
  { cs: "Typ vyhledávání", en: "Search preset", example: "aktuality" },
);

const term = field(text.min(shortestTerm), {
  cs: "Hledaný výraz",
  en: "Search term",
  example: "rodičovský příspěvek",
  format: "text",
});

const otherSearch = z.object({
  typVyhledavani: field(preset, { cs: "Typ vyhledávání", en: "Search preset", need: "required", example: "dokumenty" }),
  stranka: field(pageReference, { cs: "Stránka vyhledávání", en: "Search page", need: "required" }),
});

/** Search page: the form and what is searched for most (spec §1, §2.4). */
export const searchPage = structure({
  data: z.object({
    perex: field(text.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
    typVyhledavani: field(preset.nullish(), { cs: "Typ vyhledávání (bez udání vše)", en: "Preset (all by default)" }),
    dalsiVyhledavani: field(z.array(otherSearch).nullish(), { cs: "Další typy vyhledávání", en: "Other presets" }),
    castoHledane: field(z.array(term).nullish(), {
      cs: "Často hledané výrazy",
      en: "Frequent terms",
      need: "expected",
    }),
  }),
  view: ({ content, data, to }) => {
    const own = { preset: presets[data.typVyhledavani ?? "vse"], href: null, language: null };
    const others = (data.dalsiVyhledavani ?? []).flatMap(({ typVyhledavani, stranka }) => {
      const page = to.page(stranka);
      const language = page?.language === to.language ? null : (page?.language ?? null);
      return page ? [{ preset: presets[typVyhledavani], href: page.href, language }] : [];
    });
    return {
      title: toText(content.name),
      lead: data.perex ? toText(data.perex) : null,
      /** The presets of this site; that of the page itself has no address. */
      tabs: [own, ...others].toSorted((a, b) => presetOrder.indexOf(a.preset) - presetOrder.indexOf(b.preset)),
      frequent: (data.castoHledane ?? []).map((each) => {
        const label = toText(each);
        return { label, href: `?q=${encodeURIComponent(label)}` };
      }),
    };
  },
});

export type SearchPage = View<typeof searchPage>;
