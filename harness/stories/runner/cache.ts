import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import type { Job, Visit } from "./runner.ts";
import { variantName } from "./variant.ts";

type Known = Omit<Visit, "page">;

/** Cached verdicts of unchanged stories. */
export interface Verdicts<Verdict> {
  /** Null when there is none or the story has changed. */
  recall(visit: Known): Verdict | null;
  /** The same without rendering the story: also null when its inputs have changed, even if the HTML has not. */
  recallUnshown(job: Job): Verdict | null;
  /** Replaces the verdict of this story and variant. */
  store(visit: Known, verdict: Verdict): void;
  /** Writes the file; otherwise verdicts are lost after the run. */
  save(): void;
}

interface Options<Verdict> {
  file: string;
  /** Dependencies of verdicts besides the story: styles, checks, versions of axe and browser. */
  dependsOn: readonly string[];
  /** Schema of a verdict; a file with other data counts as broken. */
  schema: z.ZodType<Verdict>;
  /** Returns a hash of everything that determines the HTML of a story. */
  inputHash?: (job: Job) => string;
  /** Receives a message when a file cannot be used. */
  note(line: string): void;
}

/** Opens the verdicts in a file; none when the file is missing or broken or a dependency has changed. */
export function openVerdicts<Verdict>({
  file,
  dependsOn,
  schema,
  inputHash: madeOf,
  note,
}: Options<Verdict>): Verdicts<Verdict> {
  const salt = createHash("sha256").update(JSON.stringify(dependsOn)).digest("hex");
  const form = z.object({
    format: z.literal(1),
    salt: z.string(),
    entries: z.record(z.string(), z.object({ domHash: z.string(), inputHash: z.string().optional(), verdict: schema })),
  });
  const entries = read();

  function read(): Map<string, { domHash: string; inputHash?: string | undefined; verdict: Verdict }> {
    const text = textOf(file);
    if (text === null) return new Map();
    try {
      const stored = form.parse(JSON.parse(text));
      return new Map(stored.salt === salt ? Object.entries(stored.entries) : []);
    } catch {
      note(`${file} is broken and is ignored; every story is checked again.`);
      return new Map();
    }
  }

  return {
    recall(visit) {
      const entry = entries.get(jobName(visit));
      return entry && entry.domHash === visit.shown.domHash ? entry.verdict : null;
    },
    recallUnshown(job) {
      const entry = entries.get(jobName(job));
      return entry && madeOf && entry.inputHash === madeOf(job) ? entry.verdict : null;
    },
    store(visit, verdict) {
      entries.set(jobName(visit), { domHash: visit.shown.domHash, inputHash: madeOf?.(visit), verdict });
    },
    save() {
      // Concurrent readers see the old file or the new one.
      writeAtomically(file, JSON.stringify({ format: 1, salt, entries: Object.fromEntries(entries) }));
    },
  };
}

/** Name of a job, the same in every run. */
export function jobName({ story, variant }: Pick<Job, "story" | "variant">): string {
  return `${story.id} ${variantName(variant)}`;
}

/** Null when the file does not exist. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
