import { expect, onTestFinished, test } from "vitest";
import { startPortal } from "#harness/bench/servers/measured-process.ts";
import { command } from "#harness/contract/command.ts";
import { fixtureSubset } from "#portal/adapter/launch/fixture-subset.ts";
import { systemClock } from "#portal/clock.ts";
import { languages, parseLanguage } from "#portal/contract/site/languages.ts";
import { listen } from "#portal/replay/listen.ts";
import { createReplay } from "#portal/replay/replay.ts";
import { slugOf } from "#portal/replay/store.ts";
import { type Content, siteOf } from "#portal/replay/wire-records.ts";
import { fakeIo } from "./fake-io.ts";
import { startTrial } from "./start-trial.ts";

type Trial = Awaited<ReturnType<typeof startTrial>>;

/** An editor at work in the forms of a CMS, on the Czech version of a content item. */
interface Editor {
  /** Returns the id of a content item in the CMS by that of the portal. */
  find(type: string, id: string): Promise<string>;
  saveDraft(type: string, key: string, fields: object): Promise<unknown>;
  publish(type: string, key: string): Promise<unknown>;
  unpublish(type: string, key: string): Promise<unknown>;
  /** Address of the form with a field. */
  formOf(type: string, key: string, field: string): string;
}

interface Cms {
  /** Folder below `integrations/`. */
  name: string;
  portVariable: string;
  openEditor(trial: Trial): Promise<Editor>;
}

/** Starts a CMS behind a portal, and tests that visitors and editors get the same as from the embedded default. */
export async function testAdapter({ name, portVariable, openEditor }: Cms): Promise<void> {
  const trial = await startTrial(name, portVariable);
  const { service, portal, secrets } = trial;
  const editor = await openEditor(trial);
  const subset = fixtureSubset();
  const { pages } = subset;

  const preview = async (id: string) => {
    const query = new URLSearchParams({ secret: secrets["link"] ?? "", content: id, language: "cs" });
    const { headers } = await fetch(`${service}/preview?${query}`, { redirect: "manual" });
    return (await fetch(headers.get("location") ?? "")).text();
  };

  test(`${name}: every requirement of the portal is met`, async () => {
    process.env["CMS_HEADERS"] = JSON.stringify({ authorization: `Bearer ${secrets["drafts"]}` });
    const { io, out } = fakeIo();
    const code = await command.run({ update: false, cms: service, format: "json", _: [] }, io);
    delete process.env["CMS_HEADERS"];
    const results: { id: string; outcome: string }[] = JSON.parse(out()).results;
    expect({ code, others: results.filter(({ outcome }) => outcome !== "met") }).toEqual({ code: 0, others: [] });
    expect(results.length).toBeGreaterThan(30);
    console.log(`${name}: ${results.length} requirements met`);
  });

  test(`${name}: pages are those of the embedded default with the same records`, async () => {
    expect(pages.length).toBeGreaterThan(50);
    // A CMS writes the time of a change itself.
    const current = new Map<Content, string>();
    for (const page of pages) current.set(page, await timeOfChange(page));
    const contents = subset.contents.map((page) => ({ ...page, updatedAt: current.get(page) ?? page.updatedAt }));
    const replay = createReplay({ store: { ...subset, contents }, clock: systemClock });
    const cms = await listen({ answer: replay, headers: ["if-none-match"], host: "127.0.0.1", port: 0 });
    onTestFinished(() => cms.close());
    const embedded = await startPortal({ CMS_URL: cms.url, SEARCH_FOLDER: "none" });
    onTestFinished(() => embedded.stop());
    const differing: string[] = [];
    const images = new Set<string>();
    for (const page of pages) {
      const address = addressOf(page);
      const [ours, theirs] = [await readMain(portal + address), await readMain(embedded.url + address)];
      for (const image of ours.images) images.add(image);
      expect(ours.images.length, address).toBe(theirs.images.length);
      expect(theirs.text.length, address).toBeGreaterThan(20);
      if (ours.status !== theirs.status || ours.text !== theirs.text)
        differing.push(`${address} ${ours.status} ${theirs.status}\n${firstDifference(ours.text, theirs.text)}`);
    }
    expect(differing).toEqual([]);
    const answers = await Promise.all([...images].map(async (image) => (await fetch(new URL(image, portal))).status));
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    console.log(`${name}: ${pages.length} pages and ${answers.length} images are equal`);
  });

  test(`${name}: a draft is in the preview, and published on the portal within five seconds`, async () => {
    const type = "aktualita";
    const item = pages.find(({ structure, published }) => structure.key === type && published !== false);
    const [id, address] = [String(item?.id), item && addressOf(item)];
    const key = await editor.find(type, id);
    const title = "Koncept z redakce";
    await editor.saveDraft(type, key, { name: title });
    await expect.poll(() => preview(id)).toContain(title);
    const page = async () => (await fetch(portal + address)).text();
    expect(await page()).not.toContain(title);
    const start = performance.now();
    await editor.publish(type, key);
    await expect.poll(page, { interval: 50, timeout: 5000 }).toContain(title);
    console.log(`${name}: visible after ${Math.round(performance.now() - start)} ms`);
    await editor.unpublish(type, key);
    await expect.poll(async () => (await fetch(portal + address)).status).toBe(404);
  });

  test(`${name}: a finding of a preview leads to the form of its content item`, async () => {
    const type = "tiskova-zprava";
    const id = String(pages.find(({ structure }) => structure.key === type)?.id);
    const key = await editor.find(type, id);
    await editor.saveDraft(type, key, { perex: null });
    const links = async () => {
      const text = (await preview(id)).replaceAll("&amp;", "&");
      return [...text.matchAll(/http:[^"\\ ]*?\/edit\?id=[^"\\ ]*/g)].map(([link]) => link.replaceAll("\\u0026", "&"));
    };
    const ofLead = async () => (await links()).find((link) => link.endsWith("pointer=%2Fdata%2Fperex")) ?? "";
    await expect.poll(ofLead).not.toBe("");
    const { headers } = await fetch(await ofLead(), { redirect: "manual" });
    expect(headers.get("location")).toBe(editor.formOf(type, key, "perex"));
  });

  async function timeOfChange({ id, language, published }: Content): Promise<string> {
    const path = `/contents/by-id/${id}?language=${language}&onlyPublished=${published !== false}`;
    const answer = await fetch(service + path, { headers: { authorization: `Bearer ${secrets["drafts"]}` } });
    return String((await answer.json()).updatedAt);
  }

  function addressOf(page: Content): string {
    const { prefix } = languages[parseLanguage(page.language) ?? "cs"];
    const { friendlyURL } = subset.webs.items.find(({ id }) => String(id) === siteOf(page)) ?? { friendlyURL: "/" };
    return `${prefix}${friendlyURL}/${slugOf(page)}`.replaceAll(/\/+/g, "/");
  }
}

async function readMain(url: string) {
  const answer = await fetch(url);
  const html = await answer.text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const text = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
  const images = [...main.matchAll(/<img[^>]*? src="([^"]+)"/g)].map(([, source = ""]) =>
    source.replaceAll("&amp;", "&"),
  );
  return { status: answer.status, images, text: text.replace(/\s+/g, " ").trim() };
}

function firstDifference(ours: string, theirs: string): string {
  const at = [...ours].findIndex((sign, index) => sign !== [...theirs][index]);
  return `${ours.slice(Math.max(0, at - 60), at + 120)}\n${theirs.slice(Math.max(0, at - 60), at + 120)}`;
}
