import { wallTime } from "./wall-time.ts";

const everyMs = 10 * 60_000;
let isOutdated = false;

/** Polls the server for a newer build than this document's (spec §7). */
export function watchBuild(): void {
  const { build } = document.documentElement.dataset;
  // In development there are no builds.
  if (build === undefined) return;
  const timer = setInterval(async () => {
    if (document.hidden) return;
    isOutdated = await isNewer(build);
    if (isOutdated) clearInterval(timer);
  }, everyMs);
}

/** True when pages must be loaded in full, because the server has a newer build than this document. */
export function isBuildOutdated(): boolean {
  return isOutdated;
}

async function isNewer(build: string): Promise<boolean> {
  try {
    const response = await fetch(`/builds/latest.json?${wallTime()}`);
    const latest: { id?: unknown } = await response.json();
    return typeof latest.id === "string" && latest.id !== build;
  } catch (error) {
    console.warn("the build manifest could not be read", error);
    return false;
  }
}
