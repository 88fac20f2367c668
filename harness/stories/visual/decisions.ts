import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readJson } from "#harness/cli/read-json.ts";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import { fingerprintOf, fingerprintOfPictures, type Group } from "./causes.ts";

const fingerprint = z.string().regex(/^[0-9a-f]{32}$/, "expected a fingerprint of the report");

/** The file saved by the report. */
const decisionFile = z.strictObject({
  format: z.literal(1),
  approved: z.array(fingerprint),
  rejected: z.array(fingerprint),
});
export type Decisions = z.output<typeof decisionFile>;

/** Approved pictures, each together with the one that it replaces. */
const approvedFile = z.strictObject({ format: z.literal(1), pictures: z.array(fingerprint) });

/** Differences of the last run, with the baseline entries written on approval. */
const runFile = z.object({
  format: z.literal(1),
  groups: z.array(
    z.object({
      fingerprint,
      pictures: z.array(z.object({ name: z.string(), fingerprint, entry: z.unknown() })),
    }),
  ),
});
export type LastRun = z.output<typeof runFile>;

/** Reads a person's decisions; throws UsageError with file and place. */
export function readDecisions(file: string): Decisions {
  return readForm(file, decisionFile, "the decisions that the report saves");
}

/** Reads the results of the run that wrote a report. */
export function readLastRun(folder: string): LastRun {
  return readForm(join(folder, "run.json"), runFile, "the result of a run of portal visual");
}

/** `entryOf` returns the baseline entry of a job's picture. */
export function writeLastRun(folder: string, groups: readonly Group[], entryOf: (name: string) => unknown): void {
  const run: LastRun = {
    format: 1,
    groups: groups.map((group) => ({
      fingerprint: fingerprintOf(group),
      pictures: group.differences.map((difference) => ({
        name: difference.name,
        fingerprint: fingerprintOfPictures(difference),
        entry: entryOf(difference.name) ?? null,
      })),
    })),
  };
  writeAtomically(join(folder, "run.json"), `${JSON.stringify(run, null, 2)}\n`);
}

/** Returns the fingerprints of approved pictures; none without the file. */
export function readApproved(file: string): ReadonlySet<string> {
  return new Set(existsSync(file) ? readForm(file, approvedFile, "the approved pictures").pictures : []);
}

/** Adds the pictures of approved groups to a file and removes those of rejected ones. */
export function writeApproved(file: string, { approved, rejected }: Decisions, { groups }: LastRun): void {
  const picturesOf = (decided: readonly string[]) =>
    groups.filter((group) => decided.includes(group.fingerprint)).flatMap(({ pictures }) => pictures);
  const pictures = new Set(readApproved(file));
  for (const picture of picturesOf(approved)) pictures.add(picture.fingerprint);
  for (const picture of picturesOf(rejected)) pictures.delete(picture.fingerprint);
  writeAtomically(file, `${JSON.stringify({ format: 1, pictures: [...pictures].toSorted() }, null, 2)}\n`);
}

/** Splits each group into approved pictures and pictures to review. */
export function splitByApproval(groups: readonly Group[], approved: ReadonlySet<string>) {
  const part = (isWanted: boolean) =>
    groups.map((group) => ({
      ...group,
      differences: group.differences.filter((each) => approved.has(fingerprintOfPictures(each)) === isWanted),
    }));
  return { accepted: part(true), open: part(false) };
}

function readForm<Schema extends z.ZodType>(file: string, schema: Schema, expected: string): z.output<Schema> {
  const result = schema.safeParse(readJson(file, expected));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`${[file, issue?.path.join(".")].filter(Boolean).join(": ")}: ${issue?.message}.`);
}
