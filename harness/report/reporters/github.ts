import type { Reporter } from "#harness/report/reporters.ts";
import { plain, waiverNotes } from "#harness/report/words.ts";
import type { Severity } from "#portal/checks/finding.ts";

const commands = { error: "error", warning: "warning", info: "notice" } as const satisfies Record<Severity, string>;

/** Formats workflow commands, which GitHub shows as annotations in a diff. */
export const toGithub: Reporter = (report, { language }) => {
  const found = report.findings.map((finding) => {
    const { location, humanPath, message, fix, code, pointer, severity } = finding;
    const place = location ? { file: location.file, line: location.line, col: location.column } : {};
    return command(commands[severity], { ...place, title: `${code}: ${humanPath[language]}` }, [
      message[language],
      fix[language],
      pointer,
    ]);
  });
  const { expired } = report.waivers;
  const notes = waiverNotes(report, language).map((note, index) =>
    command(index < expired.length ? "error" : "notice", {}, [note]),
  );
  return [...found, ...notes].map((line) => `${line}\n`).join("");
};

function command(name: string, properties: Readonly<Record<string, string | number>>, lines: string[]): string {
  const given = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(plain(String(value)))}`);
  return `::${[name, given.join(",")].filter(Boolean).join(" ")}::${escapeData(lines.map(plain).join("\n"))}`;
}

/** Escapes a value like `core.error` of actions/toolkit. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
