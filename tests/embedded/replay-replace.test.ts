import { expect, test } from "vitest";
import type { Replacement } from "#embedded/replay/live-store.ts";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import type { Content } from "#embedded/replay/wire-records.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { record, smallStore } from "../harness/small-store.ts";

const clock = { now: () => Date.UTC(2026, 9, 1) };

function start() {
  const store = readStore(temporaryFolder(smallStore()));
  const replay = createReplay({ store, clock });
  return { store, replay, get: (path: string) => ask(replay, path) };
}

async function ask(replay: (request: Request) => Promise<Response>, path: string) {
  const response = await replay(new Request(`http://cms.test${path}`));
  return { status: response.status, body: await response.json() };
}

const content = (id: string, name: string, changes = {}) => record(id, name, changes) as unknown as Content;
const put = (each: Content): Replacement => ({
  kind: "content",
  id: String(each.id),
  language: each.language,
  record: each,
});

test("a replaced content is found by id, address and in lists, and no longer at its former address", async () => {
  const { replay, get, store } = start();
  await get("/contents?sort=name");
  replay.replace(put(content("200", "Jinak", { webId: "34", friendlyURLs: { cs_cz: "jinde" } })));
  expect((await get("/contents/by-id/200")).body.name).toBe("Jinak");
  expect((await get("/contents/by-friendly-url/jinde?webId=34")).body.id).toBe("200");
  expect((await get("/contents/by-friendly-url/rodina%2Fpřídavek-na-dítě?webId=34")).status).toBe(404);
  expect((await get("/contents/by-friendly-url/rodina%2Fpřídavek-na-dítě?webId=12")).status).toBe(200);
  expect((await get("/contents?webId=34&sort=name")).body.items.map(({ name }: Content) => name)).toEqual(["Jinak"]);
  expect(store.contents.find(({ id }) => id === "200")?.name).toBe("Přídavek na ÚP");
});

test("a content is removed in one language, or in all of them", async () => {
  const { replay, get } = start();
  replay.replace({ kind: "content", id: "100", language: "en-GB", record: null });
  expect((await get("/contents/by-id/100?language=en_gb")).status).toBe(404);
  expect((await get("/contents/by-id/100?language=cs_cz")).status).toBe(200);
  replay.replace(put(content("100", "Child allowance", { language: "en_gb" })));
  replay.replace({ kind: "content", id: "100", language: null, record: null });
  for (const language of ["cs_cz", "en_gb"])
    expect((await get(`/contents/by-id/100?language=${language}`)).status).toBe(404);
});

test("sites, vocabularies, tags, folders and documents can be replaced, added and removed", async () => {
  const { replay, get } = start();
  const kinds = [
    { kind: "category", path: "/categories", id: "1" },
    { kind: "tag", path: "/tags", id: "5" },
    { kind: "web", path: "/webs", id: "34" },
    { kind: "document", path: "/documents", id: "9001" },
  ] as const;
  for (const { kind, path, id } of kinds) {
    const named = async () =>
      (await get(path)).body.items.map((item: { id: string; name: string }) => [item.id, item.name]);
    const before = await named();
    const item = (own: string, name: string): Replacement =>
      ({ kind, id: own, record: { id: own, name, webId: "12", friendlyURL: `/${own}` } }) as unknown as Replacement;
    replay.replace(item(id, "Other"));
    replay.replace(item("new", "New"));
    const changed = before.map(([own, name]: [string, unknown]) => (own === id ? [id, "Other"] : [own, name]));
    expect(await named(), kind).toEqual([...changed, ["new", "New"]]);
    replay.replace({ kind, id: "new", record: null });
    replay.replace({ kind, id: "never", record: null });
    expect(await named(), kind).toEqual(changed);
  }
  replay.replace({ kind: "folder", id: "78", record: { id: "78", name: "Patička" } });
  expect((await get("/folders/by-id/78/tree")).body.name).toBe("Patička");
  replay.replace({ kind: "folder", id: "77", record: null });
  expect((await get("/folders/by-id/77/tree")).status).toBe(404);
});

test("a site's new default language applies to its contents", async () => {
  const { replay, get } = start();
  const english = { id: "12", name: "Ministry", defaultLanguage: "en_gb", friendlyURL: "/" };
  replay.replace({ kind: "web", id: "12", record: english });
  expect((await get("/contents/by-id/100")).body.name).toBe("Child allowance");
  expect((await get("/contents?webId=12")).body.items.map(({ id }: Content) => id)).toEqual(["100"]);
});

test("after any sequence of replacements the answers equal those of a store with the same contents", async () => {
  const { store, replay, get } = start();
  const kept = new Map(store.contents.map((each) => [`${each.id} ${each.language}`, each]));
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let step = 0; step < 400; step += 1) {
    const id = String(100 + draw(12));
    const language = draw(3) === 0 ? "en_gb" : "cs_cz";
    const changes = { language, webId: ["12", "34"][draw(2)], friendlyURLs: { [language]: `adresa-${id}-${draw(3)}` } };
    const next = content(id, `Název ${draw(50)}`, { ...changes, displayAt: `2026-0${1 + draw(9)}-01T00:00:00` });
    const isGone = draw(4) === 0;
    replay.replace(isGone ? { kind: "content", id, language, record: null } : put(next));
    if (isGone) kept.delete(`${id} ${language}`);
    else kept.set(`${id} ${language}`, next);
    if (step % 8 !== 0) continue;
    const fresh = createReplay({ store: { ...store, contents: [...kept.values()] }, clock });
    const paths = ["?sort=name", "?webId=34", "?language=en_gb&sort=-name"].map((query) => `/contents${query}`);
    for (const path of [...paths, `/contents/by-id/${id}`, `/contents/by-friendly-url/adresa-${id}-1`])
      expect(await get(path), path).toEqual(await ask(fresh, path));
  }
});
