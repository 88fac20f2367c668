import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { readReportArgs, reportArgs } from "#harness/report/args.ts";
import type { Report } from "#harness/report/report.ts";
import { writeReport } from "#harness/report/write.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { finding, report, waiver } from "./sample.ts";

/** The report options of a command line, such as `--reporter=json`. */
function optionsOf(args: Record<string, string> = {}) {
  const argv = Object.entries(args).map(([name, value]) => `--${name}=${value}`);
  return readReportArgs(readArguments(argv, reportArgs));
}

async function write(whole: Report, args: Record<string, string> = {}) {
  const { io, out } = fakeIo();
  return { code: await writeReport(whole, optionsOf(args), io), out: out() };
}

afterEach(() => vi.unstubAllEnvs());

const warning = finding({ severity: "warning" });
const advice = finding({ severity: "info" });

test.for([
  ["nothing found", report([]), {}, exitCodes.clean],
  ["an error", report([finding()]), {}, exitCodes.findings],
  ["a warning below the threshold", report([warning]), {}, exitCodes.clean],
  ["a warning at the threshold", report([warning], { threshold: "warning" }), {}, exitCodes.findings],
  ["advice below the threshold", report([advice], { threshold: "warning" }), {}, exitCodes.clean],
  ["as many warnings as are allowed", report([warning]), { "max-warnings": "1" }, exitCodes.clean],
  ["more warnings than are allowed", report([warning]), { "max-warnings": "0" }, exitCodes.findings],
  ["an accepted error", report([], { accepted: [finding()] }), {}, exitCodes.clean],
  ["an expired waiver", report([], { waivers: { expired: [waiver], unused: [] } }), {}, exitCodes.findings],
  ["an unused waiver", report([], { waivers: { expired: [], unused: [waiver] } }), {}, exitCodes.clean],
] as const)("the exit code depends on %s", async ([, whole, args, code]) => {
  expect((await write(whole, args)).code).toBe(code);
});

test("one report goes to stdout, others to their files, whose folders are created", async () => {
  const file = join(temporaryFolder(), "deep/er/report.json");
  const { out } = await write(report([finding()]), { reporter: "github", "outputFile.json": file });
  expect(out).toMatch(/^::error /);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ format: 1, findings: { length: 1 } });
});

test("a report written to a file writes nothing to stdout", async () => {
  const file = join(temporaryFolder(), "report.csv");
  expect(await write(report([]), { reporter: "csv", "outputFile.csv": file })).toMatchObject({ out: "" });
});

test.for([
  [{ reporter: "json,html" }, /Only one report can go to stdout, not json and html/],
  [{ reporter: "jsn" }, /--reporter takes default, .* not "jsn"\. Did you mean json\?/],
  [{ "max-warnings": "many" }, /--max-warnings takes a whole number from 0 to 999999999, not "many"/],
  [{ "outputFile.json": "" }, /--outputFile\.json takes a value/],
] as const)("%o is a usage error", ([args, sentence]) => {
  expect(() => optionsOf(args)).toThrow(UsageError);
  expect(() => optionsOf(args)).toThrow(sentence);
});

test("a file that cannot be written is reported by name", async () => {
  await expect(write(report([]), { reporter: "json", "outputFile.json": "/dev/null/report.json" })).rejects.toThrow(
    /^\/dev\/null\/report\.json cannot be written/,
  );
});

const contacts = ["777 123 456", "info@urad.example", "+420 950 100 300"];
const both = { cs: `Telefon ${contacts[0]}`, en: `E-mail ${contacts[1]}` };
const withContacts = report([
  finding({
    humanPath: both,
    message: both,
    fix: both,
    received: `"${contacts[2]}"`,
    wcag: ["1.1.1"],
    content: { ...finding().content, name: contacts.join(" ") },
  }),
]);

test.each(["html", "csv", "json", "ndjson"])("%s keeps public contacts, for editors and programs", async (reporter) => {
  vi.stubEnv("CI", "true");
  const { out } = await write(withContacts, { reporter, language: "cs" });
  for (const each of [contacts[0], contacts[2]]) expect(out).toContain(each);
});

test.each(["github", "gitlab", "junit", "sarif", "markdown", "earl"])(
  "%s holds no contacts, as it is read by more people than edit",
  async (reporter) => {
    for (const language of ["cs", "en"]) {
      const { out } = await write(withContacts, { reporter, language });
      expect(out).toContain("•••");
      for (const each of contacts) expect(out).not.toContain(each);
    }
  },
);

test.each(["default", "dot"])("%s holds contacts on a terminal, but not in the logs of CI", async (reporter) => {
  vi.stubEnv("CI", "");
  expect((await write(withContacts, { reporter })).out).toContain(contacts[0]);
  vi.stubEnv("CI", "true");
  const { out } = await write(withContacts, { reporter });
  for (const each of contacts) expect(out).not.toContain(each);
});
