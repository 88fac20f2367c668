import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { service as serviceProgram } from "#portal/adapter/launch/portal-program.ts";
import type { Program } from "#portal/adapter/launch/programs.ts";
import { sourceHash } from "#portal/build/source-hash.ts";
import { openOutbox } from "../outbox.ts";

export { portal, portalBuild } from "#portal/adapter/launch/portal-program.ts";

export const folder = join(import.meta.dirname, "..");
export const root = join(folder, "../..");

const stamp = join(folder, ".next/built-from");
const command = join(folder, "main.ts");

/** A command of the CMS itself, such as `import`. */
export function ownCommand(name: string, args: readonly string[], env: Program["env"] = {}): Program {
  return { name, args: [command, name, ...args], cwd: folder, env: { NODE_ENV: "production", ...env } };
}

export const adminBuild: Program = {
  name: "admin-build",
  args: [join(folder, "node_modules/next/dist/bin/next"), "build"],
  cwd: folder,
  env: { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
};

/** True when the admin was built from the current sources. */
export function isAdminBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === adminSource();
}

export function noteAdminBuild(): void {
  writeFileSync(stamp, adminSource());
}

function adminSource(): string {
  const folders = "{admin,app,collections,endpoints,fields,hooks,locales,sign-in,wire}/**/*.{css,js,json,ts,tsx}";
  const lock = ["package-lock.json", "next.config.mjs"];
  return sourceHash(
    "{checks,locales,schemas}/**/*.*",
    ...["*.ts", folders, ...lock].map((pattern) => `integrations/payload/${pattern}`),
  );
}

export function admin(port: string, env: Record<string, string>): Program {
  return {
    name: "admin",
    args: [join(folder, "node_modules/next/dist/bin/next"), "start", "-p", port, "-H", "127.0.0.1"],
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", ...env },
  };
}

export function service(env: Record<string, string>): Program {
  return serviceProgram(join(folder, "service/main.ts"), env);
}

/** True for a database without records, or one that does not exist yet; rejects when it cannot be reached. */
export async function isEmpty(url: string): Promise<boolean> {
  const outbox = openOutbox(url);
  try {
    return (await outbox.readOutbox(0)).length === 0;
  } catch (error) {
    // No file, no table or no database; an unreachable server does not count as empty.
    if (error instanceof Error && /unable to open|no such table|does not exist/.test(error.message)) return true;
    throw error;
  } finally {
    await outbox.close();
  }
}
