import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Program, ProgramFailed } from "#portal/adapter/launch/programs.ts";
import { launch } from "../launch/launch.ts";

/** Launches a command, recording programs instead of running them; `run` and `start` define what happens to them. */
async function launched(
  args: readonly string[],
  {
    run = async () => {},
    start = async () => {},
  }: Partial<Record<"run" | "start", (program: Program) => Promise<void>>> = {},
) {
  const [reported, ran]: [string[], Program[]] = [[], []];
  let isStopped = false;
  const noted = (then: typeof run) => async (program: Program) => {
    ran.push(program);
    await then(program);
  };
  const programs = {
    run: noted(run),
    start: noted(start),
    failed: Promise.withResolvers<never>().promise,
    stop: async () => {
      isStopped = true;
    },
  };
  const stopped = Promise.withResolvers<void>().promise;
  const exitCode = await launch(args, {
    programs,
    stopped,
    install: async () => {},
    say: (text) => void reported.push(text),
  });
  expect(isStopped || ran.length === 0).toBe(true);
  return { exitCode, reported: reported.join("\n"), ran, words: ran.map(({ args: own }) => own.slice(1).join(" ")) };
}

test("arguments that nothing can be done with end with 2, what is wrong and what there is", async () => {
  const file = join(import.meta.dirname, "launch-commands.test.ts");
  for (const [args, fault] of [
    [["imprt"], "Unknown command imprt."],
    [["import", "--site"], "import has no option --site."],
    [["import", ".", "up"], "import takes nothing like up."],
    [["import", "/no/such/folder"], "There is no folder /no/such/folder."],
    [["import", file], `${file} is no folder.`],
    [["export", file], `${file} is no folder.`],
    [["build", "now"], "build takes nothing like now."],
    [["start", "--port"], "start has no option --port."],
  ] as const) {
    const { exitCode, reported, ran } = await launched(args);
    expect({ exitCode, ran }, args.join(" ")).toEqual({ exitCode: 2, ran: [] });
    expect(reported.split("\n")[0]).toBe(fault);
    for (const command of ["import", "export", "check", "build"])
      expect(reported).toContain(`npm run cms -- ${command}`);
  }
});

test("help is no fault", async () => {
  const { exitCode, reported } = await launched(["--help"]);
  expect(exitCode).toBe(0);
  expect(reported).toMatch(/^npm run cms /);
});

test("import and export take the folder that was meant, else the fixtures", async () => {
  expect(await launched(["import", "."])).toMatchObject({ exitCode: 0, words: [`import ${resolve(".")}`] });
  expect(await launched(["export", "new"])).toMatchObject({ exitCode: 0, words: [`export ${resolve("new")}`] });
  expect(await launched(["import"])).toMatchObject({ exitCode: 0, words: ["import"] });
  const { ran } = await launched(["import"]);
  expect(ran[0]?.env?.["PAYLOAD_SECRET"]).toMatch(/.{32}/);
});

test("a program that fails is reported, and the command ends with its code; a fault of the CMS itself ends with 1", async () => {
  const fail = (error: Error) => ({ run: () => Promise.reject(error) });
  expect(await launched(["import"], fail(new ProgramFailed("import failed:\nwebs.json: no JSON", 3)))).toMatchObject({
    ...{ exitCode: 3, reported: "import failed:\nwebs.json: no JSON" },
  });
  expect(await launched(["export"], fail(new Error("the disk is full")))).toMatchObject({
    ...{ exitCode: 1, reported: "The CMS cannot be started: the disk is full" },
  });
});

test("check asks a read service of its own, gives its options on and ends with the code of portal check", async () => {
  const serve = async ({ env }: Program) => {
    const server = createServer((_, response) => response.end());
    onTestFinished(() => void server.close());
    await new Promise<void>((listening) => server.listen(Number(env?.["CMS_SERVICE_PORT"]), "127.0.0.1", listening));
  };
  const check = { start: serve, run: () => Promise.reject(new ProgramFailed("check failed.", 2)) };
  const { exitCode, words, ran } = await launched(["check", "--url", "/rodina"], check);
  expect(exitCode).toBe(2);
  expect(words.at(-1)).toBe("check --live --url /rodina");
  const [service, checking] = ran;
  expect(checking?.env?.["CMS_URL"]).toBe(`http://127.0.0.1:${service?.env?.["CMS_SERVICE_PORT"]}`);
  expect(checking?.env?.["CMS_HEADERS"]).toContain(service?.env?.["DRAFTS_TOKEN"]);
  expect(service?.env?.["PORTAL_URLS"]).toBe("");
});
