import type { Reporter } from "#harness/report/reporters.ts";
import { pageName, plain } from "#harness/report/words.ts";
import type { Severity } from "#portal/checks/finding.ts";

const severities = { error: "critical", warning: "minor", info: "info" } as const satisfies Record<Severity, string>;

/**
 * Formats GitLab's Code Quality report, which merge requests show at lines of files; findings without a file are named
 * by their page.
 */
export const toGitlab: Reporter = ({ findings }, { language }) => {
  const distinct = createDistinct();
  const issues = findings.map(
    ({ code, severity, humanPath, message, fix, location, pointer, content, fingerprint }) => ({
      description: [`${humanPath[language]}:`, message[language], fix[language], `(${pointer})`].map(plain).join(" "),
      check_name: plain(code),
      fingerprint: distinct(fingerprint),
      severity: severities[severity],
      location: {
        path: plain(location ? location.file.replaceAll("\\", "/") : pageName(content)),
        lines: { begin: location?.line ?? 1 },
      },
    }),
  );
  return `${JSON.stringify(issues, null, 2)}\n`;
};

/** GitLab keeps one issue per fingerprint; repeated ones get a number. */
function createDistinct(): (fingerprint: string) => string {
  const counts = new Map<string, number>();
  return (fingerprint) => {
    const count = (counts.get(fingerprint) ?? 0) + 1;
    counts.set(fingerprint, count);
    return count === 1 ? fingerprint : `${fingerprint}-${count}`;
  };
}
