import { z } from "zod";
import { documentAddress } from "#schemas/values/image.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { parseLanguage } from "./languages.ts";

const perLanguage = z.union([z.string(), z.record(z.string(), z.string())]);

const language = z.string().refine((key) => parseLanguage(key) !== null, "expected a language such as en_gb");

/** Settings of a site that the portal reads; the CMS holds others for other uses (spec §3, web config). */
export const wireConfig = z.looseObject({
  nazevWebu: perLanguage.optional(),
  vychoziObrazek: z.looseObject({ url: documentAddress }).optional(),
  home: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  navigace: z
    .looseObject({
      hlavni: z.string().optional(),
      paticka: z.string().optional(),
      pravni: z.string().optional(),
      dalsi: perLanguage.optional(),
    })
    .optional(),
  plovouciZahlavi: z.union([z.boolean(), z.enum(["true", "false"])]).optional(),
  kontakt: z.record(z.string(), contact).optional(),
  preklady: z.record(z.string(), z.array(language)).optional(),
});

export type WebConfig = ReturnType<typeof toWebConfig>;

export function toWebConfig(wire: z.output<typeof wireConfig>) {
  return {
    siteName: wire.nazevWebu === undefined ? null : byLanguage(wire.nazevWebu),
    defaultImage: wire.vychoziObrazek?.url ?? null,
    /** Friendly URL of the home page per language; empty when the site's root itself is the page. */
    home: byLanguage(wire.home ?? ""),
    folders: {
      main: wire.navigace?.hlavni ?? null,
      footer: wire.navigace?.paticka ?? null,
      legal: wire.navigace?.pravni ?? null,
    },
    /** Name per language of the menu for navigation items that do not fit. */
    moreName: byLanguage(wire.navigace?.dalsi ?? {}),
    isHeaderSticky: String(wire.plovouciZahlavi ?? true) === "true",
    /** The site's contact per language. */
    contacts: Object.fromEntries(Object.entries(wire.kontakt ?? {}).map(([key, value]) => [key, toContact(value)])),
    /** Languages of translations by the CMS's structure key; structures without an entry are not translated. */
    translations: new Map(
      Object.entries(wire.preklady ?? {}).map(([key, list]) => [
        key,
        list.flatMap((code) => parseLanguage(code) ?? []),
      ]),
    ),
  };
}

/** Returns the name of the content item with a site's settings. */
export function configName({ friendlyURL }: { friendlyURL: string }): string {
  return `config-${friendlyURL.replace(/^\//, "")}`;
}

/** Parses settings that hold a JSON object or list; other strings stay as they are. */
export function parseSettings(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, parseSetting(value)]));
}

function parseSetting(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Returns texts per language; a single text is the Czech one, the fallback of the others. */
function byLanguage(value: string | Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return typeof value === "string" ? { cs: value } : value;
}
