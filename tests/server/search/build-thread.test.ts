import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { page, startCms } from "./living-cms.ts";

test("an index is built in a thread, and one loaded from a file starts none", async () => {
  const { start, cms, lines } = await startCms([page("1", "Porodné")]);
  const folder = temporaryFolder({});
  const first = start(folder, { inThread: true });
  expect(await first.ids("porodné")).toEqual(["1"]);
  first.close();
  const requestsBefore = cms.requests.length;
  expect(await start(folder, { inThread: true }).ids("porodné")).toEqual(["1"]);
  expect(cms.requests).toHaveLength(requestsBefore);
  expect(lines.map(({ message }) => message)).toEqual(["search index built"]);
});

test("if the CMS fails, the thread leaves no file, and visitors get the error of the CMS", async () => {
  const { start, cms, lines } = await startCms();
  const folder = temporaryFolder({});
  cms.fault = () => ({ status: 500 });
  await expect(start(folder, { inThread: true }).search("porodné")).rejects.toMatchObject({
    name: "CmsError",
    kind: "status",
  });
  expect(lines).toMatchObject([{ message: "search index could not be built", err: { name: "CmsError" } }]);
  expect(indexesIn(folder)).toEqual([]);
});

test("a portal that shuts down stops the thread without logging anything", async () => {
  const { start, cms, lines } = await startCms([page("1", "Porodné")]);
  const folder = temporaryFolder({});
  const search = start(folder, { inThread: true });
  cms.fault = () => {
    search.close();
    return { hang: true };
  };
  await expect(search.search("porodné")).rejects.toThrow("was stopped");
  expect(lines).toEqual([]);
  expect(indexesIn(folder)).toEqual([]);
});

/** Index files, including unfinished ones, but not those of the search counts. */
function indexesIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => !file.includes("-queries."));
}
