import { join } from "node:path";
import { nodeEnvironment, nodeFlags } from "#server/node-options.mjs";
import type { Program } from "./programs.ts";

const root = join(import.meta.dirname, "../../..");

/** Builds the portal unless it was built from the same sources. */
export const portalBuild: Program = {
  name: "portal-build",
  args: ["renderer/build/build.ts", "--if-changed"],
  cwd: root,
};

export function portal(env: Record<string, string>): Program {
  return { name: "portal", args: [...nodeFlags, "server/main.mjs"], cwd: root, env: { ...nodeEnvironment, ...env } };
}

/** A service that answers the portal from a CMS; `file` starts it. */
export function service(file: string, env: Record<string, string>): Program {
  return { name: "service", args: [...nodeFlags, file], cwd: root, env: { ...nodeEnvironment, ...env } };
}
