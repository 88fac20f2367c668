import { expect, test } from "vitest";
import { toWeb } from "#schemas/site/web.ts";
import { CmsError } from "#server/cms/client.ts";
import { aRecordAt } from "../../schemas/a-content.ts";
import { second, startContentService } from "./a-content-service.ts";

const ministry = { id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/", host: "mpsv.example" };
const agency = { id: "34", name: { cs: "Úřad" }, friendlyURL: "/up", host: "up.example" };
const day = 24 * 3600 * second;
const query = { webId: "12", language: "cs", onlyPublished: true } as const;
const pathOf = (url: string) => `/contents/by-friendly-url/${encodeURIComponent(url)}`;

/** Addresses of pages of the ministry, without its home page. */
const pages = (count: number) => Array.from({ length: count }, (_, index) => `stranka/${index}`);

/** A portal that has read the site and these pages of it, which are due to be read again. */
async function startWarm(urls: readonly string[]) {
  const service = startContentService(
    {
      "/webs": { items: [ministry, agency] },
      [pathOf("config-")]: aRecordAt("config-", { data: { home: '{"cs_cz":"uvod"}' } }),
      ...Object.fromEntries(["uvod", ...urls].map((url, id) => [pathOf(url), aRecordAt(url, { id: String(id) })])),
    },
    { staleMaxMs: day },
  );
  const { read, cms, clock } = service;
  const stateOf = (url: string) =>
    read()
      .contentByUrl(url, query)
      .then(
        (found) => (found ? "there" : "absent"),
        (error: unknown) => (error instanceof CmsError ? "failure" : "crash"),
      );
  const remove = (gone: readonly string[]) => {
    for (const url of gone) delete cms.answers[pathOf(url)];
  };
  await read().webs();
  await read().config(toWeb(ministry));
  for (const url of urls) await stateOf(url);
  clock.time += 130 * second;
  return { ...service, stateOf, remove };
}

test("a page that the CMS does not have any more is absent at the first answer that says so", async () => {
  for (const known of [1, 2, 40]) {
    const { stateOf, remove } = await startWarm(pages(known));
    remove(["stranka/0"]);
    expect(await stateOf("stranka/0")).toBe("absent");
    if (known > 1) expect(await stateOf("stranka/1")).toBe("there");
  }
});

test("30 of 200 pages that an editor deletes are absent at once, one after another and all together", async () => {
  const gone = pages(30);
  const one = await startWarm(pages(200));
  one.remove(gone);
  for (const url of gone) expect(await one.stateOf(url)).toBe("absent");
  const together = await startWarm(pages(200));
  together.remove(gone);
  expect(new Set(await Promise.all(gone.map(together.stateOf)))).toEqual(new Set(["absent"]));
  expect(await together.stateOf("stranka/30")).toBe("there");
});

test.each<[string, readonly string[], string]>([
  ["all its pages", ["uvod", ...pages(40)], "failure"],
  ["most of its pages", pages(36), "absent or failure"],
  ["its settings and a page", ["config-", "stranka/0"], "failure"],
  ["its home page", ["uvod"], "absent"],
])("when a site loses %s at once, the CMS is not believed", async (_, gone, others) => {
  const { stateOf, remove, lines } = await startWarm(["uvod", ...pages(40)]);
  remove(gone);
  const known = gone.filter((url) => url !== "config-");
  for (let round = 0; round < 2; round++)
    expect(new Set(await Promise.all(known.map(stateOf)))).toEqual(new Set(["there"]));
  expect(lines).toContainEqual(expect.objectContaining({ level: "error", site: "mpsv.example" }));
  expect(others).toContain(await stateOf("nikdy/nebyla"));
});

test("while the CMS says that there is no list of sites, no page is absent", async () => {
  const { read, stateOf, remove, cms, clock } = await startWarm(pages(3));
  delete cms.answers["/webs"];
  clock.time += 700 * second;
  await read().webs();
  remove(["stranka/0"]);
  expect(await stateOf("stranka/0")).toBe("there");
  expect(await stateOf("nikdy/nebyla")).toBe("failure");
});

test("pages that are found by id do not make it credible that those asked for by address are missing", async () => {
  const { read, stateOf, remove, cms, clock } = await startWarm(pages(4));
  for (let id = 1000; id < 1030; id += 1) {
    cms.answers[`/contents/by-id/${id}`] = aRecordAt(`podle-id/${id}`, { id: String(id) });
    await read().contentById(String(id), query);
  }
  clock.time += 130 * second;
  remove(["uvod", ...pages(4)]);
  expect(await stateOf("nikdy/nebyla")).toBe("failure");
  for (const url of pages(4)) expect(await stateOf(url)).toBe("there");
});

test("pages whose deletion was announced are absent at once, however many they are", async () => {
  const { read, stateOf, remove } = await startWarm(pages(40));
  remove(pages(36));
  await read.expire({
    ids: pages(36).map((_, index) => String(index + 1)),
    addresses: [],
    structures: [],
    kinds: [],
    everything: false,
  });
  for (const url of pages(36)) expect(await stateOf(url)).toBe("absent");
});

test("most pages of a site that are missing for longer than the stale limit are absent", async () => {
  const { stateOf, remove, clock } = await startWarm(pages(40));
  remove(pages(40));
  expect(await stateOf("stranka/0")).toBe("there");
  clock.time += day;
  expect(await stateOf("stranka/0")).toBe("absent");
});

test("a hundred unknown addresses at the same time cost one check of the settings and of a known page", async () => {
  const { stateOf, calls } = await startWarm(pages(3));
  calls.length = 0;
  const unknown = Array.from({ length: 100 }, (_, index) => `neni/${index}`);
  expect(new Set(await Promise.all(unknown.map(stateOf)))).toEqual(new Set(["absent"]));
  expect(calls.length).toBe(102);
});

test("an absence is checked with answers that are newer than it", async () => {
  const { stateOf, cms } = await startWarm(pages(3));
  expect(await stateOf("neni/0")).toBe("absent");
  cms.answers = {};
  expect(await stateOf("neni/1")).toBe("failure");
});
