import type { Severity } from "#checks/finding.ts";
import type { Reporter } from "../reporters.ts";
import { pageName, plain } from "../words.ts";

const severities = { error: "critical", warning: "minor", info: "info" } as const satisfies Record<Severity, string>;

/** GitLab's Code Quality, which merge requests show at the lines of files; what stands in no file is named by its page. */
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

/** GitLab keeps one issue of a fingerprint; the same fault of the same place again gets a number. */
function createDistinct(): (fingerprint: string) => string {
  const counts = new Map<string, number>();
  return (fingerprint) => {
    const count = (counts.get(fingerprint) ?? 0) + 1;
    counts.set(fingerprint, count);
    return count === 1 ? fingerprint : `${fingerprint}-${count}`;
  };
}
