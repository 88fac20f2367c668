import { once } from "node:events";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exitCodes } from "#harness/cli/exit-codes.ts";
import { report as form } from "#harness/report/report.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { runHere } from "../../promises/run-here.ts";
import { root, runPortal, withRoom } from "../run-portal.ts";

const start = (...argv: string[]) => runPortal(argv);

/** A store with one recorded content. */
function storeWith(content: string): string {
  const folder = temporaryFolder();
  for (const name of ["webs", "categories", "tags", "documents"])
    cpSync(join(root, `fixtures/${name}.json`), join(folder, `${name}.json`));
  cpSync(join(root, `fixtures/contents/${content}.cs.json`), join(folder, "contents/one.cs.json"), {
    recursive: true,
  });
  return folder;
}

const whole = "mpsv/application/katalog-praci-minimal";
const broken = "zkusebna/application/bez-adresy-missing-required";

test("0: no findings, with data on stdout and everything else on stderr", async () => {
  const { code, out, err } = await start("check", "--level", "0", "--fixtures", storeWith(whole), "--reporter", "json")
    .ended;
  expect(form.parse(JSON.parse(out))).toMatchObject({ command: "check", checked: { contents: 1 } });
  expect(code).toBe(exitCodes.clean);
  expect(err).toContain("100 % (1 of 1)");
});

test("--silent writes nothing to stderr", async () => {
  const { code, err } = await start("check", "--level", "0", "--fixtures", storeWith(whole), "--silent").ended;
  expect({ code, err }).toEqual({ code: exitCodes.clean, err: "" });
});

test("1: findings, on stdout", async () => {
  const folder = storeWith(broken);
  const { code, out } = await start("check", "--level", "0", "--fixtures", folder, "--reporter", "ndjson").ended;
  const kinds = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).kind);
  expect(kinds).toContain("finding");
  expect(code).toBe(exitCodes.findings);
});

test.for([
  [[], /^A command is missing; the commands are test, check, /],
  [["chek"], /^There is no command chek; did you mean check\?$/],
  [["--hlep"], /^There is no option --hlep; did you mean --help\?$/],
  [["help", "chek"], /^There is no command chek; did you mean check\?$/],
  [["check", "--no-colour"], /^There is no option --no-colour; did you mean --no-color\?$/],
  [["check", "--level", "0", "--level", "1"], /^--level is given 2 times; give it once\.$/],
  [["check", "--cms-url", "ftp://cms.example"], /^The address of the CMS must be an http or https address/],
  [["check", "--public-url", "javascript:alert(1)"], /^--public-url takes an http or https address, not /],
  [
    ["check", "--cms-edit-url", "https://cms.example/{nic}"],
    /^--cms-edit-url takes the placeholders \{id\}, .*, not \{nic\}\.$/,
  ],
  [["__proto__"], /^There is no command __proto__/],
  [["check", "--reporter"], /^--reporter takes a value\.$/],
  [["check", "--reporter", "xml"], /^--reporter takes default, /],
  [["check", "--config", "absent.config.ts"], /^The configuration absent\.config\.ts does not exist\.$/],
  [["contract", "--updat"], /^There is no option --updat; did you mean --update\?$/],
] as const)("2: a usage error is one sentence: %s", async ([argv, sentence]) => {
  const { code, out, err } = await runHere(...argv);
  expect({ code, out }).toEqual({ code: exitCodes.usage, out: "" });
  expect(err).toMatch(sentence);
});

test("2: a usage error is reported on stderr", async () => {
  const { code, out, err } = await start("chek").ended;
  expect({ code, out }).toEqual({ code: exitCodes.usage, out: "" });
  expect(err).toBe("There is no command chek; did you mean check?\n");
});

test("3: an environment error is one sentence on stderr", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = String(typeof address === "object" && address ? address.port : 0);
  const { code, out, err } = await start("replay", "--port", port, "--fixtures", storeWith(whole)).ended;
  expect({ code, out }).toEqual({ code: exitCodes.environment, out: "" });
  expect(err).toBe(`Port ${port} of 127.0.0.1 cannot be used: it is in use by another program.\n`);
});

test.skipIf(process.platform === "win32")(
  "3: a report that does not fit on the disk is an error, and the previous report is kept",
  async () => {
    const before = join(temporaryFolder({ "report.json": "{}" }), "report.json");
    const argv = ["check", "--level", "0", "--fixtures", storeWith(broken), "--silent", "--reporter", "json"];
    const toFile = await runPortal([...argv, "--outputFile.json", before], {}, withRoom(1)).ended;
    expect(toFile.err).toBe(
      `The disk is full: ${before} could not be written. Run the command again once there is room.\n`,
    );
    expect(readdirSync(dirname(before)).map((name) => [name, readFileSync(before, "utf8")])).toEqual([
      ["report.json", "{}"],
    ]);
    const toOutput = await runPortal(argv, {}, ["sh", "-c", 'exec "$@" >/dev/full', "sh"]).ended;
    expect(toOutput.err).toMatch(/^The disk is full: the output could not be written\./);
    expect([toFile.code, toOutput.code]).toEqual([exitCodes.environment, exitCodes.environment]);
  },
);

test.for(["SIGINT", "SIGTERM"] as const)(
  "130: %s interrupts a check, and its findings are reported",
  async (signal) => {
    const { child, ended } = start("check", "--level", "3", "--reporter", "json");
    await once(child.stderr, "data");
    child.kill(signal);
    // A terminal signals both the program and its parent, which forwards the signal; that must count only once.
    child.kill(signal);
    const { code, out } = await ended;
    expect(code).toBe(exitCodes.interrupted);
    expect(form.parse(JSON.parse(out))).toMatchObject({ isPartial: true });
  },
);

test("4: an internal error prints its stack, even if unhandled", async () => {
  const fault = 'data:text/javascript,setTimeout(() => { throw new Error("planted") })';
  const { code, err } = await runPortal(["replay", "--port", "0"], { NODE_OPTIONS: `--import=${encodeURI(fault)}` })
    .ended;
  expect(code).toBe(exitCodes.internal);
  expect(err).toMatch(/Error: planted\n +at /);
});

test("help and version are written to stdout", async () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(await start("--version").ended).toMatchObject({ code: 0, out: `${version}\n`, err: "" });
  const help = await runHere("--help");
  expect(help).toMatchObject({ code: 0, err: "" });
  for (const name of ["check", "replay", "contract", "a11y", "stories", "changed", "doctor"])
    expect(help.out).toMatch(new RegExp(`^ *${name} {2,}\\S`, "m"));
  const ofReplay = await runHere("replay", "--help");
  expect(ofReplay.out).toContain("--port=<number>");
  expect(await runHere("help", "replay")).toEqual(ofReplay);
});

test("a slow reader gets the complete report, and a reader that stops early is not an error", async () => {
  const patient = start("check", "--list");
  patient.child.stdout.pause();
  await once(patient.child.stdout, "readable");
  // Gives a program that does not wait for its reader time to end.
  await new Promise((resolve) => setTimeout(resolve, 500));
  patient.child.stdout.resume();
  const { out, code } = await patient.ended;
  expect(out.length).toBeGreaterThan(65_536);
  expect({ code, isWhole: out.endsWith("\n") }).toEqual({ code: 0, isWhole: true });
  const hasty = start("check", "--list");
  hasty.child.stdout.destroy();
  expect(await hasty.ended).toMatchObject({ code: 0, err: "" });
});
