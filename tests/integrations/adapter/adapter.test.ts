import { expect, test } from "vitest";
import { fileUrl } from "#integrations/adapter/convert/files.ts";
import { systemClock } from "#server/clock.ts";
import { createPreviewCheck } from "#server/http/preview-token.ts";
import { createExampleCms, newsItem } from "./example-cms.ts";
import { linkSecret, secret, start } from "./start-example.ts";

test("records of a CMS are answered in the words of the contract", async () => {
  const body = '<p class="MsoNormal">Text<o:p></o:p></p>';
  const links = [{ text: "Jinam", target: { id: "2" } }];
  const item = newsItem("1", "První", { body, links, validTo: "2026-12-31T23:00:00Z", seo: { description: "Popis" } });
  const service = await start(createExampleCms([item, newsItem("2", "Druhá")]));
  await expect.poll(service.status).toBe("ready");
  expect((await service.get("/contents/by-id/1")).body).toEqual({
    id: "1",
    published: true,
    name: "První",
    description: "Popis",
    updatedAt: "2026-11-01T08:00:00",
    webId: "1",
    web: { id: "1" },
    language: "cs_cz",
    structure: { key: "aktualita" },
    permissions: { VIEW: [{ id: "1", type: "ROLE", name: "Guest" }] },
    friendlyURLs: { cs_cz: "aktuality/1" },
    data: {
      perex: "Perex",
      obsah: "<p>Text</p>",
      platnostDo: "2027-01-01T00:00:00",
      odkazy: [
        {
          titulek: "Jinam",
          stranka: { name: "Druhá", friendlyURLs: { cs_cz: "aktuality/2" }, web: { id: "1" } },
        },
      ],
    },
  });
  expect((await service.get("/contents?language=cs_cz&structureKey=aktualita")).body.totalCount).toBe(2);
});

test("a draft is in previews alone, and one that changes nothing is none", async () => {
  const cms = createExampleCms();
  const published = { title: "Veřejná", slug: "a", lead: "Perex", changed: "2026-11-01T08:00:00Z" };
  const draft = { ...published, title: "Koncept", slug: "b" };
  const same = { ...published, changed: "2026-11-02T08:00:00Z" };
  cms.save({ type: "news", id: "1", versions: [{ language: "cs", published, draft }] });
  cms.save({ type: "news", id: "2", versions: [{ language: "cs", published, draft: same }] });
  const service = await start(cms);
  await expect.poll(service.status).toBe("ready");
  expect(await service.name("1")).toBe("Veřejná");
  expect((await service.preview("/contents/by-id/1")).body).toMatchObject({
    name: "Koncept",
    published: false,
    friendlyURLs: { cs_cz: "b" },
  });
  expect((await service.preview("/contents/by-id/2")).body).toMatchObject({ published: true });
});

test("a webhook brings one change without reading all records, and a stranger's none", async () => {
  const cms = createExampleCms([newsItem("1", "První"), newsItem("2", "Druhá")]);
  const service = await start(cms);
  await expect.poll(service.status).toBe("ready");
  cms.save(newsItem("1", "Nová", { lead: "Jiný perex" }));
  expect((await service.hook('{"id":"1"}', "Bearer wrong")).status).toBe(401);
  expect((await service.hook('{"id":"1"}')).status).toBe(202);
  await expect.poll(() => service.name("1")).toBe("Nová");
  cms.entries = cms.entries.filter((each) => "kind" in each || each.id !== "2");
  await service.hook('{"id":"2"}');
  await expect.poll(async () => (await service.get("/contents/by-id/2")).status).toBe(404);
});

test("pages that lead to a renamed page follow it", async () => {
  const cms = createExampleCms([newsItem("1", "První", { links: [{ target: { id: "2" } }] }), newsItem("2", "Stará")]);
  const service = await start(cms);
  await expect.poll(service.status).toBe("ready");
  cms.save(newsItem("2", "Nová"));
  await service.hook('{"id":"2"}');
  const target = async () => (await service.get("/contents/by-id/1")).body.data.odkazy[0].stranka.name;
  await expect.poll(target).toBe("Nová");
});

test("a place in a record leads to the field in the form of the CMS", async () => {
  const service = await start(createExampleCms([newsItem("1", "První")]));
  await expect.poll(service.status).toBe("ready");
  const place = async (pointer: string) => {
    const query = new URLSearchParams({ id: "1", language: "cs", pointer });
    return (await service.get(`/edit?${query}`)).headers.get("location");
  };
  const form = "https://cms.example.org/admin/news/1?locale=cs#";
  expect(await place("")).toBe(form);
  expect(await place("/name")).toBe(`${form}title`);
  expect(await place("/description")).toBe(`${form}seo.description`);
  expect(await place("/friendlyURLs/cs_cz")).toBe(`${form}slug`);
  expect(await place("/data/obsah")).toBe(`${form}body`);
  expect(await place("/data/odkazy/2/adresa")).toBe(`${form}links.2.url`);
  expect(await place("/data/odkazy/2/stranka/name")).toBe(`${form}links.2.target`);
  expect(await place("/data/kontakt/email")).toBe(`${form}contact.mail`);
  expect((await service.get("/edit?id=9")).status).toBe(404);
});

test("a fixed secret in the CMS's address becomes a token for one content item", async () => {
  const service = await start(createExampleCms([newsItem("1", "První")]));
  await expect.poll(service.status).toBe("ready");
  const ask = (query: object) => service.get(`/preview?${new URLSearchParams({ ...query })}`);
  const { status, headers } = await ask({ secret: linkSecret, content: "1", language: "cs" });
  const target = new URL(headers.get("location") ?? "");
  expect([status, target.origin, target.pathname]).toEqual([302, "https://portal.example.org", "/aktuality/1"]);
  expect(target.href).not.toContain(linkSecret);
  const check = createPreviewCheck({ secrets: { all: [secret] }, acceptsAny: false, clock: systemClock });
  expect(await check(target.searchParams.get("preview") ?? "")).toEqual({ scope: { site: null, content: "1" } });
  const twoIds = `/preview?secret=${linkSecret}&content=&content=1&language=cs`;
  expect((await service.get(twoIds)).status).toBe(302);
  for (const wrong of ["", linkSecret.slice(1), `${linkSecret}x`])
    expect((await ask({ secret: wrong, content: "1", language: "cs" })).status).toBe(401);
  expect((await ask({ secret: linkSecret, content: "2", language: "cs" })).status).toBe(404);
  expect((await ask({ secret: linkSecret, content: "1", language: "en" })).status).toBe(404);
  expect((await ask({ secret: linkSecret, content: "1", language: "de" })).status).toBe(400);
  expect(JSON.stringify(service.lines)).not.toContain(linkSecret);
});

test("a file is fetched once it is asked for, and only if a record refers to it", async () => {
  const path = fileUrl({ id: "7", version: "2026-11-01", fileName: "Žádost o příspěvek.pdf" });
  expect(path).toBe("/documents/files/7_20261101_Zadost-o-prispevek.pdf");
  const service = await start(createExampleCms([newsItem("1", "První", { files: [{ label: "Žádost", path }] })]));
  await expect.poll(service.status).toBe("ready");
  const file = await fetch(service.url + path);
  expect([file.status, file.headers.get("content-type"), await file.text()]).toEqual([
    200,
    "application/pdf",
    "soubor",
  ]);
  expect((await fetch(`${service.url}/documents/files/7_2_other.pdf`)).status).toBe(404);
  expect((await fetch(`${service.url}/documents/files/..%2foutbox.db`)).status).toBe(404);
});
