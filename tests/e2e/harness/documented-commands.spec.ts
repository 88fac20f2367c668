import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "../../..");
let folder = "";

/**
 * Commands of docs/qa.md that need a browser, in the order of the document. The second form
 * keeps the run short: it narrows the command to one small group of pages.
 */
const commands: readonly (readonly [documented: string, narrowed: string])[] = [
  ["check --level 5 service", "check --level 5 redirect"],
  [
    "check --reporter html --outputFile.html report.html",
    "check redirect --reporter html --outputFile.html {folder}/report.html",
  ],
  ["a11y service --matrix full", "a11y loading-page --matrix full"],
  ["visual --shard 1/8", "visual --aria --shard 1/8 loading-page"],
  ["visual --baseline .portal/pictures --update", "visual --baseline {folder} --update loading-page"],
  ["visual --baseline .portal/pictures", "visual --baseline {folder} loading-page"],
];

// The second picture is compared with the first.
test.describe.configure({ mode: "serial", timeout: 180_000 });

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-commands-"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [documented, narrowed] of commands) {
  test(`portal ${documented} runs and finds nothing`, async () => {
    const words = narrowed.replaceAll("{folder}", folder).split(" ");
    const child = spawn(process.execPath, ["harness/cli/main.ts", ...words], { cwd: root, stdio: "pipe" });
    const ended = new Promise((resolve) => child.once("close", resolve));
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    expect(code, out + err).toBe(0);
  });
}
