import { readVersion } from "#harness/cli/version.ts";
import { checkedKinds, type Report, type Waiver } from "#harness/report/report.ts";
import type { Severity } from "#portal/checks/finding.ts";

/** Merges the reports of several checks, which look at the same stories. `isPartial` is true when a report is missing. */
export function mergeReports(
  reports: readonly Report[],
  { threshold, isPartial }: { threshold: Severity; isPartial: boolean },
): Report {
  const passed = reports.flatMap((report) => report.passed ?? []);
  return {
    format: 1,
    tool: { name: "portal", version: readVersion() },
    command: "test",
    sources: [...new Set(reports.flatMap(({ sources }) => sources))],
    checked: Object.fromEntries(
      checkedKinds.flatMap((kind) => {
        const counts = reports.flatMap(({ checked }) => checked[kind] ?? []);
        return counts.length > 0 ? [[kind, kind === "stories" ? Math.max(...counts) : sumOf(counts)]] : [];
      }),
    ),
    findings: reports.flatMap(({ findings }) => findings),
    accepted: reports.flatMap(({ accepted }) => accepted),
    waivers: {
      expired: distinct(reports.flatMap(({ waivers }) => waivers.expired)),
      unused: distinct(reports.flatMap(({ waivers }) => waivers.unused)),
    },
    ...(passed.length > 0 && { passed }),
    threshold,
    isPartial: isPartial || reports.some((report) => report.isPartial),
  };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function distinct(waivers: readonly Waiver[]): Waiver[] {
  return [...new Map(waivers.map((waiver) => [`${waiver.source} ${waiver.fingerprint}`, waiver])).values()];
}
