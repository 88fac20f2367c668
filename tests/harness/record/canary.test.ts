import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readStore } from "#embedded/replay/store.ts";
import { decodings } from "#harness/check/private-data/decodings.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { record as content, smallStore } from "../small-store.ts";
import { liveCms, record, storePath } from "./recording.ts";

const part = (size: number, seed: string) => seed.repeat(8).slice(0, size);

/** Ten secrets of different kinds, all distinct, so that a leaked one can be identified. */
const secrets = (number: number): string[] => [
  `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ${number}MTIzNDU2Nzg5MCJ9.${part(40, `aB${number}dE9xZ`)}`,
  `Bearer q${number}W8eR7tY6uI5oP4aS3dF2gH1`,
  `${number}f9c1e0b7a6d5c4f3e2d1c0b9a8f7e6d5c4b3a291`,
  `kQ${number}zX8vB2nM6lK4jH9gF1dS3aP7oI5uY0tR`,
  `https://uzivatel${number}:tajne-heslo-${number}@cms.example.org/api`,
  `85510${number % 3 === 0 ? "1/0006" : number % 3 === 1 ? "2/0005" : "3/0004"}`,
  `${["19-2000145399", "2000145399", "1000000005"][number % 3]}/0800`,
  `jan.novak${number}@seznam.cz`,
  `+420 777 12${number} 456`,
  `JSESSIONID=0A1B2C3D4E5F${number}`,
];

const entities = (text: string) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join("");

