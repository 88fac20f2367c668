import { spawnSync } from "node:child_process";
import { hasNginx } from "#harness/cluster/nginx.ts";
import { hasRedis } from "#harness/cluster/redis-server.ts";
import { installPackages } from "./debian-packages.ts";

/** The programs around several nodes, with the packages of Debian that have them. */
const programs = [
  { name: "redis-server", package: "redis-server", isThere: hasRedis },
  { name: "nginx", package: "nginx-light", isThere: hasNginx },
  { name: "promtool", package: "prometheus", isThere: () => spawnSync("promtool", ["--version"]).status === 0 },
];

/** Installs them where apt-get may; without all of them the tests of several nodes are skipped, with a note. */
export function provideNodePrograms(): { notes: string[]; canRun: boolean } {
  const missing = () => programs.filter(({ isThere }) => !isThere());
  installPackages(
    missing().map((program) => program.package),
    "the tests of several nodes",
  );
  const notes = missing().map(({ name }) => `The tests of several nodes are skipped: ${name} is not installed`);
  return { notes, canRun: notes.length === 0 };
}
