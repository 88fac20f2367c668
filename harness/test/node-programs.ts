import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { hasClamd } from "#harness/cluster/clamd.ts";
import { hasNginx } from "#harness/cluster/nginx.ts";
import { hasRedis } from "#harness/cluster/redis-server.ts";
import { installPackages } from "./debian-packages.ts";

/** A program that tests need, and its Debian package. */
interface Program {
  name: string;
  package: string;
  isThere: () => boolean;
}

const besideNodes: readonly Program[] = [
  { name: "redis-server", package: "redis-server", isThere: hasRedis },
  { name: "nginx", package: "nginx-light", isThere: hasNginx },
  { name: "clamd", package: "clamav-daemon", isThere: hasClamd },
  { name: "varnishd", package: "varnish", isThere: () => existsSync("/usr/sbin/varnishd") },
];
const besideAlerts: readonly Program[] = [
  { name: "promtool", package: "prometheus", isThere: () => spawnSync("promtool", ["--version"]).status === 0 },
];

const besideDays: readonly Program[] = [
  {
    name: "libfaketime",
    package: "libfaketime",
    isThere: () => globSync("/usr/lib/*/faketime/libfaketimeMT.so.1").length > 0,
  },
];

export const provideNodePrograms = () => provide(besideNodes, "the tests of several nodes");
export const provideAlertPrograms = () => provide(besideAlerts, "the tests of alerts");
export const provideClock = () => provide(besideDays, "the tests on other days");

/** Installs programs with apt-get if possible; if one is missing, the tests are skipped with a note. */
function provide(programs: readonly Program[], reason: string): { notes: string[]; canRun: boolean } {
  const missing = () => programs.filter(({ isThere }) => !isThere());
  installPackages(
    missing().map((program) => program.package),
    reason,
  );
  const notes = missing().map(({ name }) => `${reason} are skipped: ${name} is not installed`);
  return { notes, canRun: notes.length === 0 };
}
