import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readJson } from "#harness/cli/read-json.ts";
import { writeWhole } from "#harness/cli/write-whole.ts";
import { fingerprintOf, fingerprintOfPictures, type Group } from "./causes.ts";

const fingerprint = z.string().regex(/^[0-9a-f]{32}$/, "expected a fingerprint of the report");

/** The file that the report saves. */
const decisionFile = z.strictObject({
  format: z.literal(1),
  approved: z.array(fingerprint),
  rejected: z.array(fingerprint),
});
export type Decisions = z.output<typeof decisionFile>;

/** Pictures that were approved, each with the one that it replaces. */
const approvedFile = z.strictObject({ format: z.literal(1), pictures: z.array(fingerprint) });

/** Differences of the last run, with what approving them writes into a baseline. */
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

/** Reads the decisions of a person; throws UsageError that names the file and the place in it. */
export function readDecisions(file: string): Decisions {
  return readForm(file, decisionFile, "the decisions that the report saves");
}

/** Reads what the run that made a report has found. */
export function readLastRun(folder: string): LastRun {
  return readForm(join(folder, "run.json"), runFile, "the result of a run of portal visual");
}

/** `entryOf` returns what a baseline holds of the picture of a job. */
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
  writeWhole(join(folder, "run.json"), `${JSON.stringify(run, null, 2)}\n`);
}

/** Returns the fingerprints of pictures that were approved before; none without the file. */
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
  writeWhole(file, `${JSON.stringify({ format: 1, pictures: [...pictures].toSorted() }, null, 2)}\n`);
}

/** Splits each group into the pictures that were approved and those still to be looked at. */
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
