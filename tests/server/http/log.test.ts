import fs, { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { createLog } from "#server/http/log.ts";
import { batchedOutput } from "#server/telemetry/batched-output.ts";

function start(level: "info" | "silent") {
  const lines: string[] = [];
  return { log: createLog(level, { write: (line) => lines.push(line) }), lines };
}

test("an entry is one line of JSON whatever it contains", () => {
  const { log, lines } = start("info");
  log.error({ path: '/x\r\n{"level":60}', err: new Error("first\nsecond") }, "two\nlines");
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 50, err: { message: "first\nsecond" }, msg: "two\nlines" });
});

test("an entry that is not an error is also one line of JSON, whatever it contains", () => {
  const { log, lines } = start("info");
  const circle: Record<string, unknown> = { path: '/x\r\n{"level":60}', none: undefined };
  log.info(circle, "two\nlines");
  log.info({ ...circle, circle }, "in a circle");
  circle["self"] = circle;
  log.info(circle, "circle");
  log.info({ err: new Error("first\nsecond") }, "error");
  log.info({}, "nothing");
  expect(lines.map((line) => JSON.parse(line)["msg"])).toEqual([
    "two\nlines",
    "in a circle",
    "circle",
    "error",
    "nothing",
  ]);
  expect(lines.filter((line) => /[\r\n]/.test(line.trimEnd()))).toEqual([]);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: 30,
    time: expect.any(String),
    path: circle["path"],
    msg: "two\nlines",
  });
  expect(JSON.parse(lines[3] ?? "")).toMatchObject({ err: { message: "first\nsecond" } });
});

test("logs on standard output share one exit listener", () => {
  const before = process.listenerCount("exit");
  for (let count = 0; count < 12; count++) createLog("silent");
  expect(process.listenerCount("exit") - before).toBeLessThanOrEqual(1);
});

test("the level of a log can be changed", () => {
  const { log, lines } = start("info");
  log.level = "warn";
  log.info({}, "no");
  log.level = "debug";
  log.info({}, "yes");
  log.debug({}, "yes");
  expect(lines).toHaveLength(2);
});

test("each entry has the fields given when the log was created", () => {
  const lines: string[] = [];
  createLog("info", { write: (line) => lines.push(line) }, { node: "a:3000", build: "b1" }).info({ x: 1 }, "yes");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ node: "a:3000", build: "b1", x: 1 });
});

test("the line of a request has the format of all other lines, and follows the log level", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) }, { node: "a:3000", build: "b1" });
  const about = { path: '/a"\\\n', site: undefined, host: null, ms: 1.5 };
  log.info({ ...about, requestId: "abc" }, "request");
  log.info(about, "request");
  const [ofRequest = {}, other] = lines.map((line) => ({ ...JSON.parse(line), time: "" }));
  expect(ofRequest).toStrictEqual({ ...other, requestId: "abc" });
  expect(lines.every((line) => line.endsWith("}\n"))).toBe(true);
  log.level = "warn";
  log.info({ requestId: "abc" }, "request");
  expect(lines).toHaveLength(2);
});

test("entries below the level are not written", () => {
  const { log, lines } = start("info");
  log.debug({}, "no");
  log.info({}, "yes");
  expect(lines).toHaveLength(1);
  const silent = start("silent");
  silent.log.error({}, "no");
  expect(silent.lines).toHaveLength(0);
});

test("a full disk stops nothing: logging resumes when there is space, and reports how many lines were lost", async () => {
  const file = join(temporaryFolder(), "log");
  // Never closed: the stream writes while the process lives, and a closed descriptor may belong to another test's socket.
  const log = createLog("info", batchedOutput(openSync(file, "w")));
  const text = "x".repeat(10_000);
  const write = (count: number) => {
    for (let left = count; left > 0; left -= 1) log.info({ text }, "a line");
  };
  const disk = vi.spyOn(fs, "writeSync").mockImplementation(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  write(400);
  expect(disk).toHaveBeenCalled();
  disk.mockRestore();
  write(100);
  const read = () => {
    const lines = readFileSync(file, "utf8").trim().split("\n");
    return lines.map((each) => line.parse(JSON.parse(each)));
  };
  const written = () => read().filter(({ msg }) => msg === "a line").length;
  const lost = () => read().reduce((sum, each) => sum + (each.lost ?? 0), 0);
  await expect.poll(() => written() + lost()).toBe(500);
  expect(written()).toBeGreaterThan(150);
  expect(lost()).toBeGreaterThan(200);
});

const line = z.object({ msg: z.string(), lost: z.number().optional() });
