import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Files that a machine needs to run the built portal: neither harness/ nor tests/. */
const parts = [
  "package.json",
  "package-lock.json",
  ".npmrc",
  "vite.config.ts",
  "checks",
  "components",
  "dist",
  "embedded",
  "fixtures",
  "locales",
  "machines",
  "renderer",
  "schemas",
  "server",
  "templates",
];

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
}

/**
 * A folder with the built portal and the packages that `npm ci --omit=dev` would install, linked from those that are
 * installed. Programs in it have to run with `--preserve-symlinks`, or packages would find those left out.
 */
export function installForProduction(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), "portal-production-"));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const place of productionPackages(root)) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    symlinkSync(join(root, place), join(folder, place), "dir");
  }
  return folder;
}

/** Places such as `node_modules/zod` of this machine; packages within others come with the link to the outer one. */
function productionPackages(root: string): string[] {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  return Object.entries(lock.packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([place]) => place)
    .filter((place) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) && existsSync(join(root, place)));
}
