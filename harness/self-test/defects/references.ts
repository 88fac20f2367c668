import { inContent } from "../in-content.ts";
import { added, always, changed } from "../put.ts";

const elsewhere = { friendlyURLs: { cs_cz: "rodina/neni-tu" } };
const itself = { friendlyURLs: { cs_cz: "pruvodce-pro-mlade-rodiny" } };

/** What leads to nothing, or to the wrong place. */
export const referenceDefects = [
  {
    name: "a link to a page that is not there",
    ...{
      code: "reference.dead",
      at: "/data/obsah",
      put: added('<p>Viz <a href="/rodina/neni-tu">další dávky</a>.</p>'),
    },
  },
  {
    name: "a card of a page that is not there",
    ...{ code: "reference.dead", at: "/data/sekce/4/polozky/0/odkaz/stranka", put: changed(elsewhere) },
  },
  {
    name: "an address that another page has",
    code: "url.taken",
    at: "/friendlyURLs/cs_cz",
    put: always("rodina/porodne"),
  },
  {
    name: "an address with spaces",
    code: "url.malformed",
    at: "/friendlyURLs/cs_cz",
    put: always("průvodce pro rodiny"),
  },
  {
    name: "a page that leads to itself",
    ...{ code: "reference.self", at: "/data/sekce/6/polozky/0/stranka", put: changed(itself) },
  },
  {
    name: "a page of a site that is not there",
    ...{ code: "reference.unresolved", at: "/data/sekce/6/polozky/0/stranka", put: changed({ web: { id: "99" } }) },
  },
  {
    name: "a document that is not there",
    ...{ code: "document.missing", at: "/data/sekce/5/polozky/0/url", put: always("/documents/files/neni-tu.pdf") },
  },
  { name: "a category that is not there", code: "category.unknown", at: "/categories/0", put: changed({ id: "9999" }) },
].map((seed) => inContent("reference", seed));
