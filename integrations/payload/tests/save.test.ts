import { Buffer } from "node:buffer";
import { createLocalReq, ValidationError } from "payload";
import sharp from "sharp";
import { expect, test } from "vitest";
import { allRows } from "../commands/all-rows.ts";
import { startSite } from "./database.ts";

const payload = await startSite();

const newsItem = (words: string, data: object = {}) => ({
  name: words,
  address: words.toLowerCase().replaceAll(" ", "-"),
  web: "12",
  data: { obsah: `<p>${words}</p>`, ...data },
});

/** Saves a news item and returns the errors by field; empty when it is accepted. */
async function faultsOf(data: object, language: "cs" | "en" = "cs"): Promise<Record<string, string>> {
  try {
    const req = await createLocalReq({}, payload);
    req.i18n.language = language;
    const own = { ...data, _status: "published" };
    await payload.create({ collection: "news-item", locale: "cs", draft: false, data: own, req });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
  }
}

async function rowOf(id: string, language = "cs_cz") {
  return (await allRows()).find((row) => row.key === id && row.language === language);
}

test("a draft may lack everything; publishing names each field that is missing", async () => {
  const { id } = await payload.create({ collection: "news-item", locale: "cs", draft: true, data: {} });
  expect(id).toMatch(/^[\w-]{36}$/);
  const faults = await faultsOf({});
  expect(Object.keys(faults)).toEqual(expect.arrayContaining(["name", "address", "web", "data.obsah"]));
  expect(faults["name"]).toContain("Chybí údaj „Název“");
});

test("faults stand at the field of the form, in the language of the editor", async () => {
  const broken = newsItem("Broken", {
    odkazy: [{ titulek: "Bez cíle" }],
    obrazek: { url: "x.jpg", alt: "Obrázek" },
    platnostDo: "2027-02-30T10:00",
  });
  const faults = await faultsOf(broken);
  expect(Object.keys(faults)).toEqual(
    expect.arrayContaining(["data.odkazy.0.adresa", "data.platnostDo", "data.obrazek.sirka"]),
  );
  expect(faults["data.odkazy.0.adresa"]).toMatch(/[ěščřžýáíé]/);
  const english = await faultsOf(broken, "en");
  expect(english["data.odkazy.0.adresa"]).toMatch(/^[\x20-\x7e“”’–]+$/);
});

test("a translation needs only what Czech has not", async () => {
  const data = { ...newsItem("Czech words"), id: "partial", _status: "published" };
  await payload.create({ collection: "news-item", locale: "cs", draft: false, data });
  const translation = { name: "English words", address: "english-words", _status: "published", data: {} };
  await payload.update({ collection: "news-item", id: "partial", locale: "en", data: translation });
  expect(await rowOf("partial", "en_gb")).toMatchObject({ published: { name: "English words", data: {} } });
});

test("no two pages of a site have one address", async () => {
  await payload.create({ collection: "news-item", locale: "cs", draft: true, data: newsItem("Taken") });
  expect(await faultsOf({ ...newsItem("Other"), address: "taken" })).toEqual({
    address: "Tuto adresu už má jiná stránka webu.",
  });
});

test("references follow their page, hide what is a draft, and keep it from being deleted", async () => {
  const target = { ...newsItem("Target"), id: "target" };
  await payload.create({ collection: "news-item", locale: "cs", draft: true, data: target });
  const data = newsItem("Referring", {
    odkazy: [{ titulek: "Odkaz", stranka: "target", adresa: "https://example.org" }],
  });
  await payload.create({
    collection: "news-item",
    locale: "cs",
    draft: false,
    data: { ...data, id: "referring", _status: "published" },
  });
  const shown = async () => JSON.stringify((await rowOf("referring"))?.published);
  expect(await shown()).not.toContain("Target");

  await payload.update({ collection: "news-item", id: "target", locale: "cs", data: { _status: "published" } });
  expect(await shown()).toContain('"friendlyURLs":{"cs_cz":"target"}');
  await payload.update({
    collection: "news-item",
    id: "target",
    locale: "cs",
    data: { address: "moved", _status: "published" },
  });
  expect(await shown()).toContain('"friendlyURLs":{"cs_cz":"moved"}');

  await expect(payload.delete({ collection: "news-item", id: "target" })).rejects.toThrow("Referring");
  await payload.delete({ collection: "news-item", id: "referring" });
  await payload.delete({ collection: "news-item", id: "target" });
  expect(await rowOf("target")).toMatchObject({ published: null, draft: null });
});

