import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { z } from "zod";
import { findChromium } from "#harness/test/chromium.ts";
import { neededMajor } from "#server/node-options.mjs";
import { type Examination, good, lacking, worthKnowing } from "./examination.ts";

export function examineNode(version: string): Examination {
  if (Number(/^v(\d+)/.exec(version)?.[1]) >= neededMajor) return good("Node.js", version);
  return lacking("Node.js", version, `Run commands by npx portal, or install Node.js ${neededMajor}.`);
}

const lockFile = z.looseObject({ packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })) });

/** Compares installed packages with package-lock.json; optional packages may be missing. */
export function examinePackages(root: string): Examination {
  const advice = "Run npm ci.";
  const installedFile = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedFile)) return lacking("packages", "not installed", advice);
  const [wanted, installed] = [join(root, "package-lock.json"), installedFile].map(
    (file) => lockFile.parse(JSON.parse(readFileSync(file, "utf8"))).packages,
  );
  const names = Object.entries(wanted ?? {}).flatMap(([path, { version, optional }]) => {
    const isThere = installed?.[path]?.version === version || (optional === true && !installed?.[path]);
    return path === "" || isThere ? [] : [path.replace(/^.*node_modules\//, "")];
  });
  if (names.length === 0) return good("packages", `${Object.keys(installed ?? {}).length} as locked`);
  const others = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return lacking("packages", `${names.slice(0, 3).join(", ")}${others} not as locked`, advice);
}

export function examineBrowser(): Examination {
  const advice = "Run npx playwright install chromium, or set CHROMIUM_PATH to its program.";
  const file = findChromium();
  if (file === null) return lacking("Chromium", "not found", advice);
  const { stdout, error } = spawnSync(file, ["--version", "--no-sandbox"], { encoding: "utf8", timeout: 10_000 });
  const version = /\d+(?:\.\d+)+/.exec(stdout ?? "")?.[0];
  if (version !== undefined) return good("Chromium", `${version} (${file})`);
  return lacking("Chromium", `${file} does not start${error ? ` (${error.message})` : ""}`, advice);
}

/** Tests that there are fonts for the scripts of the pages; without one, browsers show boxes. */
export function examineFonts(): Examination {
  const missing = ["cs", "uk"].filter((language) => fontsFor(language) === 0);
  if (missing.length === 0) return good("fonts", "Latin and Cyrillic");
  return worthKnowing(
    "fonts",
    `none seen for ${missing.join(", ")}`,
    "Install fonts such as fonts-liberation or fonts-noto-core.",
  );
}

function fontsFor(language: string): number {
  const { stdout } = spawnSync("fc-list", [`:lang=${language}`, "family"], { encoding: "utf8", timeout: 10_000 });
  return (stdout ?? "").split("\n").filter(Boolean).length;
}

export async function examinePort(port: number, user: string, instead: string): Promise<Examination> {
  const name = `port ${port}`;
  if (await isFree(port)) return good(name, "free");
  return worthKnowing(name, `taken, and ${user} uses it`, `Use another one: ${instead}.`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
