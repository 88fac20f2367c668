import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import { findChromium } from "#harness/test/chromium.ts";
import { differencesBetween, type PictureEnvironment } from "./environment.ts";

/** A picture in the folder, and hashes of its inputs. */
export const baselineEntry = z.strictObject({
  sha: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.number(),
  height: z.number(),
  /** Hashes of the HTML and of the content with its documents. */
  dom: z.string(),
  props: z.string(),
});
export type BaselineEntry = z.output<typeof baselineEntry>;

const baselineIndex = z.strictObject({
  format: z.literal(1),
  environment: z.strictObject({ browser: z.string(), fonts: z.string(), flags: z.string() }),
  /** Hash of the built story runner. */
  build: z.string(),
  stories: z.record(z.string(), baselineEntry),
});
type BaselineIndex = z.output<typeof baselineIndex>;

const indexFile = "index.json";

export function hasIndex(folder: string): boolean {
  return existsSync(join(folder, indexFile));
}

/** Reads the index of a folder; throws UsageError when it is missing or broken. */
export function readIndex(folder: string): BaselineIndex {
  const file = join(folder, indexFile);
  if (!existsSync(file)) throw new UsageError(`There is no baseline in ${folder}; create one with --update.`);
  const result = baselineIndex.safeParse(parse(readFileSync(file, "utf8")));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`${[file, issue?.path.join(".")].filter(Boolean).join(": ")}: ${issue?.message}.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes the index and removes pictures that it does not list. */
export function writeIndex(folder: string, { stories, ...rest }: BaselineIndex): void {
  const sorted = Object.fromEntries(Object.entries(stories).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeAtomically(join(folder, indexFile), `${JSON.stringify({ ...rest, stories: sorted }, null, 2)}\n`);
  const used = new Set(Object.values(stories).map(({ sha }) => `${sha}.png`));
  for (const file of globSync("pictures/*.png", { cwd: folder }))
    if (!used.has(basename(file))) rmSync(join(folder, file));
}

/** Throws EnvironmentError when the pictures were taken with another browser or other fonts. */
export function refuseForeign(
  folder: string,
  { environment: old }: Pick<BaselineIndex, "environment">,
  now: PictureEnvironment,
) {
  const others = differencesBetween(old, now);
  if (others.length === 0) return;
  throw new EnvironmentError(
    `The pictures in ${folder} cannot be compared here (${findChromium()}): ${others.join(", ")}. Set CHROMIUM_PATH to the browser that ` +
      "took them, recreate the baseline with --update, or compare with a commit: --against HEAD~1.",
  );
}
