import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

/** File that names the build of the client; open pages poll it (spec §7). */
export const buildManifest = "builds/latest.json";

/**
 * `id` changes with any file of the built client, `version` also with the sources of the server and the packages; `timestamp` is
 * in milliseconds since 1970.
 */
const schema = z.object({ id: z.string().min(1), version: z.string().min(1).optional(), timestamp: z.number() });

export function readBuildId(clientRoot: string): string {
  return readManifest(clientRoot).id;
}

/** Tells versions of the portal apart, also those that send browsers the same files. */
export function readVersion(clientRoot: string): string {
  const { id, version = id } = readManifest(clientRoot);
  return version;
}

function readManifest(clientRoot: string) {
  return schema.parse(JSON.parse(readFileSync(join(clientRoot, buildManifest), "utf8")));
}

export function writeBuildManifest(clientRoot: string, build: z.output<typeof schema>): void {
  const file = join(clientRoot, buildManifest);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(build));
}
