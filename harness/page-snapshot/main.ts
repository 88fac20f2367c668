/**
 * Saves snapshots of every page of the built portal and compares them, to prove that a refactoring changes no page: npm
 * run page-snapshot -- save FOLDER, then npm run page-snapshot -- compare BEFORE AFTER.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "#harness/bench/root.ts";
import { startPortal } from "#harness/bench/servers/measured-process.ts";
import { readFiles } from "#harness/check/read/files.ts";
import { ownFixtures } from "#harness/check/read/source.ts";
import { newest } from "#harness/fixtures/newest.ts";
import { createPreviewToken } from "#server/http/preview-token.ts";
import { compareSnapshots } from "./compare.ts";
import { crawl } from "./crawl.ts";

const HOUR = 3_600_000;
const secret = "the secret of previews that are saved";
const usage = "Usage: npm run page-snapshot -- save <new folder>, or compare <before> <after>.";
const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

process.exitCode = await main(process.argv.slice(2));

async function main([task, ...paths]: readonly string[]): Promise<number> {
  const [first = "", second = ""] = paths.map((path) => resolve(path));
  if (task === "save" && paths.length === 1) {
    if (existsSync(first) && !(isFolder(first) && readdirSync(first).length === 0))
      return usageError(`${first} is not an empty folder.`);
    return save(first);
  }
  if (task !== "compare" || paths.length !== 2) return usageError("There are two tasks, save and compare.");
  const missing = [first, second].find((path) => !isFolder(path));
  return missing === undefined ? compare(first, second) : usageError(`There is no folder ${missing}.`);
}

function usageError(reason: string): number {
  console.error(`${reason} ${usage}`);
  return 2;
}

async function save(folder: string): Promise<number> {
  const program = (args: readonly string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", 2, 2],
    }).status;
  if (program(["renderer/build/build.ts", "--if-changed"]) !== 0) return 1;
  const now = newest(readFiles(ownFixtures).flatMap(({ content }) => content ?? []));
  const pin = encodeURIComponent(`(${pinTime})(${now})`);
  const pinned = { NODE_OPTIONS: `--import data:text/javascript,${pin}` };
  mkdirSync(folder, { recursive: true });

  const report = join(folder, "check.json");
  const checked = program(
    ["harness/cli/main.ts", "check", "--silent", "--reporter", "json", "--outputFile.json", report],
    pinned,
  );
  if (checked !== 0 && checked !== 1) return 1;

  const token = await createPreviewToken(secret, now + HOUR);
  const patience = { RENDER_DEADLINE_MS: "60000", CMS_TIMEOUT_MS: "60000", LOG_LEVEL: "silent" };
  const portal = await startPortal({ ...pinned, ...patience, PREVIEW_SECRET: secret });
  try {
    const { addresses, pages, statuses, left } = await crawl({ port: Number(new URL(portal.url).port), token, folder });
    const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
    console.log(`Saved ${addresses} addresses as of ${new Date(now).toISOString()}: ${counts.join(", ")}.`);
    if (left > 0) console.log(`${left} more addresses were found but not requested.`);
    return pages > 0 ? 0 : 1;
  } finally {
    await portal.stop();
  }
}

/** Freezes the clock of the portal's process; runs before everything else there. */
function pinTime(instant: number): void {
  const real = Date;
  real.now = () => instant;
  globalThis.Date = new Proxy(real, {
    apply: () => new real(instant).toString(),
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [instant] : args, made),
  });
}

function compare(before: string, after: string): number {
  const { counts, onlyBefore, onlyAfter, different, groups } = compareSnapshots(before, after);
  for (const name of onlyBefore) console.log(`only before: ${name}`);
  for (const name of onlyAfter) console.log(`only after: ${name}`);
  for (const { names, before: old, after: fresh } of groups) {
    console.log(`${names.length} × different, such as ${names[0]}\n  before: ${old}\n  after:  ${fresh}`);
  }
  console.log(
    `${counts.before} pages before, ${counts.after} after; ${different} addresses differ in ${groups.length} ways, ` +
      `${onlyBefore.length} are only before, ${onlyAfter.length} only after.`,
  );
  const isEmpty = counts.before === 0 || counts.after === 0;
  if (isEmpty) console.error("A snapshot without pages proves nothing.");
  return isEmpty || different + onlyBefore.length + onlyAfter.length > 0 ? 1 : 0;
}
