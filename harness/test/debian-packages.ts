import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { getuid } from "node:process";

let isUpdated = false;

/** Installs Debian packages if this process has the rights; otherwise does nothing. */
export function installPackages(packages: readonly string[], reason: string): void {
  if (packages.length === 0 || getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${packages.join(", ")} for ${reason} …`);
  const update = isUpdated ? [] : [["update"]];
  isUpdated = true;
  for (const args of [...update, ["install", "--yes", "--no-install-recommends", ...packages]])
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
}
