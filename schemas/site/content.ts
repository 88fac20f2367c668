import { z } from "zod";
import { localDateTime } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { listOf } from "#schemas/values/optional.ts";
import type { UsedValues } from "#schemas/values/shared/resolve-values.ts";
import { text } from "#schemas/values/text.ts";
import { wireId } from "./id.ts";
import type { Language } from "./language-codes.ts";
import { languageKey } from "./language-key.ts";
import { parseLanguage } from "./languages.ts";
import { wireLayout } from "./layout.ts";
import { rolesOf, wirePermissions } from "./permissions.ts";

const classification = z.array(
  z.looseObject({ id: wireId, name: field(z.string(), { cs: "Název", en: "Name", example: "Rodina" }) }),
);

/** Content record of any structure as sent by the CMS (spec §3); unknown keys are allowed. */
export const wireContent = z.looseObject({
  id: field(wireId, { cs: "Identifikátor", en: "Identifier", example: "2388782" }),
  name: field(text, { cs: "Název", en: "Name", example: "Přídavek na dítě", advisedLength: 200 }),
  language: field(languageKey, { cs: "Jazyk", en: "Language", example: "cs_cz" }),
  webId: field(wireId.nullish(), { cs: "Web", en: "Site", example: "12" }),
  web: field(z.looseObject({ id: wireId }).nullish(), { cs: "Web", en: "Site", example: '{"id":"12"}' }),
  structure: field(z.looseObject({ key: field(z.string(), { cs: "Klíč", en: "Key", example: "stranka" }) }), {
    cs: "Struktura",
    en: "Structure",
    example: '{"key":"stranka"}',
  }),
  friendlyURLs: field(z.record(z.string(), z.string()), {
    cs: "Adresy stránky",
    en: "Friendly URLs",
    example: '{"cs_cz":"rodina/porodne"}',
  }),
  description: field(text.nullish(), {
    cs: "Popis pro vyhledávače",
    en: "Description",
    example: "Kdo má nárok na přídavek na dítě a jak o něj požádat.",
    advisedLength: 160,
  }),
  versionId: field(z.number().nullish(), { cs: "Verze", en: "Version" }),
  published: field(z.boolean().nullish(), { cs: "Publikováno", en: "Published" }),
  displayAt: field(localDateTime.nullish(), { cs: "Zobrazit od", en: "Shown from", expected: true }),
  updatedAt: field(localDateTime.nullish(), { cs: "Upraveno", en: "Updated" }),
  permissions: field(wirePermissions.nullish(), {
    cs: "Oprávnění",
    en: "Permissions",
    example: '{"VIEW":[{"id":"1","type":"ROLE","name":"Guest"}]}',
  }),
  categories: field(classification.nullish(), { cs: "Kategorie", en: "Categories" }),
  tags: field(classification.nullish(), { cs: "Štítky", en: "Tags" }),
  data: field(z.looseObject({ layout: field(wireLayout.nullish(), { cs: "Zobrazení", en: "Presentation" }) }), {
    cs: "Obsah",
    en: "Data",
  }),
});

export type Content = ReturnType<typeof toContent> & {
  /** Set when the texts contain shared values, or the fields name some. */
  values?: UsedValues;
};

/** Converts a record to the portal's terms; `data` stays as sent until its structure parses it. */
export function toContent(wire: z.output<typeof wireContent>) {
  const { layout, ...data } = wire.data;
  return {
    id: String(wire.id),
    name: wire.name,
    language: parseLanguage(wire.language) ?? "cs",
    webId: String(wire.webId ?? wire.web?.id ?? ""),
    structureKey: wire.structure.key,
    friendlyURLs: wire.friendlyURLs,
    languages: languagesOf(wire.friendlyURLs),
    description: wire.description ?? null,
    versionId: wire.versionId ?? null,
    published: wire.published ?? true,
    /** Roles of the visitors who may see it; null for everybody. */
    roles: rolesOf(wire.permissions),
    displayAt: wire.displayAt ?? null,
    updatedAt: wire.updatedAt ?? null,
    categories: listOf(wire.categories, named),
    tags: listOf(wire.tags, named),
    layout: layout?.layoutKey ?? null,
    colorMode: layout?.colorMode ?? null,
    data,
  };
}

function named({ id, name }: { id: string | number; name: string }) {
  return { id: String(id), name };
}

/** Returns the languages of a content item, derived from its friendly URLs (spec §3). */
function languagesOf(friendlyURLs: Readonly<Record<string, string>>): Language[] {
  return Object.keys(friendlyURLs)
    .map(parseLanguage)
    .filter((language) => language !== null);
}
