import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ProgramFailed } from "./programs.ts";

/** Installs the packages of a CMS into its folder when they are missing or outdated. */
export async function installPackages(folder: string, size: string): Promise<void> {
  const stamp = join(folder, "node_modules/.installed");
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.error(`Installing the packages of the CMS (npm ci in integrations/${basename(folder)}, about ${size}) …`);
  const npm = process.env["npm_execpath"];
  const [command, ...args] = npm ? [process.execPath, npm, "ci"] : ["npm", "ci"];
  const child = spawn(command ?? "npm", args, {
    cwd: folder,
    // Otherwise npm would use the portal's folder, where the command was started.
    env: { ...process.env, npm_config_local_prefix: folder, INIT_CWD: folder },
    stdio: ["ignore", 2, 2],
    shell: !npm && process.platform === "win32",
  });
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("exit", resolve));
  if (code !== 0)
    throw new ProgramFailed("The packages of the CMS could not be installed; npm's messages above say why.");
  writeFileSync(stamp, lock);
}
