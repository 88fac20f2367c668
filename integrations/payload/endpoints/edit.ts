import type { Endpoint } from "payload";
import { codeOfPortal } from "../languages.ts";
import { serverUrl } from "../settings.ts";

/**
 * Redirects from a content item of the portal to a field of its form, after signing in:
 * `CMS_EDIT_URL=…/api/edit/{id}?language={language}&field={field}`.
 */
export const edit: Endpoint = {
  path: "/edit/:id",
  method: "get",
  handler: async ({ payload, pathname, routeParams, search, searchParams, user }) => {
    if (!user) {
      const login = new URL("/admin/login", serverUrl());
      login.searchParams.set("redirect", `${pathname}${search}`);
      return Response.redirect(login, 302);
    }
    const id = String(routeParams?.["id"] ?? "");
    const { docs } = await payload.find({ collection: "pages", where: { id: { equals: id } }, depth: 0, limit: 1 });
    const collection = docs[0]?.["structure"];
    if (typeof collection !== "string") return new Response(null, { status: 404 });
    const language = codeOfPortal(searchParams.get("language") ?? "");
    const path = `/admin/collections/${collection}/${encodeURIComponent(id)}?locale=${language}`;
    const url = new URL(path, serverUrl());
    const field = searchParams.get("field");
    if (field) url.hash = encodeURIComponent(field);
    return Response.redirect(url, 302);
  },
};
