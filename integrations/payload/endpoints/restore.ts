import { type Endpoint, Forbidden, NotFound, type PayloadRequest, restoreVersionOperation } from "payload";
import { roleOf } from "../access.ts";
import { ownRequest } from "../hooks/own-request.ts";
import { loadVersion } from "../hooks/restored-version.ts";
import { inTransaction } from "../in-transaction.ts";
import { requestLanguage } from "../languages.ts";
import { publishedIn } from "../wire/record.ts";

/**
 * Restores a version of a content item as its latest draft, and publishes the languages that the version had published,
 * as the buttons would; `draft=true` publishes nothing. What is public stays public in the languages that the version
 * has as drafts: Payload's own operation would take them off.
 */
export function restore(slug: string): Endpoint {
  return {
    path: "/versions/:id",
    method: "post",
    handler: async ({ payload, user, i18n, locale, routeParams, searchParams, t }) => {
      if (!user || roleOf({ user }) === null) throw new Forbidden(t);
      const id = String(routeParams?.["id"] ?? "");
      const doc = await inTransaction(payload, async (transaction) => {
        const version = await loadVersion(transaction, slug, id);
        const collection = payload.collections[slug];
        if (!collection || Object.keys(version).length === 0) throw new NotFound(t);
        const request = async (): Promise<PayloadRequest> => ({ ...(await ownRequest(transaction)), i18n, t, user });
        const { id: content } = await restoreVersionOperation({ id, collection, draft: true, req: await request() });
        const as = { collection: slug, id: content, depth: 0, overrideAccess: false, user } as const;
        for (const code of searchParams.get("draft") === "true" ? [] : publishedIn(version))
          await payload.update({ ...as, locale: code, data: { _status: "published" }, req: await request() });
        const shown = { locale: requestLanguage({ locale: locale ?? null }), draft: true };
        return payload.findByID({ ...as, ...shown, req: await request() });
      });
      return Response.json({ ...doc, message: t("version:restoredSuccessfully") });
    },
  };
}
