import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { command } from "#harness/diff/command.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { systemClock } from "#server/clock.ts";
import { contentFile, goodRecord, goodStore } from "./check/checked.ts";

const text = (obsah: string, perex = "Kdo má nárok a jak požádá.") => ({ data: { perex, obsah } });

const before = () =>
  goodStore({ [contentFile("rodina")]: goodRecord("110", "rodina", text("<p>Podejte ji do pátku.</p>")) });
const after = () =>
  goodStore({
    [contentFile("rodina")]: goodRecord("110", "rodina", {
      ...text("<p>Podejte ji do středy.</p>", "Nový perex."),
      published: false,
    }),
  });

async function diff(...argv: string[]) {
  const { io, out } = fakeIo();
  const code = await command.run(readArguments(argv, command.args), io);
  return { code, out: out() };
}

test("a folder is compared with another one, as text, JSON and HTML", async () => {
  const folders = ["--fixtures", after(), "--from", before()];
  const { code, out } = await diff("110", ...folders);
  expect(code).toBe(0);
  expect(out).toContain("Změněné stránky: 1 (porovnáno 1)");
  expect(out).toContain("› Text: Změněno\n    Podejte ji do [-pátku.-] {+středy.+}");
  expect((await diff(...folders, "--language", "en")).out).toContain("› Text: Changed");

  const json = JSON.parse((await diff("rodina", ...folders, "--reporter", "json")).out);
  expect(json).toMatchObject({ format: 1, count: 1, contents: [{ content: { id: "110" }, isNew: false, left: 0 }] });
  expect(json.contents[0].changes.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    "/data/perex",
    "/data/obsah",
  ]);

  const file = join(temporaryFolder({}), "changes.html");
  const quiet = await diff(...folders, "--reporter", "html", "--outputFile.html", file);
  expect(quiet.out).toBe("");
  expect(readFileSync(file, "utf8")).toContain("do <del>pátku.</del> <ins>středy.</ins>");
});

test("what stayed the same is not listed", async () => {
  const { out } = await diff("--fixtures", before(), "--from", before());
  expect(out).toContain("Nic se nezměnilo.");
  expect(out).not.toContain("rodina");
});

/** Serves one store for published content, and another one for whoever asks for drafts. */
async function serveVersions(published: string, drafts: string): Promise<string> {
  const served = await Promise.all(
    [published, drafts].map((folder) => serveReplay({ store: readStore(folder), clock: systemClock, port: 0 })),
  );
  const server = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(`${served[url.includes("onlyPublished=false") ? 1 : 0]?.url}${url}`);
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(await answer.text());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(async () => {
    await new Promise((done) => server.close(done));
    await Promise.all(served.map(({ close }) => close()));
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no address.");
  return `http://127.0.0.1:${address.port}`;
}

test("a draft of a CMS is compared with its published version", async () => {
  vi.stubEnv("CMS_URL", await serveVersions(before(), after()));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, out } = await diff("110", "--live", "--from", "published");
  expect(code).toBe(0);
  expect(out).toContain("Podejte ji do [-pátku.-] {+středy.+}");
  expect((await diff("rodina", "--cms-url", await serveVersions(before(), before()))).out).toContain(
    "Nic se nezměnilo.",
  );
  expect((await diff("110", "--cms-url", await serveVersions(after(), after()))).out).toContain(
    "Stránka zatím není zveřejněná",
  );
});

test("a page that a folder holds as a draft is new", async () => {
  const { out, code } = await diff("110", "--fixtures", after());
  expect(code).toBe(0);
  expect(out).toContain("Stránka zatím není zveřejněná, nová je celá.");
});

test("texts of another day are those of portal check --compare", async () => {
  const { out, code } = await diff("110", "--fixtures", before(), "--from", "2026-01-01", "--now", "2027-01-01");
  expect(code).toBe(0);
  expect(out).toContain("Změny textů mezi dny 1. ledna 2026 a 1. ledna 2027");
});

test("a version that is none is refused", async () => {
  await expect(diff("--from", "recordings/nikde")).rejects.toThrow(UsageError);
  await expect(diff("--from", "2026-02-30")).rejects.toThrow("--from takes a time");
  await expect(diff("nikde", "--fixtures", before())).rejects.toThrow('No content item matches "nikde"');
});
