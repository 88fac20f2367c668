const webs = [
  { id: "12", name: { cs_cz: "Ministerstvo" }, defaultLanguage: "cs_cz", friendlyURL: "/", host: "mpsv.localhost" },
  { id: "34", name: { cs_cz: "Úřad práce" }, defaultLanguage: "cs_cz", friendlyURL: "/up", host: "up.localhost" },
];

interface Record {
  [field: string]: unknown;
}

/** A wire record of a content item, with changes. */
export function record(id: string, name: string, changes: Record = {}): Record {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  return {
    id,
    name,
    published: true,
    webId: "12",
    language: "cs_cz",
    structure: { id: "410", key: "stranka" },
    priority: 0,
    friendlyURLs: { cs_cz: slug },
    displayAt: "2026-03-04T09:04:00",
    updatedAt: "2026-09-01T10:45:17.72",
    categories: [],
    tags: [],
    data: { obsah: `<p>Text ${id}</p>` },
    ...changes,
  };
}

/** The small store of most tests: path in the folder → JSON value, or raw text. */
export function smallStore(): Record {
  const allowance = { cs_cz: "rodina/přídavek-na-dítě", en_gb: "family/child-allowance" };
  return {
    "webs.json": { items: webs },
    "categories.json": {
      items: [{ id: "1", name: "Témata", categories: [{ id: "2", name: "Rodina", children: [] }] }],
    },
    "tags.json": { items: [{ id: "5", name: "dávky" }] },
    "documents.json": {
      items: [
        { id: "9001", webId: "12", folderId: "701", ...file("plan.pdf", "application/pdf") },
        { id: "9002", webId: "34", folderId: "701", ...file("logo.svg", "image/svg+xml") },
      ],
    },
    "documents/files/plan.pdf": "%PDF-1.7 plan",
    "documents/files/logo.svg": "<svg/>",
    "folders/77.json": { id: "77", name: "Navigace", children: [] },
    "contents/mpsv/standard-page/allowance.cs.json": record("100", "Přídavek na dítě", { friendlyURLs: allowance }),
    "contents/mpsv/standard-page/allowance.en.json": record("100", "Child allowance", {
      language: "en_gb",
      friendlyURLs: allowance,
    }),
    "contents/mpsv/standard-page/draft.cs.json": record("101", "Koncept", { published: false }),
    "contents/mpsv/news-item/future.cs.json": record("102", "Zítra", { displayAt: "2026-07-02T00:30:00" }),
    "contents/mpsv/web-config/config.cs.json": record("103", "config-", { friendlyURLs: { cs_cz: "config-" } }),
    "contents/up/standard-page/allowance.cs.json": record("200", "Přídavek na ÚP", {
      webId: "34",
      friendlyURLs: { cs_cz: "rodina/přídavek-na-dítě" },
    }),
  };
}

function file(fileName: string, mimeType: string): Record {
  return { name: fileName, fileName, mimeType, size: 6, url: `/documents/files/${fileName}`, language: "cs_cz" };
}
