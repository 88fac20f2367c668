import type { Reporter } from "#harness/report/reporters.ts";
import { pageName, plain, summary, waiverNotes, words } from "#harness/report/words.ts";
import { type Severity, severities } from "#portal/checks/finding.ts";

/** Formats text for a merge request: a table per severity, worst first. */
export const toMarkdown: Reporter = (report, { language }) => {
  const columns = ["page", "place", "message", "fix", "file"].map((key) => words(language, `columns.${key}`));
  const head = [`| ${columns.join(" | ")} |`, `|${columns.map(() => "---|").join("")}`];
  const tableOf = (severity: Severity) => {
    const rows = report.findings
      .filter((finding) => finding.severity === severity)
      .map(({ content, pointer, message, fix, location }) => {
        const file = location ? code(`${location.file}:${location.line}`) : "";
        return `| ${[text(pageName(content)), code(pointer), text(message[language]), text(fix[language]), file].join(" | ")} |`;
      });
    return rows.length === 0 ? [] : [`\n### ${words(language, `severities.${severity}`)}\n`, ...head, ...rows];
  };
  const title = `## ${words(language, "title")}: portal ${report.command}`;
  const notes = [...summary(report, language), ...waiverNotes(report, language)].map((line) => `- ${text(line)}`);
  return `${[title, "", ...notes, ...severities.flatMap(tableOf)].join("\n")}\n`;
};

/** Escapes texts of the CMS, which must not become markup of the code host. */
function text(value: string): string {
  return plain(value)
    .replace(/[\\`*_{}[\]<>|#~]/g, (sign) => `\\${sign}`)
    .replaceAll("@", "&#64;");
}

function code(value: string): string {
  return value === "" ? "" : `\`${plain(value).replace(/[`|]/g, "'")}\``;
}
