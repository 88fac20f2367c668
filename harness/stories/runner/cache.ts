import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { writeWhole } from "#harness/cli/write-whole.ts";
import type { Job, Visit } from "./runner.ts";
import { variantName } from "./variant.ts";

type Known = Omit<Visit, "page">;

/** Verdicts of earlier runs on stories that have not changed since. */
export interface Verdicts<Verdict> {
  /** Null where there is none, or the story is another one by now. */
  recall(visit: Known): Verdict | null;
  /** The same without showing the story: null as well where what it is made of has changed, whatever comes of that. */
  recallUnshown(job: Job): Verdict | null;
  /** Replaces the verdict of this story and variant. */
  store(visit: Known, verdict: Verdict): void;
  /** Writes the file; without it no verdict outlives the run. */
  save(): void;
}

interface Options<Verdict> {
  file: string;
  /** Everything except the story that verdicts depend on: styles, checks, versions of axe and browser. */
  dependsOn: readonly string[];
  /** The form of a verdict; a file that holds others counts as broken. */
  schema: z.ZodType<Verdict>;
  /** Returns a hash of everything that determines the HTML of a story. */
  madeOf?: (job: Job) => string;
  /** Gets a sentence for people when a file cannot be used. */
  note(line: string): void;
}

/** Opens the verdicts of a file; none when there is no file, it is broken, or what they depend on has changed. */
export function openVerdicts<Verdict>({ file, dependsOn, schema, madeOf, note }: Options<Verdict>): Verdicts<Verdict> {
  const salt = createHash("sha256").update(JSON.stringify(dependsOn)).digest("hex");
  const form = z.object({
    format: z.literal(1),
    salt: z.string(),
    entries: z.record(z.string(), z.object({ domHash: z.string(), madeOf: z.string().optional(), verdict: schema })),
  });
  const entries = read();

  function read(): Map<string, { domHash: string; madeOf?: string | undefined; verdict: Verdict }> {
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
      const entry = entries.get(nameOf(visit));
      return entry && entry.domHash === visit.shown.domHash ? entry.verdict : null;
    },
    recallUnshown(job) {
      const entry = entries.get(nameOf(job));
      return entry && madeOf && entry.madeOf === madeOf(job) ? entry.verdict : null;
    },
    store(visit, verdict) {
      entries.set(nameOf(visit), { domHash: visit.shown.domHash, madeOf: madeOf?.(visit), verdict });
    },
    save() {
      // Concurrent readers see the old file or the new one.
      writeWhole(file, JSON.stringify({ format: 1, salt, entries: Object.fromEntries(entries) }));
    },
  };
}

function nameOf({ story, variant }: Job): string {
  return `${story.id} ${variantName(variant)}`;
}

/** Null where there is no such file. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
