import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { outdatedPackages } from "#server/launch/installed-packages.mjs";

const root = join(import.meta.dirname, "../../..");

const locked = {
  "": {},
  harness: { dependencies: {} },
  "node_modules/zod": { version: "4.0.0" },
  "node_modules/vite": { version: "8.0.0", dev: true },
  "node_modules/portal-harness": { resolved: "harness", link: true },
  "node_modules/social-affairs-portal": { resolved: "", link: true },
};

/** Names of outdated packages after an installation of these paths. */
function outdatedAfter(paths: readonly (keyof typeof locked)[]): string[] | null {
  const installed = Object.fromEntries(paths.map((path) => [path, locked[path]]));
  return outdatedPackages(
    temporaryFolder({
      "package-lock.json": JSON.stringify({ packages: locked }),
      "node_modules/.package-lock.json": JSON.stringify({ packages: installed }),
    }),
  );
}

test("npm ci --omit=dev installs all that production needs: no development package, no link to the portal", () => {
  expect(outdatedAfter(["harness", "node_modules/zod", "node_modules/portal-harness"])).toEqual([]);
});

test("an installation for development that lacks the link of a package is outdated", () => {
  const { "": _, "node_modules/social-affairs-portal": __, ...others } = locked;
  expect(outdatedAfter(Object.keys(others) as (keyof typeof locked)[])).toEqual(["social-affairs-portal"]);
  expect(outdatedAfter(Object.keys(locked) as (keyof typeof locked)[])).toEqual([]);
});

test("no package is installed for production because the harness needs it", () => {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const own = Object.keys(packages.harness.devDependencies).filter((name) => !(name in dependencies));
  expect(packages.harness.dependencies).toBeUndefined();
  expect(own.length).toBeGreaterThan(5);
  const shipped = own.filter((name) => {
    const locked = packages[`node_modules/${name}`];
    return !locked?.dev && !locked?.devOptional && !locked?.link;
  });
  expect(shipped).toEqual([]);
});
