import { APIError, type Endpoint, Forbidden, NotFound } from "payload";
import { roleOf } from "../access.ts";
import type { ContentKind } from "../collections/structures.ts";
import { loadTerms, loadVersions } from "../hooks/content-changes.ts";
import { ownRequest } from "../hooks/own-request.ts";
import { storedOf } from "../hooks/store-data.ts";
import { loadTargets } from "../hooks/targets.ts";
import { requestLanguage } from "../languages.ts";
import { isRecord } from "../portal.ts";
import { readData } from "../wire/data.ts";
import { textsOf } from "../wire/localized.ts";
import { toRecord } from "../wire/record.ts";

/** Fields of the form, beside the data, that a preview shows before they are saved. */
const texts = ["name", "description"] as const;

/**
 * Returns the record of a content item as its form would be saved: `POST /api/news-item/unsaved/1?locale=cs`. Nothing is
 * stored; the form passes it to the preview in its frame.
 */
export function unsaved(kind: ContentKind): Endpoint {
  return {
    path: "/unsaved/:id",
    method: "post",
    handler: async (req) => {
      if (roleOf(req) === null) throw new Forbidden(req.t);
      const form: unknown = await req.json?.();
      if (!isRecord(form) || !isRecord(form["data"])) throw new APIError("A form has data.", 400);
      const own = await ownRequest(req);
      const versions = await loadVersions(own, kind, String(req.routeParams?.["id"] ?? ""));
      if (!versions) throw new NotFound(req.t);
      const { latest } = versions;
      const language = requestLanguage(req);
      const stored = await storedOf(kind, form["data"], textsOf(latest["stored"])[language], req);
      const typed = Object.fromEntries(texts.map((key) => [key, { [language]: String(form[key] ?? "") }]));
      const doc = { ...latest, ...typed, displayAt: form["displayAt"], stored: { [language]: stored } };
      const context = {
        find: await loadTargets(own, [readData(stored)], "editor"),
        terms: await loadTerms(own, latest),
        wireKey: kind.wireKey,
      };
      const record = toRecord(doc, language, textsOf(latest["address"]), false, context);
      return Response.json(record, { headers: { "cache-control": "private, no-store" } });
    },
  };
}
