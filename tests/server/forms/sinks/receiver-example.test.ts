import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { systemClock } from "#server/clock.ts";
import { createHttpSink } from "#server/forms/sinks/http-sink.ts";
import { attachmentOf, deliveryOf, reference, submissionOf } from "./deliveries.ts";

const secret = "a secret of at least thirty-two characters";

const operations = readFileSync(join(import.meta.dirname, "../../../../docs/operations.md"), "utf8");

test("the recipient in docs/operations.md takes what is signed, and the same form again only once", async () => {
  const [, program = ""] = /\*\*A recipient by HTTP\*\*.*?```js\n(.*?)```/s.exec(operations) ?? [];
  const folder = temporaryFolder({ "receiver.mjs": program });
  const env = { ...process.env, FORM_HTTP_SECRET: secret, PORT: "0" };
  const recipient = spawn(process.execPath, ["receiver.mjs"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    recipient.kill();
    if (recipient.exitCode === null && recipient.signalCode === null) await once(recipient, "exit");
  });
  const [line] = await once(recipient.stdout, "data");
  const target = `http://127.0.0.1:${/\d+/.exec(String(line))?.[0]}`;
  const sinkWith = (own: string, clock = systemClock) => createHttpSink({ target, secrets: { all: [own] }, clock });
  const delivery = deliveryOf([attachmentOf("Příjem.pdf", "%PDF")]);

  await expect(sinkWith("another secret of at least thirty-two characters")(delivery)).rejects.toThrow("answers 401");
  const anHourAgo = { now: () => Date.now() - 3_600_000 };
  await expect(sinkWith(secret, anHourAgo)(delivery)).rejects.toThrow("answers 401");
  expect(readdirSync(folder)).toEqual(["receiver.mjs"]);

  await sinkWith(secret)(delivery);
  await sinkWith(secret)(delivery);
  const file = `${reference}-1-Příjem.pdf`;
  expect(readdirSync(folder).toSorted()).toEqual([file, `${reference}.json`, "receiver.mjs"].toSorted());
  expect(JSON.parse(readFileSync(join(folder, `${reference}.json`), "utf8"))).toEqual(submissionOf());
  expect(readFileSync(join(folder, file), "utf8")).toBe("%PDF");
});
