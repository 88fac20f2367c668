import { expect, onTestFinished, test } from "vitest";
import { startPortal } from "#harness/bench/servers/measured-process.ts";
import { command } from "#harness/contract/command.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { systemClock } from "#portal/clock.ts";
import { languages, parseLanguage } from "#portal/contract/site/languages.ts";
import { listen } from "#portal/replay/listen.ts";
import { createReplay } from "#portal/replay/replay.ts";
import { slugOf } from "#portal/replay/store.ts";
import { type Content, siteOf } from "#portal/replay/wire-records.ts";
import { fixtureSubset } from "#strapi/import/subset.ts";
import { startStrapi } from "./start-strapi.ts";

const { strapi, service, portal, secrets, admin } = await startStrapi();
const subset = fixtureSubset();
const pages = subset.contents.filter(({ structure }) => structure.key !== "konfigurace");

const json = async (path: string) => {
  const answer = await fetch(service + path, { headers: { authorization: `Bearer ${secrets["drafts"]}` } });
  return answer.ok ? answer.json() : null;
};

test("every requirement of the portal is met", async () => {
  process.env["CMS_HEADERS"] = JSON.stringify({ authorization: `Bearer ${secrets["drafts"]}` });
  const { io, out } = fakeIo();
  const code = await command.run({ update: false, cms: service, format: "json", _: [] }, io);
  delete process.env["CMS_HEADERS"];
  const results: { id: string; outcome: string }[] = JSON.parse(out()).results;
  expect({ code, others: results.filter(({ outcome }) => outcome !== "met") }).toEqual({ code: 0, others: [] });
  console.log(`${results.length} requirements met`);
});

test("pages are those of the embedded default with the same records", async () => {
  expect(pages.length).toBeGreaterThan(50);
  // Strapi writes the time of a change itself.
  const current = new Map<Content, unknown>();
  for (const page of pages) current.set(page, (await json(pathOf(page)))?.updatedAt);
  const contents = subset.contents.map((page) =>
    current.has(page) ? { ...page, updatedAt: String(current.get(page)) } : page,
  );
  const replay = createReplay({ store: { ...subset, contents }, clock: systemClock });
  const cms = await listen({ answer: replay, headers: ["if-none-match"], host: "127.0.0.1", port: 0 });
  onTestFinished(() => cms.close());
  const embedded = await startPortal({ CMS_URL: cms.url, SEARCH_FOLDER: "none" });
  onTestFinished(() => embedded.stop());
  const differing: string[] = [];
  for (const page of pages) {
    const [ours, theirs] = [await mainText(portal, page), await mainText(embedded.url, page)];
    expect(theirs.text.length, addressOf(page)).toBeGreaterThan(20);
    if (ours.status !== theirs.status || ours.text !== theirs.text)
      differing.push(`${addressOf(page)} ${ours.status} ${theirs.status}\n${firstDifference(ours.text, theirs.text)}`);
  }
  expect(differing).toEqual([]);
});

test("a draft is in the preview, and published on the portal within five seconds", async () => {
  const { id } = pages.find(({ structure, published }) => structure.key === "aktualita" && published !== false) ?? {};
  const { documentId, address } = await inStrapi("aktualita", String(id));
  const title = "Koncept ze Strapi";
  await admin("PUT", `api::aktualita.aktualita/${documentId}?locale=cs`, { name: title });
  const query = new URLSearchParams({ secret: secrets["link"] ?? "", content: String(id), language: "cs" });
  const preview = async () => {
    const { headers } = await fetch(`${service}/preview?${query}`, { redirect: "manual" });
    return (await fetch(headers.get("location") ?? "")).text();
  };
  await expect.poll(preview).toContain(title);
  const page = async () => (await fetch(`${portal}/${address}`)).text();
  expect(await page()).not.toContain(title);
  const start = performance.now();
  await admin("POST", `api::aktualita.aktualita/${documentId}/actions/publish?locale=cs`, {});
  await expect.poll(page, { interval: 50, timeout: 5000 }).toContain(title);
  console.log(`visible after ${Math.round(performance.now() - start)} ms`);
  await admin("POST", `api::aktualita.aktualita/${documentId}/actions/unpublish?locale=cs`, {});
  await expect.poll(async () => (await fetch(`${portal}/${address}`)).status).toBe(404);
});

test("a finding of a preview leads to the form of its content item", async () => {
  const { id } = pages.find(({ structure }) => structure.key === "tiskova-zprava") ?? {};
  const { documentId } = await inStrapi("tiskova-zprava", String(id));
  await admin("PUT", `api::tiskova-zprava.tiskova-zprava/${documentId}?locale=cs`, { perex: null });
  const query = new URLSearchParams({ secret: secrets["link"] ?? "", content: String(id), language: "cs" });
  const links = async () => {
    const { headers } = await fetch(`${service}/preview?${query}`, { redirect: "manual" });
    const text = (await (await fetch(headers.get("location") ?? "")).text()).replaceAll("&amp;", "&");
    return [...text.matchAll(/http:[^"\\ ]*?\/edit\?id=[^"\\ ]*/g)].map(([link]) => link.replaceAll("\\u0026", "&"));
  };
  const isOfLead = (link: string) => link.endsWith("pointer=%2Fdata%2Fperex");
  await expect.poll(async () => (await links()).some(isOfLead)).toBe(true);
  const link = (await links()).find(isOfLead) ?? "";
  const { headers } = await fetch(link, { redirect: "manual" });
  const form = new URL(headers.get("location") ?? "");
  expect(form.origin).toBe(strapi);
  expect(form.pathname).toBe(
    `/admin/content-manager/collection-types/api::tiskova-zprava.tiskova-zprava/${documentId}`,
  );
  expect([form.searchParams.get("plugins[i18n][locale]"), form.hash]).toEqual(["cs", "#perex"]);
});

/** The document of a content item, as the admin knows it. */
async function inStrapi(type: string, portalId: string): Promise<{ documentId: string; address: string }> {
  const query = new URLSearchParams({ locale: "cs", "filters[portalId][$eq]": portalId });
  const [found] = (await admin("GET", `api::${type}.${type}?${query}`)).results;
  return found;
}

function pathOf({ id, language, published }: Content): string {
  return `/contents/by-id/${id}?language=${language}&onlyPublished=${published !== false}`;
}

function addressOf(page: Content): string {
  const { prefix } = languages[parseLanguage(page.language) ?? "cs"];
  const { friendlyURL } = subset.webs.items.find(({ id }) => String(id) === siteOf(page)) ?? { friendlyURL: "/" };
  return `${prefix}${friendlyURL}/${slugOf(page)}`.replaceAll(/\/+/g, "/");
}

async function mainText(origin: string, page: Content) {
  const answer = await fetch(origin + addressOf(page));
  const html = await answer.text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const text = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
  return { status: answer.status, text: text.replace(/\s+/g, " ").trim() };
}

function firstDifference(ours: string, theirs: string): string {
  const at = [...ours].findIndex((sign, index) => sign !== [...theirs][index]);
  return `${ours.slice(Math.max(0, at - 60), at + 120)}\n${theirs.slice(Math.max(0, at - 60), at + 120)}`;
}
