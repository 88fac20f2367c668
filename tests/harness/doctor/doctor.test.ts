import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { exitCodes } from "#harness/cli/exit-codes.ts";
import { examineCms } from "#harness/doctor/cms.ts";
import { command } from "#harness/doctor/command.ts";
import { examineFixtures } from "#harness/doctor/examinations.ts";
import { examineNode, examinePackages, examinePort } from "#harness/doctor/machine.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { outdatedPackages } from "#server/launch/installed-packages.mjs";

const unending = new AbortController().signal;

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

function cms(url: string | null, changes: object = {}) {
  return { enabled: true, url, headers: {}, timeoutMs: 1000, maxBodyBytes: 1_000_000, ...changes };
}

test("this machine has everything the tests need, and the doctor reports it as data", async () => {
  const { io, out } = fakeIo();
  vi.stubEnv("CMS_URL", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const code = await command.run(readArguments(["--reporter", "json"], command.args), io);
  const { format, examinations } = JSON.parse(out());
  const names = examinations.map(({ name }: { name: string }) => name);
  expect(format).toBe(1);
  expect(names.join(", ")).toBe(
    "Node.js, packages, Chromium, fonts, port 3000, port 4000, settings, CMS, configuration, fixtures",
  );
  const isReady = examinations.every(
    ({ isGood, isNeeded }: { isGood: boolean; isNeeded: boolean }) => isGood || !isNeeded,
  );
  expect(code).toBe(isReady ? exitCodes.clean : exitCodes.environment);
});

test("an old Node.js, missing packages and outdated packages are reported with a fix", () => {
  expect(examineNode("v24.1.0")).toMatchObject({ isGood: true });
  expect(examineNode("v22.9.0")).toMatchObject({
    isGood: false,
    found: "v22.9.0",
    advice: expect.stringContaining("24"),
  });
  const root = temporaryFolder();
  const lock = (packages: object) => JSON.stringify({ packages: { "": {}, ...packages } });
  writeFileSync(
    join(root, "package-lock.json"),
    lock({ "node_modules/zod": { version: "4.0.0" }, "node_modules/x": { version: "1.0.0", optional: true } }),
  );
  expect(examinePackages(root)).toMatchObject({ isGood: false, found: "not installed" });
  mkdirSync(join(root, "node_modules"));
  const installed = join(root, "node_modules/.package-lock.json");
  writeFileSync(installed, lock({ "node_modules/zod": { version: "3.9.9" } }));
  expect(examinePackages(root)).toMatchObject({ isGood: false, found: "zod not as locked", advice: "Run npm ci." });
  writeFileSync(installed, lock({ "node_modules/zod": { version: "4.0.0" } }));
  expect(examinePackages(root)).toMatchObject({ isGood: true });
});

test("installed packages are compared with the lock by content, ignoring times, other platforms and development packages on a server", () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "node_modules"));
  const [wanted, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map((file) => join(root, file));
  const write = (file: string | undefined, packages: object) => writeFileSync(file ?? "", JSON.stringify({ packages }));
  const server = { "node_modules/zod": { version: "4.0.0", integrity: "sha512-a" } };
  const tools = {
    "node_modules/vite": { version: "8.0.0", dev: true },
    "node_modules/knip": { version: "6.0.0", dev: true },
  };
  write(installed, server);
  write(wanted, {
    "": { version: "2.0.0" },
    ...server,
    ...tools,
    "node_modules/x": { version: "1.0.0", optional: true },
  });
  expect(outdatedPackages(root)).toEqual([]);
  write(installed, { ...server, "node_modules/vite": tools["node_modules/vite"] });
  expect(outdatedPackages(root)).toEqual(["knip"]);
  write(installed, { "node_modules/zod": { version: "4.0.0", integrity: "sha512-b" }, ...tools });
  expect(outdatedPackages(root)).toEqual(["zod"]);
});

test("a port in use is a warning, not an error", async () => {
  const port = await serve(() => {});
  expect(await examinePort(port, "npm start", "PORT=1")).toMatchObject({ isGood: false, isNeeded: false });
});

test("unreadable fixtures are reported with file and reason", () => {
  expect(examineFixtures("absent")).toMatchObject({
    isGood: false,
    found: expect.stringContaining("absent/webs.json"),
  });
});

test("a CMS that answers with JSON passes, and a missing one is not an error", async () => {
  const port = await serve((_, response) => response.setHeader("content-type", "application/json").end("[]"));
  expect(await examineCms(cms(`http://127.0.0.1:${port}`), unending)).toMatchObject({ isGood: true });
  expect(await examineCms(cms(null), unending)).toMatchObject({ isGood: true, found: "the embedded one" });
});

test.for([
  [401, "application/json", /answers 401/, /CMS_HEADERS/],
  [404, "application/json", /answers 404/, /CMS_URL/],
  [503, "application/json", /answers 503/, /later/],
  [200, "text/html", /answers text\/html instead of JSON/, /CMS_URL/],
] as const)("a CMS that answers %s as %s is reported with a fix", async ([status, type, found, advice]) => {
  const port = await serve((_, response) => response.writeHead(status, { "content-type": type }).end("{}"));
  const seen = await examineCms(cms(`http://127.0.0.1:${port}/api`), unending);
  expect(seen).toMatchObject({ isGood: false, isNeeded: true, found: expect.stringMatching(found) });
  expect(seen.advice).toMatch(advice);
});

test("a CMS that hangs or is unreachable is reported in time", async () => {
  const port = await serve(() => {});
  const hanging = await examineCms(cms(`http://127.0.0.1:${port}`, { timeoutMs: 100 }), unending);
  expect(hanging).toMatchObject({ isGood: false, found: expect.stringContaining("cannot be reached") });
  const absent = await examineCms(cms("http://127.0.0.1:1/api"), unending);
  expect(absent).toMatchObject({ isGood: false, found: expect.stringContaining("http://127.0.0.1:1/api cannot") });
});
