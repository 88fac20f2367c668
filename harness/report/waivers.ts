import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Finding } from "#checks/finding.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { type Report, type Waiver, waiver } from "./report.ts";

const waiverFile = z.strictObject({ format: z.literal(1), waivers: z.array(waiver) }).check(({ value, issues }) => {
  const seen = new Set<string>();
  for (const [index, { fingerprint }] of value.waivers.entries()) {
    const path = ["waivers", index, "fingerprint"];
    if (seen.has(fingerprint))
      issues.push({ code: "custom", path, input: fingerprint, message: "expected a fingerprint of its own" });
    seen.add(fingerprint);
  }
});

/** Reads a file of waivers; throws UsageError that names the file and the place in it. */
export function readWaivers(file: string): Waiver[] {
  const result = waiverFile.safeParse(readJson(file));
  if (result.success) return result.data.waivers;
  const [issue] = result.error.issues;
  throw new UsageError(`${[file, issue?.path.join(".")].filter(Boolean).join(": ")}: ${issue?.message}.`);
}

interface Waived {
  /** Findings without a waiver. */
  findings: Finding[];
  accepted: Finding[];
  waivers: Report["waivers"];
}

/**
 * Takes out what waivers cover on the day of `now`, in milliseconds. `couldOccur` says which waivers the run could have
 * come upon: one that it could not, as it looks at other things or at a part of them, is no unused one.
 */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly Waiver[],
  now: number,
  couldOccur: (waiver: Waiver) => boolean = () => true,
): Waived {
  const today = wallClock(now).date;
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  const holding = waivers.filter(({ expires }) => expires >= today);
  const covered = new Set(holding.map(({ fingerprint }) => fingerprint));
  const of = (list: readonly Finding[], isCovered: boolean) =>
    list.filter(({ fingerprint }) => covered.has(fingerprint) === isCovered);
  const isOccurring = ({ fingerprint }: Waiver) => found.has(fingerprint);
  return {
    findings: of(findings, false),
    accepted: of(findings, true),
    waivers: {
      expired: waivers.filter((each) => each.expires < today && (isOccurring(each) || couldOccur(each))),
      unused: holding.filter((each) => !isOccurring(each) && couldOccur(each)),
    },
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file}: expected a file of waivers, ${error instanceof Error ? error.message : error}.`);
  }
}
