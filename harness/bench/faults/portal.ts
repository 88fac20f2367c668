import { standardPage } from "#harness/bench/pages.ts";
import { type MeasuredProcess, startPortal, startProcess } from "#harness/bench/servers/measured-process.ts";
import type { Kind } from "./traffic.ts";

/** Kinds of requests in the figures. */
export const warm: Kind = { name: "warm", path: standardPage, weight: 1 };
export const health: Kind = { name: "health", path: "/livez", weight: 1 };
export const uncached: Kind = { name: "uncached", path: "/strana-*", weight: 1 };
export const missing: Kind = { name: "missing", path: "/nic-*", weight: 1 };
export const slowPart: Kind = { name: "slow", path: "/pomala-*", weight: 1 };
export const deadPart: Kind = { name: "dead", path: "/vadna-*", weight: 1 };

/** The traffic mix of an ordinary day. */
export const mix: readonly Kind[] = [
  { ...warm, weight: 16 },
  { ...uncached, weight: 2 },
  { ...health, weight: 1 },
  { ...missing, weight: 1 },
];

/** Runs `use` with the built portal and its own CMS, and stops both afterwards. */
export async function withPortal<Result>(
  run: (portal: MeasuredProcess) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  const cms = await startProcess(["harness/bench/servers/endless-cms.ts"]);
  const portal = await startPortal({ CMS_URL: cms.url, LOG_LEVEL: "error", ...environment });
  try {
    return await run(portal);
  } finally {
    await portal.stop();
    await cms.stop();
  }
}
