import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { parseConfig } from "#server/config/config.ts";
import { startEmbedded } from "#server/embedded-services.ts";
import { record, smallStore } from "../harness/small-store.ts";

const page = "contents/mpsv/standard-page/new.cs.json";

/** The embedded CMS of development on a store with one more page, and the names that it lists. */
async function start(broken: string | null = null) {
  const content = record("987001", "První", { friendlyURLs: { cs_cz: "nova" } });
  const files = { ...smallStore(), [page]: broken ?? content };
  const root = temporaryFolder(
    Object.fromEntries(Object.entries(files).map(([path, file]) => [`fixtures/${path}`, file])),
  );
  const changes: (string | null)[] = [];
  const services = await startEmbedded(parseConfig({ SECURITY_PROVIDER_URL: "none" }), root, (error) =>
    changes.push(error?.message ?? null),
  );
  onTestFinished(services.close);
  const write = (text: string) => writeFileSync(join(root, "fixtures", page), text);
  const names = async () => {
    const { items } = await (await fetch(`${services.cmsUrl}/contents?webId=12&language=cs_cz&pageSize=100`)).json();
    return items.map(({ name }: { name: string }) => name);
  };
  const remove = () => rmSync(join(root, "fixtures", page));
  return { services, changes, content, write, remove, names };
}

test("in development an edited, new or removed fixture is served, and a broken one keeps the last good store", async () => {
  const { services, changes, content, write, remove, names } = await start();
  expect(await names()).toContain("První");
  write(JSON.stringify({ ...content, name: "Druhá" }));
  await expect.poll(names).toContain("Druhá");
  write("{ chyba");
  await expect.poll(() => changes.at(-1)).toMatch(/new\.cs\.json: expected JSON/);
  expect(services.fixtureError?.()?.message).toMatch(/new\.cs\.json: expected JSON/);
  expect(await names()).toContain("Druhá");
  write(JSON.stringify({ ...content, name: "Třetí" }));
  await expect.poll(names).toContain("Třetí");
  expect(services.fixtureError?.()).toBeNull();
  remove();
  await expect.poll(names).not.toContain("Třetí");
});

test("a development server starts with a broken fixture, and serves the store once it is mended", async () => {
  const { services, content, write, names } = await start("{ chyba");
  expect(services.fixtureError?.()?.message).toMatch(/expected JSON/);
  write(JSON.stringify(content));
  await expect.poll(names).toContain("První");
  expect(services.fixtureError?.()).toBeNull();
});
