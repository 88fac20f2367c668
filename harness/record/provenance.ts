import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { memo } from "#portal/contract/parse/memo.ts";
import { isStructureKey, structures } from "#portal/contract/structures/registry.ts";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";

/** Folder in a recorded store with one file per recorded response, at the same path as its body. */
export const provenanceFolder = "provenance";

/** Origin of a recorded response; the unchanged body is in a separate file. */
export const provenance = z.strictObject({
  format: z.literal(1),
  request: z.strictObject({ path: z.string(), query: z.record(z.string(), z.string()) }),
  response: z.strictObject({ status: z.number(), headers: z.record(z.string(), z.string()) }),
  /** Host of the CMS. */
  source: z.string(),
  /** UTC. */
  recordedAt: z.iso.datetime(),
  recorder: z.string(),
  durationMs: z.number(),
  /** Structure and schema version; null when it is not content. */
  schema: z.string().nullable(),
  /** Request whose response mentioned it. */
  reachedFrom: z.string(),
  redactions: z.array(z.strictObject({ pointer: z.string(), rule: z.string() })),
  /** Features that no previously selected file has, or another reason. */
  why: z.array(z.string()),
  /** Hash of the body; null without a body. */
  contentHash: z.string().nullable(),
});
export type Provenance = z.output<typeof provenance>;

/** Returns the provenance of every recorded file by its path in the store; empty when the store was not recorded. */
export function readProvenance(store: string): Map<string, Provenance> {
  const folder = join(store, provenanceFolder);
  const files = existsSync(folder) ? globSync("**/*.json", { cwd: folder }).toSorted() : [];
  return new Map(files.map((file) => [file.replaceAll("\\", "/"), readOne(join(folder, file))]));
}

function readOne(file: string): Provenance {
  try {
    return provenance.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : null;
    const reason = issue ? `${issue.path.join(".")}: ${issue.message}` : "it is not JSON";
    throw new UsageError(`${file} is not the provenance of a recorded response: ${reason}.`);
  }
}

/** Returns name and schema version of a structure; the version changes with every change to the schema. */
export function schemaVersion(cmsKey: string, keys: Readonly<Record<string, string>> = defaultStructureKeys): string {
  const key = keys[cmsKey];
  const schema = key && isStructureKey(key) ? structures[key].data : structures["standard-page"].data;
  return `${cmsKey}@${versionOf(schema)}`;
}

const versionOf = memo((schema: z.ZodType) =>
  hash("sha256", JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }))).slice(0, 12),
);
