import type { Endpoint } from "payload";
import { isLanguageCode, type LanguageCode, languageCodes, languages } from "../languages.ts";
import { serverUrl } from "../settings.ts";

/** Leads from a content of the portal to a field of its form: `CMS_EDIT_URL=…/api/edit/{id}?language={language}&field={field}`. */
export const edit: Endpoint = {
  path: "/edit/:id",
  method: "get",
  handler: async ({ payload, routeParams, searchParams }) => {
    const id = String(routeParams?.["id"] ?? "");
    const { docs } = await payload.find({ collection: "pages", where: { id: { equals: id } }, depth: 0, limit: 1 });
    const collection = docs[0]?.["structure"];
    if (typeof collection !== "string") return new Response(null, { status: 404 });
    const language = languageOf(searchParams.get("language") ?? "");
    const path = `/admin/collections/${collection}/${encodeURIComponent(id)}?locale=${language}`;
    const url = new URL(path, serverUrl());
    const field = searchParams.get("field");
    if (field) url.hash = encodeURIComponent(field);
    return Response.redirect(url, 302);
  },
};

/** Reads a language as the portal writes it: `cs`, `cs_cz`, `ua`; Czech for any other. */
function languageOf(text: string): LanguageCode {
  const named = languageCodes.find((code) => languages[code].wire === text || languages[code].prefix === `/${text}`);
  return named ?? (isLanguageCode(text) ? text : "cs");
}
