import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { settings } from "#server/config/config.ts";
import type { Step } from "./steps.ts";

/** Folders written by tools. */
const written = new Set(["node_modules", "dist", "test-results", ".portal", ".git", ".next", ".data"]);

/** Names of environment variables that tests and programs read. */
const read = /^(?:PORTAL_|DS_|NODE_|VITEST|PLAYWRIGHT|CI$|TZ$|LANG$|LC_|PATH$|CHROMIUM_PATH$)/;
const readByPrograms = new Set(["PLAYWRIGHT_JSON_OUTPUT_FILE", "VITEST_REPORT"]);

/** Environment of a step: what its result depends on besides its files. */
export interface Environment {
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  /** The day, because certificates, waivers and dates of tests expire. */
  day: string;
  /** Path of the browser; null when there is none. */
  chromium: string | null;
}

/** Changes with everything that a step's result depends on: its program, files, packages, Node.js, browser, settings and day. */
export function hashInputs(step: Step, { root, env, day, chromium }: Environment): string {
  const hash = createHash("sha256");
  const add = (...values: readonly unknown[]) => hash.update(`${JSON.stringify(values)}\n`);
  add(step.programs, step.whole, process.version, process.platform, process.arch, day);
  add(...Object.entries(env).filter(isRead).toSorted());
  if (step.browser) add(chromium, chromium && statSync(chromium).size, chromium && statSync(chromium).mtimeMs);
  for (const file of filesOf(root)) {
    if (!step.ignores?.test(file)) add(file, contentHash(join(root, file)));
  }
  return hash.digest("hex");
}

function isRead([name]: readonly [string, unknown]): boolean {
  return (read.test(name) || name in settings.shape) && !readByPrograms.has(name);
}

/**
 * Returns the paths of the project's files below a folder, including hidden ones such as .env, and the list of
 * installed packages.
 */
function filesOf(root: string, folder = ""): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !written.has(name));
  const files = entries.flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesOf(root, path) : [path];
  });
  return folder === "" ? [...files, "node_modules/.package-lock.json"].toSorted() : files;
}

function contentHash(path: string): string | null {
  try {
    return createHash("sha256").update(readFileSync(path)).digest("hex");
  } catch {
    return null;
  }
}
