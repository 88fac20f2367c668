import { z } from "zod";
import { localDate } from "#schemas/time/dates.ts";
import { type Holiday, publicHolidays } from "#schemas/time/public-holidays.ts";
import { cardIcons } from "#schemas/values/card-icons.ts";
import { field } from "#schemas/values/field.ts";
import { documentAddress } from "#schemas/values/image.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { optional } from "#schemas/values/optional.ts";
import { wireId } from "./id.ts";
import { parseLanguage } from "./languages.ts";

/** Text that is not JSON; broken JSON is rejected as well. */
const plain = z.string().regex(/^(?!\s*[[{])/, "expected a text or whole JSON");

const languageName = z.string().refine((key) => parseLanguage(key) !== null, "settings.language");

const perLanguage = z.union([plain, z.record(languageName, plain)]);

const picture = z.looseObject({
  url: documentAddress,
  sirka: field(z.number().int().positive(), { cs: "Šířka v bodech", en: "Width in pixels", example: "160" }),
  vyska: field(z.number().int().positive(), { cs: "Výška v bodech", en: "Height in pixels", example: "48" }),
});

/** Countries whose public holidays are known; `zadna` is for a site with holidays of its own only. */
const holidaysOf: Readonly<Record<"CZ" | "SK" | "zadna", readonly Holiday[]>> = { ...publicHolidays, zadna: [] };

const day = "(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";

const ownHoliday = z.looseObject({
  datum: field(z.string().regex(new RegExp(`^(?:(?:[12]\\d{3}-)?${day}|velikonoce[+-]\\d{1,3})$`)), {
    cs: "Datum",
    en: "Date",
    example: "12-31",
  }),
  nazev: field(perLanguage, { cs: "Název", en: "Name", example: '{"cs_cz":"Silvestr"}' }),
});

/** Settings of a site that the portal uses; the CMS has more for other systems (spec §3, web config). */
export const wireConfig = z.looseObject({
  nazevWebu: field(perLanguage.optional(), {
    cs: "Název webu",
    en: "Name of the site",
    example: '{"cs_cz":"Úřad práce","en_gb":"Labour Office"}',
  }),
  vychoziObrazek: field(z.looseObject({ url: documentAddress }).optional(), {
    cs: "Výchozí obrázek",
    en: "Default image",
    example: '{"url":"/documents/files/budova-uradu-prace.jpg"}',
  }),
  logo: field(z.looseObject({ svetle: picture, tmave: picture.optional() }).optional(), {
    cs: "Logo",
    en: "Logo",
    example: '{"svetle":{"url":"/documents/files/logo.svg","sirka":160,"vyska":48}}',
  }),
  oficialniWeb: field(
    z
      .union([
        z.literal([false, "false"]),
        z.looseObject({
          odkaz: field(z.url({ protocol: /^https$/, hostname: z.regexes.domain }), {
            cs: "Odkaz",
            en: "Link",
            example: "https://gov.cz/",
          }),
        }),
      ])
      .optional(),
    { cs: "Oficiální web státu", en: "Official site of the state", example: '{"odkaz":"https://gov.cz/"}' },
  ),
  kresby: field(z.record(z.string(), z.enum(cardIcons)).optional(), {
    cs: "Kresby témat",
    en: "Drawings of topics",
    example: '{"rodina":"family"}',
  }),
  home: field(perLanguage.optional(), {
    cs: "Úvodní stránka",
    en: "Home page",
    example: '{"cs_cz":"uvod","en_gb":"home"}',
  }),
  navigace: field(
    z
      .looseObject({
        hlavni: field(wireId.optional(), { cs: "Hlavní menu", en: "Main menu", example: "200" }),
        paticka: field(wireId.optional(), { cs: "Patička", en: "Footer", example: "210" }),
        pravni: field(wireId.optional(), { cs: "Právní odkazy", en: "Legal links", example: "220" }),
        dalsi: field(perLanguage.optional(), {
          cs: "Název zbytku menu",
          en: "Name of the rest of the menu",
          example: '{"cs_cz":"Další","en_gb":"More"}',
        }),
      })
      .optional(),
    { cs: "Složky navigace", en: "Folders of the navigation", example: '{"hlavni":"200","paticka":"210"}' },
  ),
  plovouciZahlavi: field(z.union([z.boolean(), z.enum(["true", "false"])]).optional(), {
    cs: "Plovoucí záhlaví",
    en: "Sticky header",
    example: "true",
  }),
  kontakt: field(z.record(languageName, contact).optional(), {
    cs: "Kontakt",
    en: "Contact",
    example: '{"cs_cz":{"nazev":"Call centrum","telefon":"+420 950 100 300"}}',
  }),
  svatky: field(
    z
      .looseObject({
        zeme: field(oneOf(holidaysOf).optional(), { cs: "Země", en: "Country", example: "CZ" }),
        dalsi: field(z.array(ownHoliday).optional(), { cs: "Další svátky", en: "Further holidays" }),
        krome: field(z.array(localDate).optional(), { cs: "Kromě dnů", en: "Except on days" }),
      })
      .optional(),
    { cs: "Svátky", en: "Public holidays", example: '{"zeme":"CZ","dalsi":[{"datum":"12-31","nazev":"Silvestr"}]}' },
  ),
  seznamy: field(z.record(z.string(), plain).optional(), {
    cs: "Seznamy obsahů",
    en: "Lists of content items",
    example: '{"tiskova-zprava":"tiskove-zpravy"}',
  }),
  preklady: field(z.record(z.string(), z.array(languageName)).optional(), {
    cs: "Překládané obsahy",
    en: "Translated content items",
    example: '{"sluzba":["en_gb","uk_ua"]}',
  }),
});

export type WebConfig = ReturnType<typeof toWebConfig>;

/** Converts the settings; `isHomeValid` is false when the home page was invalid in some language. */
export function toWebConfig(wire: z.output<typeof wireConfig>, { isHomeValid = true } = {}) {
  return {
    siteName: wire.nazevWebu === undefined ? null : byLanguage(wire.nazevWebu),
    defaultImage: wire.vychoziObrazek?.url ?? null,
    logo: optional(wire.logo, ({ svetle, tmave }) => ({ light: toPicture(svetle), dark: optional(tmave, toPicture) })),
    /** Link of the "official site of the state" banner; null for a site without one. */
    official:
      typeof wire.oficialniWeb === "object"
        ? wire.oficialniWeb.odkaz
        : wire.oficialniWeb === undefined
          ? stateSite
          : null,
    /** Drawings of topics, by the Czech path prefix of their pages. */
    drawings: new Map(Object.entries(wire.kresby ?? {})),
    /** Friendly URL of the home page by language; empty when the page is at the site's root. */
    home: byLanguage(wire.home ?? {}),
    isHomeValid,
    folders: {
      main: optional(wire.navigace?.hlavni, String),
      footer: optional(wire.navigace?.paticka, String),
      legal: optional(wire.navigace?.pravni, String),
    },
    /** Label by language of the menu for navigation items that do not fit. */
    moreName: byLanguage(wire.navigace?.dalsi ?? {}),
    isHeaderSticky: String(wire.plovouciZahlavi ?? true) === "true",
    /** The site's contact by language. */
    contacts: Object.fromEntries(
      Object.entries(wire.kontakt ?? {}).map(([key, value]) => [key, toContact(value, null)]),
    ),
    /** Days on which the site's offices are closed, unless their records say otherwise. */
    holidays: toHolidays(wire.svatky ?? {}),
    /** Czech friendly URLs of the lists of structures, by structure key in the CMS. */
    lists: new Map(Object.entries(wire.seznamy ?? {})),
    /** Languages of translations, by structure key in the CMS; structures without an entry are not translated. */
    translations: new Map(
      Object.entries(wire.preklady ?? {}).map(([key, list]) => [
        key,
        list.flatMap((code) => parseLanguage(code) ?? []),
      ]),
    ),
  };
}

/** The site's own holidays come first, so that their names win. */
function toHolidays({
  zeme = "CZ",
  dalsi = [],
  krome = [],
}: NonNullable<z.output<typeof wireConfig>["svatky"]>): readonly Holiday[] {
  const own = dalsi.map(({ datum, nazev }) => ({ on: datum, name: byLanguage(nazev) }));
  return [
    ...own,
    ...holidaysOf[zeme].map((holiday) => ({ ...holiday, except: [...(holiday.except ?? []), ...krome] })),
  ];
}

export type ConfigPicture = ReturnType<typeof toPicture>;

function toPicture({ url, sirka, vyska }: z.output<typeof picture>) {
  return { url, width: sirka, height: vyska };
}

/** National portal, which explains how to recognise official sites. */
const stateSite = "https://gov.cz/";

/** Returns the name of the content item with a site's settings. */
export function configName({ friendlyURL }: { friendlyURL: string }): string {
  return `config-${friendlyURL.replace(/^\//, "")}`;
}

/** Friendly URL of a site's settings; their name is free. */
export const settingsAddress = /^\/?config-/;

/** True for the friendly URLs of a site's settings. */
export function holdsSettings(friendlyURLs: unknown): boolean {
  const isConfig = (url: unknown) => typeof url === "string" && settingsAddress.test(url);
  return typeof friendlyURLs === "object" && friendlyURLs !== null && Object.values(friendlyURLs).some(isConfig);
}

/** Parses settings that hold JSON, also JSON in a JSON string; other strings, and JSON that is broken, stay as they are. */
export function parseSettings(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, parseSetting(value)]));
}

function parseSetting(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{"]/.test(value)) return value;
  try {
    return parseSetting(JSON.parse(value));
  } catch {
    return value;
  }
}

/** Returns texts per language; a single text is the Czech one, the fallback of the others. */
function byLanguage(value: string | Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return typeof value === "string" ? { cs: value } : value;
}
