import { expect, onTestFinished, test } from "vitest";
import { startPortal } from "#harness/bench/servers/measured-process.ts";
import { freePort } from "#harness/cluster/free-port.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { createDatabase } from "./database.ts";
import { startServiceProcess } from "./service-process.ts";
import { fixtureStates, secret, token } from "./start-service.ts";

const news = { id: "610009", path: "/aktuality/letni-brigady" };

test("what is committed is on the page, in lists and found by search as soon as the portal has heard of it", async () => {
  const folder = temporaryFolder();
  const states = fixtureStates();
  const database = createDatabase(folder, states);
  const port = String(await freePort());
  const service = await startServiceProcess({
    DATABASE_URL: database.url,
    CMS_SNAPSHOT_FOLDER: `${folder}/snapshot`,
    PORTAL_URLS: `http://127.0.0.1:${port}`,
    CHANGED_SECRET: secret,
    DRAFTS_TOKEN: token,
  });
  await expect.poll(async () => (await service.get("/readyz")).body.status).toBe("ready");
  const portal = await startPortal({
    PORT: port,
    CMS_URL: service.url,
    CMS_HEADERS: JSON.stringify({ authorization: `Bearer ${token}` }),
    CHANGED_SECRET: secret,
    SEARCH_FOLDER: "none",
    SHUTDOWN_DELAY_S: "0",
  });
  onTestFinished(() => portal.stop());
  const text = async (path: string) => (await fetch(portal.url + path)).text();
  const places = [news.path, "/vyhledavani/aktuality", "/vyhledavani?q=Zbrusu"];
  const isFound = async (word: string, name: string) =>
    (await text(`/vyhledavani?q=${encodeURIComponent(word)}`)).includes(name);
  await expect.poll(() => isFound("brigáda", "Letní brigáda")).toBe(true);
  for (const place of places) await text(place);
  await expect.poll(async () => (await service.get("/readyz")).body.pendingNotifications).toEqual([]);

  const state = states.find(({ key, language }) => key === news.id && language === "cs_cz");
  if (!state?.published) throw new Error("the fixtures lack the news item");
  const durations: number[] = [];
  for (const word of ["Zbrusu", "Podruhé", "Potřetí"]) {
    const name = `${word} nový titulek`;
    const start = performance.now();
    const updatedAt = new Date().toISOString().slice(0, -1);
    database.save({ ...state, published: { ...state.published, name, updatedAt } });
    const shown = places.map((place) => place.replace("Zbrusu", encodeURIComponent(word)));
    const missing = async () => {
      const pages = await Promise.all(shown.map(text));
      return shown.filter((_, index) => !pages[index]?.includes(name));
    };
    await expect.poll(missing, { interval: 20 }).toEqual([]);
    durations.push(Math.round(performance.now() - start));
  }
  // How fast depends on the machine; without the message about the change it would be minutes.
  console.log(`visible after ${durations.join(", ")} ms`);

  database.save({ ...state, draft: { ...state.published, name: "Tajný koncept" } });
  const draft = `${service.url}/contents/by-id/${news.id}?onlyPublished=false`;
  const headers = { authorization: `Bearer ${token}` };
  await expect.poll(async () => (await (await fetch(draft, { headers })).json()).name).toBe("Tajný koncept");
  for (const place of places) expect(await text(place)).not.toContain("Tajný koncept");
});
