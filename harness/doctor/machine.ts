import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { findChromium } from "#harness/test/chromium.ts";
import { outdatedPackages } from "#portal/launch/installed-packages.mjs";
import { neededMajor } from "#portal/node-options.mjs";
import { type Examination, good, lacking, worthKnowing } from "./examination.ts";

export function examineNode(version: string): Examination {
  if (Number(/^v(\d+)/.exec(version)?.[1]) >= neededMajor) return good("Node.js", version);
  return lacking("Node.js", version, `Run commands with npx portal, or install Node.js ${neededMajor}.`);
}

/** Compares installed packages with package-lock.json; optional packages may be missing. */
export function examinePackages(root: string): Examination {
  const advice = "Run npm ci.";
  const names = outdatedPackages(root);
  if (names === null) return lacking("packages", "not installed", advice);
  if (names.length === 0) return good("packages", "as locked");
  const others = names.length > 3 ? ` and ${names.length - 3} more` : "";
  return lacking("packages", `${names.slice(0, 3).join(", ")}${others} not as locked`, advice);
}

export function examineBrowser(): Examination {
  const advice = "Run npx playwright install chromium, or set CHROMIUM_PATH to its executable.";
  const file = findChromium();
  if (file === null) return lacking("Chromium", "not found", advice);
  const { stdout, error } = spawnSync(file, ["--version", "--no-sandbox"], { encoding: "utf8", timeout: 10_000 });
  const version = /\d+(?:\.\d+)+/.exec(stdout ?? "")?.[0];
  if (version !== undefined) return good("Chromium", `${version} (${file})`);
  return lacking("Chromium", `${file} does not start${error ? ` (${error.message})` : ""}`, advice);
}

/** Tests for fonts with the scripts of the pages; without one, browsers show boxes. */
export function examineFonts(): Examination {
  const missing = ["cs", "uk"].filter((language) => fontsFor(language) === 0);
  if (missing.length === 0) return good("fonts", "Latin and Cyrillic");
  return worthKnowing(
    "fonts",
    `none found for ${missing.join(", ")}`,
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
  return worthKnowing(name, `in use, needed by ${user}`, `Use another one: ${instead}.`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
