import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

/** Manifest of the client build; open pages poll it to notice a new version (spec §7). */
export const buildManifest = "builds/latest.json";

/**
 * `id` changes with any file of the built client, `version` also with the server's sources and packages. `timestamp` is
 * in milliseconds since 1970.
 */
const schema = z.object({ id: z.string().min(1), version: z.string().min(1).optional(), timestamp: z.number() });

export function readBuildId(clientRoot: string): string {
  return readManifest(clientRoot).id;
}

/** Returns the version of the portal. It also differs between builds that have the same client files. */
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
