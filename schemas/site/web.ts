import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { wireId } from "./id.ts";
import type { Language } from "./language-codes.ts";
import { parseLanguage } from "./languages.ts";

/** A site (spec §3, web). */
export const wireWeb = z.looseObject({
  id: field(wireId, { cs: "Identifikátor", en: "Identifier", example: "12" }),
  name: field(z.record(z.string(), z.string()), {
    cs: "Název",
    en: "Name",
    example: '{"cs_cz":"Úřad práce","en_gb":"Labour Office"}',
  }),
  defaultLanguage: field(z.string().nullish(), { cs: "Výchozí jazyk", en: "Default language", example: "cs_cz" }),
  friendlyURL: field(z.string().regex(/^\//), { cs: "Adresa", en: "Address", example: "/up" }),
  theme: field(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/)
      .nullish(),
    { cs: "Motiv vzhledu", en: "Theme", example: "theme-up" },
  ),
  url: field(z.url({ protocol: /^https?$/ }).nullish(), {
    cs: "Úplná adresa",
    en: "Absolute address",
    example: "https://up.example.org",
  }),
  host: field(z.string().nullish(), { cs: "Doména", en: "Host", example: "up.example.org" }),
  locale: field(z.string().nullish(), { cs: "Národní prostředí", en: "Locale", example: "cs-CZ" }),
  noIndex: field(z.boolean().nullish(), {
    cs: "Skrýt před vyhledávači",
    en: "Hidden from search engines",
    example: "false",
  }),
});

/** A host that serves one language of a site, without language prefix. */
export interface LanguageDomain {
  language: Language;
  host: string;
  origin: string;
}

export type Web = ReturnType<typeof toWeb>;

export function toWeb(wire: z.output<typeof wireWeb>, domains: readonly LanguageDomain[] = []) {
  return {
    id: String(wire.id),
    names: wire.name,
    defaultLanguage: parseLanguage(wire.defaultLanguage ?? "") ?? "cs",
    friendlyURL: wire.friendlyURL,
    theme: wire.theme ?? null,
    /** Origin of absolute addresses, such as canonical links; null when the CMS has none. */
    origin: wire.url ? new URL(wire.url).origin : null,
    host: wire.host?.toLowerCase() || null,
    /** True for a site that search engines must not index, such as a test site. */
    isUnlisted: wire.noIndex ?? false,
    domains,
  };
}

/** Returns the site's theme: its own, else derived from its address, else the default one (spec §9). */
export function themeOf({ theme, friendlyURL }: Pick<Web, "theme" | "friendlyURL">): string {
  const segment = friendlyURL.split("/").find((part) => /^[a-z][a-z0-9-]*$/.test(part));
  return theme ?? (segment ? `theme-${segment}` : "theme-default");
}

/** Returns the path below a site; null when the site's friendly URL is not its prefix on a segment boundary. */
export function addressWithin({ friendlyURL }: Pick<Web, "friendlyURL">, path: string): string | null {
  const prefix = friendlyURL.replace(/\/+$/, "");
  if (path === prefix) return "/";
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}
