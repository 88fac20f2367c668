import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import type { RecordState } from "#portal/adapter/service/served-records.ts";
import { isRecord } from "../../portal.ts";
import { createDatabase } from "./database.ts";
import { startServiceProcess } from "./service-process.ts";
import { fixtureStates } from "./start-service.ts";

const wanted = 20_000;

/** The fixtures, multiplied under other ids and addresses up to a total count. */
function manyStates(): RecordState[] {
  const states = fixtureStates();
  const contents = states.filter(({ kind }) => kind === "content");
  const copies = Array.from({ length: wanted - states.length }, (_, index) => {
    const state = contents[index % contents.length] ?? contents[0];
    if (!state) throw new Error("the fixtures have no content items");
    const [key, end] = [`${index}-${state.key}`, `-${index}`];
    const copy = <Record extends RecordState["published"]>(record: Record) => {
      const urls = record && isRecord(record["friendlyURLs"]) ? Object.entries(record["friendlyURLs"]) : [];
      const friendlyURLs = Object.fromEntries(urls.map(([language, path]) => [language, `${path}${end}`]));
      return record && { ...record, id: key, friendlyURLs };
    };
    return { ...state, key, published: copy(state.published), draft: copy(state.draft) };
  });
  return [...states, ...copies];
}

test("20,000 records are held in 225 MB, from the database and from the snapshot", async () => {
  const folder = temporaryFolder();
  const database = createDatabase(folder, manyStates());
  const env = { DATABASE_URL: database.url, CMS_SNAPSHOT_FOLDER: `${folder}/snapshot` };
  for (const source of ["database", "snapshot"]) {
    const service = await startServiceProcess(env);
    const ready = async () => (await service.get("/readyz")).body;
    await expect
      .poll(ready, { timeout: 200_000 })
      .toMatchObject({ status: "ready", records: wanted, pendingNotifications: [] });
    const started = service.memory();
    for (let number = 1; number <= 10; number += 1) await service.get(`/contents?pageSize=100&page=${number}`);
    console.log(`${source}: ${started.toFixed(0)} MB, ${service.memory().toFixed(0)} MB after lists`);
    expect(service.memory()).toBeLessThan(225);
    await service.kill("SIGTERM");
  }
});