const encodings: Record<string, (text: string) => string> = {
  plain: (text) => text,
  percent: (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
  html: entities,
  json: (text) =>
    JSON.stringify({
      note: [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
    }).replaceAll("\\\\", "\\"),
  base64: (text) => Buffer.from(`note: ${text}`).toString("base64"),
  gzip: (text) => gzipSync(`note: ${text}`).toString("base64"),
  brotli: (text) => brotliCompressSync(`note: ${text}`).toString("base64"),
  folded: (text) =>
    Buffer.from(`note: ${"-".repeat(60)} ${text}`)
      .toString("base64")
      .replace(/.{76}/g, "$&\r\n"),
  split: (text) => `${text.slice(0, 3)}<b>${text.slice(3, 6)}</b>\u200b${text.slice(6)}`,
};

/** All secrets in all encodings, each planted once. */
const planted = Object.entries(encodings).flatMap(([encoding, encode], row) =>
  secrets(row + 3).map((secret) => ({ encoding, secret, text: encode(secret) })),
);

const one = (index: number) => planted[index % planted.length]?.text ?? "";

/** Private values as word processors and typographers write them. */
const typographic = [
  ...[
    "777\u2009321\u2009654",
    "777–321–655",
    "777\u2011321\u2011656",
    "+420\u202f777\u202f321\u202f657",
    "420777321658",
  ],
  ...[
    "855102\u00a0/\u00a00005",
    "855103–0004",
    "petr.\u200bskryty@seznam.cz",
    "ivan.skryty\u00ad@seznam.cz",
    "olga.skryta＠seznam.cz",
  ],
];

/** A CMS with a secret in every kind of place. */
function plantedStore() {
  const store = smallStore();
  const perPage = 6;
  for (let start = 0, page = 0; start < planted.length; start += perPage, page += 1) {
    const data = {
      perex: `Text ${one(start)} a dál`,
      obsah: `<p>Pište na ${one(start + 1)}.</p><p><a href="/x?to=${encodeURIComponent(one(start + 2))}" title="y">odkaz</a></p>`,
      [`klic ${one(start + 3)}`]: 1,
      vlastni: { hluboko: [["a", one(start + 4)]], nastaveni: JSON.stringify({ adresa: one(start + 5) }) },
    };
    store[`contents/mpsv/standard-page/canary-${page}.cs.json`] = content(`9${page}`, `Kanárek ${page}`, { data });
  }
  const people = [
    { jmeno: "Božidara", prijmeni: "Kvapilíková", telefon: "+420 601 987 654", email: "b.kvap@firma.cz" },
  ];
  store["contents/mpsv/standard-page/typographic.cs.json"] = content("802", "Sazba", {
    data: { perex: typographic.join(", "), obsah: typographic.map((text) => `<p>Spojení: ${text}.</p>`).join("") },
  });
  const numbers = {
    rc: 8551010006,
    mobil: 777_123_456,
    zahranici: 420_777_321_659,
    heslo: "velmi-tajne-heslo",
    createdBy: "jnovotny-admin",
  };
  store["contents/mpsv/mediators/lide.cs.json"] = content("800", "Zprostředkovatelé", {
    structure: { id: "9", key: "seznam-zprostredkovatelu" },
    data: { zprostredkovatele: people, uvod: "<p>Vede je Božidara Kvapilíková.</p>", ...numbers },
  });
  store["contents/mpsv/standard-page/slug.cs.json"] = content("801", `Soubor ${one(7)}`, {
    friendlyURLs: { cs_cz: "lide/jan.novak77@seznam.cz" },
    updatedBy: { login: "admin-karel", email: "karel.admin@mpsv.cz" },
    data: { obsah: '<p><a href="/documents/files/zivotopis-855101-0006.pdf">x</a></p>' },
  });
  store["tags.json"] = { items: [{ id: "5", name: "jana.tajna@seznam.cz" }] };
  store["categories.json"] = {
    items: [{ id: "1", name: "Témata", categories: [{ id: "2", name: "+420 602 111 222", children: [] }] }],
  };
  store["folders/77.json"] = {
    id: "77",
    name: "Navigace",
    children: [{ id: "78", name: { cs_cz: "petr.tajny@seznam.cz" } }],
  };
  store["contents/mpsv/web-config/config.cs.json"] = content("103", "config-", {
    friendlyURLs: { cs_cz: "config-" },
    structure: { id: "1", key: "config" },
    data: { navigace: JSON.stringify({ hlavni: 77 }), klic: JSON.stringify({ apiKey: "abcd-tajny-klic" }) },
  });
  store["documents.json"] = {
    items: [
      {
        ...{ id: "9001", webId: "12", name: "Životopis eva.tajna@seznam.cz", fileName: "zivotopis-855101-0006.pdf" },
        ...{ mimeType: "application/pdf", size: 900, url: "/documents/files/zivotopis-855101-0006.pdf" },
      },
    ],
  };
  store["documents/files/zivotopis-855101-0006.pdf"] = "%PDF-1.7 tajny obsah souboru";
  return store;
}

const others = [
  ...[
    "Božidara",
    "Kvapilíková",
    "601 987 654",
    "b.kvap@firma.cz",
    "8551010006",
    "777123456",
    "420777321659",
    "velmi-tajne-heslo",
  ],
  ...[
    "jnovotny-admin",
    "jan.novak77",
    "admin-karel",
    "karel.admin",
    "zivotopis-855101-0006",
    "jana.tajna",
    "602 111 222",
  ],
  ...["petr.tajny", "hlavicka.tajna", "etag.tajny", "abcd-tajny-klic", "eva.tajna", "tajny obsah souboru"],
];

test("no secret of a CMS reaches the disk, in any field and any encoding", async () => {
  expect(planted).toHaveLength(90);
  const cms = await liveCms(temporaryFolder(plantedStore()));
  cms.setFault(() => ({ headers: { "last-modified": "hlavicka.tajna@seznam.cz", etag: '"etag.tajny@seznam.cz"' } }));
  const store = storePath();
  const { code, out, notes } = await record(cms.url, store, ["--cover", "all"]);
  expect({ code, refused: notes.filter((note) => note.includes("left out")) }, out).toEqual({ code: 0, refused: [] });

  const files = readdirSync(store, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const all = files.map((file) => join(file.parentPath, file.name)).filter((file) => !file.endsWith(".portal/key"));
  expect(all.filter((file) => file.endsWith("journal.ndjson") || file.endsWith("earlier.ndjson"))).toHaveLength(1);
  const views = all.flatMap((file) => [file, ...decodings(readFileSync(file, "utf8"))].map((view) => ({ file, view })));
  const needles = [...planted.flatMap(({ secret, text }) => [secret, text]), ...typographic, ...others];
  const left = needles.flatMap((needle) =>
    views.filter(({ view }) => view.includes(needle)).map(({ file }) => `${needle} in ${file}`),
  );
  expect(left).toEqual([]);

  const recorded = readStore(store);
  expect(recorded.contents.length).toBeGreaterThan(15);
  const [page] = recorded.contents.filter(({ id }) => id === "90");
  expect(page?.["data"]).toMatchObject({ perex: expect.stringMatching(/^Text redacted-\S+ a dál$/) });
});
