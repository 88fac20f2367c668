import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { hasClamd } from "#harness/cluster/clamd.ts";
import { hasNginx } from "#harness/cluster/nginx.ts";
import { hasRedis } from "#harness/cluster/redis-server.ts";
import { installPackages } from "./debian-packages.ts";

/** A program that tests need, and its Debian packages. */
interface Program {
  name: string;
  packages: readonly string[];
  isThere: () => boolean;
}

const besideNodes: readonly Program[] = [
  { name: "redis-server", packages: ["redis-server"], isThere: hasRedis },
  { name: "nginx", packages: ["nginx-light"], isThere: hasNginx },
  { name: "clamd", packages: ["clamav-daemon"], isThere: hasClamd },
  { name: "varnishd", packages: ["varnish"], isThere: () => existsSync("/usr/sbin/varnishd") },
];
const besideAlerts: readonly Program[] = [
  { name: "promtool", packages: ["prometheus"], isThere: () => spawnSync("promtool", ["--version"]).status === 0 },
];

/** Its packages without the second one would install a client of MariaDB. */
const besideOpenId: readonly Program[] = [
  { name: "glewlwyd", packages: ["glewlwyd", "dbconfig-sqlite3"], isThere: hasGlewlwyd },
];

const besideDays: readonly Program[] = [
  {
    name: "libfaketime",
    packages: ["libfaketime"],
    isThere: () => globSync("/usr/lib/*/faketime/libfaketimeMT.so.1").length > 0,
  },
];

export const provideNodePrograms = () => provide(besideNodes, "the tests of several nodes");
export const provideAlertPrograms = () => provide(besideAlerts, "the tests of alerts");
export const provideClock = () => provide(besideDays, "the tests on other days");

export function provideOpenIdProvider() {
  const wasThere = hasGlewlwyd();
  const provided = provide(besideOpenId, "the tests with another OpenID provider");
  if (wasThere || !provided.canRun) return provided;
  // The package starts a service for the whole network, with a password that everyone knows.
  spawnSync("service", ["glewlwyd", "stop"]);
  spawnSync("update-rc.d", ["glewlwyd", "disable"]);
  return provided;
}

function hasGlewlwyd(): boolean {
  return spawnSync("glewlwyd", ["--version"]).status === 0;
}

/** Installs programs with apt-get if possible; if one is missing, the tests are skipped with a note. */
function provide(programs: readonly Program[], reason: string): { notes: string[]; canRun: boolean } {
  const missing = () => programs.filter(({ isThere }) => !isThere());
  installPackages(
    missing().flatMap(({ packages }) => packages),
    reason,
  );
  const notes = missing().map(({ name }) => `${reason} are skipped: ${name} is not installed`);
  return { notes, canRun: notes.length === 0 };
}
