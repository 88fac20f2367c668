import { type Endpoint, Forbidden } from "payload";
import { roleOf } from "../access.ts";
import { contentKinds } from "../collections/structures.ts";
import { ownRequest } from "../hooks/own-request.ts";
import { setStructure } from "../hooks/value-sets.ts";
import { type LanguageCode, languageCodes, languages, requestLanguage } from "../languages.ts";
import { hasWords } from "../wire/folded-words.ts";
import type { ListedPage } from "../wire/listed-page.ts";
import { textsOf } from "../wire/localized.ts";
import type { Doc } from "../wire/record.ts";

/** Maximum number of pages of an answer. */
const most = 30;

/** Finds pages by their names and addresses, or one by id: `/api/page-list?q=porodne&locale=cs`, `?id=1`. */
export const pageList: Endpoint = {
  path: "/page-list",
  method: "get",
  handler: async (req) => {
    if (roleOf(req) === null) throw new Forbidden(req.t);
    const own = await ownRequest(req);
    const query = { locale: "all", depth: 0, pagination: false, req: own } as const;
    const id = req.searchParams.get("id");
    const where = id === null ? {} : { where: { id: { equals: id } } };
    const { docs } = await own.payload.find({ collection: "pages", ...where, ...query });
    const sites = (await own.payload.find({ collection: "webs", ...query })).docs;
    const words = (req.searchParams.get("q") ?? "").slice(0, 200);
    const found = docs.filter((doc) => doc["structure"] !== setStructure && hasWords(textsIn(doc), words));
    const listed = found.map((doc) => toListed(doc, sites, requestLanguage(req)));
    // A short name has little else than the words.
    const pages = listed.toSorted((a, b) => a.name.length - b.name.length).slice(0, most);
    const headers = { "cache-control": "private, no-store" };
    return Response.json({ total: listed.length, pages }, { headers });
  },
};

function textsIn({ name, address }: Doc): string {
  return [textsOf(name), textsOf(address)].flatMap((texts) => Object.values(texts)).join(" ");
}

function toListed(page: Doc, sites: readonly Doc[], wanted: LanguageCode): ListedPage {
  const [names, addresses, published] = [page["name"], page["address"], page["publicName"]].map(textsOf);
  const language =
    ([wanted, "cs", ...languageCodes] as const).find((code) => addresses?.[code] !== undefined) ?? wanted;
  const site = sites.find(({ id }) => String(id) === page["web"]);
  const base = String(site?.["friendlyURL"] ?? "/").replace(/\/$/, "");
  const address = addresses?.[language];
  const written = languageCodes.filter((code) => names?.[code] !== undefined);
  const isPublic = (code: LanguageCode) => published?.[code] !== undefined;
  return {
    id: String(page["id"]),
    name: names?.[language] ?? names?.cs ?? address ?? "",
    path: address === undefined ? "" : `${languages[language].prefix}${base}/${address}`,
    site: textsOf(site?.["name"]).cs ?? "",
    kind: contentKinds.find(({ key }) => key === page["structure"])?.label ?? { cs: "", en: "" },
    published: written.filter(isPublic),
    drafts: written.filter((code) => !isPublic(code)),
  };
}
