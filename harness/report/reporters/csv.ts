import type { Reporter } from "#harness/report/reporters.ts";
import { expectedIn, plain, receivedIn, type UiLanguage, words } from "#harness/report/words.ts";
import type { Finding } from "#portal/checks/finding.ts";
import { type TableColumn, writeTable } from "#portal/exports/table.ts";

/** Formats a table for spreadsheets with a row per finding. */
export const toCsv: Reporter = ({ findings }, { language }) => writeTable([...findings], columnsIn(language));

function columnsIn(language: UiLanguage): TableColumn<Finding>[] {
  const cells: [title: string, cellOf: (finding: Finding) => string | null][] = [
    ["severity", ({ severity }) => words(language, `severities.${severity}`)],
    ["page", ({ content }) => content.name],
    ["language", ({ content }) => content.language],
    ["address", ({ content }) => content.url],
    ["place", ({ humanPath }) => humanPath[language]],
    ["message", ({ message }) => message[language]],
    ["fix", ({ fix }) => fix[language]],
    ["effect", ({ effect }) => words(language, `effects.${effect}`)],
    ["expected", (finding) => expectedIn(language, finding)],
    ["received", (finding) => receivedIn(language, finding)],
    ["code", ({ code }) => code],
    ["pointer", ({ pointer }) => pointer],
    ["id", ({ content }) => content.id],
    ["edit", ({ links }) => links.cms],
    ["wcag", ({ wcag }) => wcag.join(", ")],
    ["file", ({ location }) => location && `${location.file}:${location.line}:${location.column}`],
    ["fingerprint", ({ fingerprint }) => fingerprint],
  ];
  return cells.map(([title, cellOf]) => [
    words(language, `columns.${title}`),
    (finding) => {
      const cell = cellOf(finding);
      return cell === null ? null : plain(cell);
    },
  ]);
}
