import type { CmsQuery } from "./client.ts";

/** Default names and values of request parameters in the CMS; `CMS_PARAMETERS` overrides single ones. */
export const wireParameters = {
  webId: "webId",
  language: "language",
  "language.cs": "cs_cz",
  "language.en": "en_gb",
  "language.ru": "ru_ru",
  "language.ua": "uk_ua",
  onlyPublished: "onlyPublished",
  structureKey: "structureKey",
  sort: "sort",
  "sort.name": "name",
  "sort.-updatedAt": "-updatedAt",
  "sort.-displayAt": "-displayAt",
  page: "page",
  "page.first": "1",
  pageSize: "pageSize",
} as const;

export type WireParameter = keyof typeof wireParameters;
export type WireParameters = Readonly<Record<WireParameter, string>>;

export function isWireParameter(name: string): name is WireParameter {
  return Object.hasOwn(wireParameters, name);
}

/** Translates a query to the names and values of the CMS; unknown parameters are unchanged. */
export function toWireQuery(query: CmsQuery, wire: WireParameters): CmsQuery {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      isWireParameter(name) ? wire[name] : name,
      typeof value === "string" ? toWireValue(name, value, wire) : value,
    ]),
  );
}

function toWireValue(name: string, value: string, wire: WireParameters): string {
  if (name === "page") return String(Number(value) - 1 + Number(wire["page.first"]));
  const key = `${name}.${value}`;
  return isWireParameter(key) ? wire[key] : value;
}
