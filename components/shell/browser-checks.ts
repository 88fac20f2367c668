/** Checks of the browser test, besides the overall result (spec §2.4 browser test). */
export const checkNames = [
  "javascript",
  "mobile",
  "cookies",
  "thirdPartyCookies",
  "system",
  "browser",
  "ieSettings",
] as const;

export type CheckName = (typeof checkNames)[number];

/** `limited`: the portal works, but with restrictions. */
export type Outcome = Verdict | "untested" | "notApplicable";
export type Verdict = "passed" | "limited" | "failed" | "pending";

export const platforms = ["desktop", "mobile", "tablet"] as const;
export type Platform = (typeof platforms)[number];

export interface Check {
  name: CheckName;
  outcome: Outcome;
  /** Detected value such as `Firefox 140`; a platform is a key of the labels. */
  found: string | null;
}

/** Results before any script has run. */
export const untested: readonly Check[] = checkNames.map((name) => ({
  name,
  outcome: name === "javascript" ? "failed" : "untested",
  found: null,
}));

/** Returns the overall result; untested checks are ignored. */
export function verdictOf(checks: readonly Check[]): Verdict {
  const worst = (["failed", "pending", "limited"] as const).find((outcome) =>
    checks.some((check) => check.outcome === outcome),
  );
  return worst ?? "passed";
}
