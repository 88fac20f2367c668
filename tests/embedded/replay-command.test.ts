import { expect, test } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { silentProgress } from "#harness/cli/progress.ts";
import { command } from "#harness/replay/command.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { runPortal } from "../harness/run-portal.ts";
import { smallStore } from "../harness/small-store.ts";

const start = (...options: string[]) => runPortal(["replay", ...options], { CMS_URL: undefined });

test.for(["SIGTERM", "SIGINT"] as const)("reports its address when ready and ends cleanly on %s", async (signal) => {
  const { child, ended, ready } = start("--port", "0", "--fixtures", temporaryFolder(smallStore()));
  const url = await ready;
  expect(await (await fetch(`${url}/contents?webId=12`)).json()).toMatchObject({ totalCount: 3 });
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0 });
});

test("--scale serves generated contents among the recorded ones, page by page", async () => {
  const { child, ended, ready } = start("--port", "0", "--fixtures", temporaryFolder(smallStore()), "--scale", "1");
  const url = await ready;
  const read = async (path: string) => (await fetch(`${url}${path}`)).json();
  const positions = (page: number) =>
    read(`/contents?structureKey=up-sluzebni-misto&webId=34&pageSize=100&page=${page}`);
  const [first, last, after] = await Promise.all([positions(1), positions(3), positions(4)]);
  expect(first).toMatchObject({ totalCount: 300, items: { length: 100 } });
  expect(last).toMatchObject({ totalCount: 300, items: { length: 100 } });
  expect(first.items[0].id).not.toBe(last.items[0].id);
  expect(after.items).toEqual([]);
  expect(await read("/contents?structureKey=up-kontaktni-pracoviste")).toMatchObject({ totalCount: 400 });
  const map = await read("/contents/by-friendly-url/ukazky%2Fvelka-mapa?webId=34&language=cs_cz");
  expect(map.data.organizace).toHaveLength(5000);
  const register = await read("/contents/by-friendly-url/ukazky%2Fvelke-kolektivni-smlouvy?webId=12");
  expect(register.data.smlouvy).toHaveLength(1000);
  expect(await read("/contents?name=Koncept&onlyPublished=false")).toMatchObject({ totalCount: 1 });
  child.kill();
  expect(await ended).toMatchObject({ code: 0 });
});

test("--scenario, --latency and --on-miss take effect, and stderr names the control page and each affected request", async () => {
  const folder = temporaryFolder({
    ...smallStore(),
    "bad.json": { format: 1, rules: [{ match: { route: "tags" }, effect: { status: 503, retryAfter: 1 } }] },
  });
  const options = ["--scenario", `${folder}/bad.json`, "--latency", "1,2", "--seed", "3", "--on-miss", "error"];
  const { child, ended, ready } = start("--port", "0", "--fixtures", folder, ...options);
  const url = await ready;
  const status = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect([await status("/tags"), await status("/webs"), await status("/contents/by-id/9")]).toEqual([503, 200, 500]);
  child.kill();
  const { code, err } = await ended;
  expect(code).toBe(0);
  expect(err).toMatch(
    /^Requests and faults: http:\S+\/__replay\n\/tags \(1\): rule 1, \{"status":503,"retryAfter":1,"latency":\d\}\n/,
  );
  expect(err).toContain("The fixtures have no response to /contents/by-id/9.\n");
});

test("--on-miss pass without a CMS is refused with exit code 2", async () => {
  const { code, err } = await start("--port", "0", "--fixtures", temporaryFolder(smallStore()), "--on-miss", "pass")
    .ended;
  expect({ code, err }).toEqual({ code: 2, err: "--on-miss pass needs the address of a CMS in CMS_URL.\n" });
});

test.for([
  [["--prot", "1"], /--prot/],
  [["--port"], /--port/],
  [["--port", "x"], /--port takes a whole number from 0 to 65535, not "x"/],
  [["--port", "65536"], /"65536"/],
  [["--scale"], /--scale/],
  [["--scale", "many"], /--scale takes a whole number from 1 to 10000000, not "many"/],
  [["extra"], /extra/],
  [["--seed", "one"], /--seed takes a whole number from 0 to 999999999, not "one"/],
  [["--latency", "fast"], /--latency takes milliseconds, .* not "fast"/],
  [["--latency", "400,80"], /--latency takes milliseconds, .* not "400,80"/],
  [["--on-miss", "guess"], /--on-miss takes 404, error, synth, pass or record, not "guess"/],
  [["--scenario", "absent.json"], /There is no file .*absent\.json/],
  [["--scenario", "package.json"], /package\.json: \/format: /],
  [["--fixtures", "absent-folder"], /webs\.json: expected this file to exist/],
] as const)("a wrong option is refused in one sentence: %s", async ([options, reason]) => {
  const io = { out: () => {}, progress: silentProgress, warn: () => {}, signal: new AbortController().signal };
  const run = async () => command.run(readArguments(options, command.args), io);
  const error: unknown = await run().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  expect(error).toHaveProperty("message", expect.stringMatching(reason));
  expect(error).toHaveProperty("message", expect.not.stringContaining("\n"));
});
