import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

/** File that names the build of the client; open pages poll it (spec §7). */
export const buildManifest = "builds/latest.json";

/** `id` changes with any file of the built client; `timestamp` is in milliseconds since 1970. */
const schema = z.object({ id: z.string().min(1), timestamp: z.number() });

export function readBuildId(clientRoot: string): string {
  return schema.parse(JSON.parse(readFileSync(join(clientRoot, buildManifest), "utf8"))).id;
}

export function writeBuildManifest(clientRoot: string, build: z.output<typeof schema>): void {
  const file = join(clientRoot, buildManifest);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(build));
}