test("a page that is picked to stand in another one stands there whole, and follows its changes", async () => {
  await payload.create({
    collection: "news-item",
    locale: "cs",
    draft: false,
    data: { ...newsItem("Part"), id: "part", _status: "published" },
  });
  const parts = { polozky: [{ polozkaTitulek: "Část", polozkaStranka: "part" }] };
  const guide = { name: "Guide", address: "guide", web: "12", id: "guide", _status: "published", data: parts };
  await payload.create({ collection: "guide-for-foreigners", locale: "cs", draft: false, data: guide });
  const shown = async () => JSON.stringify((await rowOf("guide"))?.published);
  expect(await shown()).toContain('"data":{"obsah":"<p>Part</p>"}');
  const changed = { data: { obsah: "<p>Changed</p>" } };
  await payload.update({ collection: "news-item", id: "part", locale: "cs", draft: true, data: changed });
  expect(await shown()).not.toContain("Changed");
  await payload.update({
    collection: "news-item",
    id: "part",
    locale: "cs",
    data: { ...changed, _status: "published" },
  });
  expect(await shown()).toContain("Changed");
});

/** Values of 5 and more turn an image on its side. */
test.each([1, 3, 5, 6, 7, 8])(
  "a photo turned by its metadata (%i) has the size in which it is shown",
  async (orientation) => {
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    const file = { name: `photo-${orientation}.jpg`, data, mimetype: "image/jpeg", size: data.length };
    const document = { name: "Photo", web: "12" };
    const { id, width, height } = await payload.create({ collection: "documents", draft: false, data: document, file });
    const size = orientation >= 5 ? [30, 40] : [40, 30];
    expect([width, height]).toEqual(size);
    const image = { obrazek: { url: id, alt: "Photo" } };
    const item = { ...newsItem(`With photo ${orientation}`, image), id: `photo-${orientation}`, _status: "published" };
    await payload.create({ collection: "news-item", locale: "cs", draft: false, data: item });
    const [sirka, vyska] = size;
    expect((await rowOf(item.id))?.published).toMatchObject({ data: { obrazek: { sirka, vyska } } });
  },
);

test("saves at the same time all go through, and one that fails leaves nothing in the outbox", async () => {
  const saves = Array.from({ length: 5 }, (_, index) => newsItem(`At once ${index}`));
  const before = (await allRows()).length;
  const failing = faultsOf({ ...newsItem("At once fails"), data: {} });
  await Promise.all(saves.map((data) => payload.create({ collection: "news-item", locale: "cs", draft: true, data })));
  expect(Object.keys(await failing)).toEqual(["data.obsah"]);
  expect((await allRows()).length).toBe(before + saves.length);
});

test("an image brings its size; what would run as a page is refused", async () => {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const file = { name: "Žlutý Kůň.PNG", data, mimetype: "image/png", size: data.length };
  const document = { name: "Kůň", web: "12" };
  const { id } = await payload.create({ collection: "documents", draft: false, data: document, file });
  expect(id).toBe("zluty-kun.png");
  const image = { obrazek: { url: id, alt: "Kůň" } };
  const item = { ...newsItem("With image", image), id: "with-image", _status: "published" };
  await payload.create({ collection: "news-item", locale: "cs", draft: false, data: item });
  expect((await rowOf("with-image"))?.published).toMatchObject({
    data: { obrazek: { url: "/documents/files/zluty-kun.png", sirka: 40, vyska: 30 } },
  });
  const page = Buffer.from("<script>alert(1)</script>");
  for (const name of ["page.html", "page.png", "page.pdf", "page"]) {
    const fake = { name, data: page, mimetype: "image/png", size: page.length };
    await expect(
      payload.create({ collection: "documents", draft: false, data: document, file: fake }),
    ).rejects.toThrow();
  }
});
