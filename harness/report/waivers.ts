import { join, relative, resolve } from "node:path";
import { z } from "zod";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readJson } from "#harness/cli/read-json.ts";
import type { Finding } from "#portal/checks/finding.ts";
import { wallClock } from "#portal/contract/time/dates.ts";
import type { FindingList } from "./finding-list.ts";
import { type Report, type Waiver, waiver } from "./report.ts";

/** Format of the file; since version 2 each waiver names its source and content. */
const format = 2;

const ofAnyFormat = z.looseObject({ format: z.int() });

const waiverFile = z
  .strictObject({ format: z.literal(format), waivers: z.array(waiver) })
  .check(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [index, own] of value.waivers.entries()) {
      const name = `${own.source} ${own.fingerprint}`;
      const path = ["waivers", index, "fingerprint"];
      if (seen.has(name))
        issues.push({ code: "custom", path, input: own.fingerprint, message: "expected a fingerprint of its own" });
      seen.add(name);
    }
  });

export interface Baseline {
  waivers: readonly Waiver[];
  /** Reason why the waivers could not be read; null when they were. */
  unread: string | null;
}

/**
 * Reads a file of waivers; throws UsageError with file and place. A file of another format version applies to nothing,
 * and the run continues.
 */
export function readWaivers(file: string): Baseline {
  const json = readJson(file, "a file of waivers");
  const { data } = ofAnyFormat.safeParse(json);
  if (data && data.format !== format) {
    const unread = `${file} has format ${data.format}, expected ${format}: none of its waivers applies. Recreate it from the findings.`;
    return { waivers: [], unread };
  }
  const result = waiverFile.safeParse(json);
  if (result.success) return { waivers: result.data.waivers, unread: null };
  const [issue] = result.error.issues;
  throw new UsageError(`${[file, issue?.path.join(".")].filter(Boolean).join(": ")}: ${issue?.message}.`);
}

interface Waived {
  /** Findings without a waiver. */
  findings: FindingList;
  accepted: FindingList;
  waivers: Report["waivers"];
}

interface Run {
  /** Source of the findings; waivers for other sources are ignored. */
  source: string;
  /** Time of the run, in milliseconds. */
  now: number;
  /** True for a waiver whose finding this run could report; others do not count as unused. */
  couldOccur(waiver: Waiver): boolean;
}

/** Separates the findings covered by waivers of the source. */
export function applyWaivers(
  findings: FindingList,
  waivers: readonly Waiver[],
  { source, now, couldOccur }: Run,
): Waived {
  const today = wallClock(now).date;
  const own = waivers.filter((each) => each.source === source);
  if (own.length === 0) return { findings, accepted: [], waivers: { expired: [], unused: [] } };
  const found = new Set(findings.map(nameOfFinding));
  const isOccurring = (each: Waiver) => found.has(nameOf(each));
  const holding = own.filter(({ expires }) => expires >= today);
  const covered = new Set(holding.map(nameOf));
  const isCovered = (finding: Finding) => covered.has(nameOfFinding(finding));
  return {
    findings: findings.filter((finding) => !isCovered(finding)),
    accepted: findings.filter(isCovered),
    waivers: {
      expired: own.filter((each) => each.expires < today && (isOccurring(each) || couldOccur(each))),
      unused: holding.filter((each) => !isOccurring(each) && couldOccur(each)),
    },
  };
}

/** Returns the name of a content item in a waiver; pages of a running site have only an address. */
export function waivedContent({ id, language, url = null }: Waivable): string {
  return `${id || (url ?? "")} ${language}`.trim();
}

type Waivable = Pick<Finding["content"], "id" | "language"> & { url?: string | null };

/** Returns the name of a folder as a source: its path within the project, the same on each machine. */
export function folderSource(folder: string): string {
  const path = relative(root, resolve(folder));
  return path.startsWith("..") ? resolve(folder) : path;
}

const root = join(import.meta.dirname, "../..");

function nameOf({ code, content, fingerprint }: Pick<Waiver, "code" | "content" | "fingerprint">): string {
  return [code, content, fingerprint].join("\n");
}

function nameOfFinding({ code, content, fingerprint }: Finding): string {
  return nameOf({ code, content: waivedContent(content), fingerprint });
}
