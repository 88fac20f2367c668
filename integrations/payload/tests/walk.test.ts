import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../harness/cluster/free-port.ts";
import { chromiumArguments, findChromium } from "../../../harness/test/chromium.ts";
import { dataFolder } from "../settings.ts";

const page = "/sluzby/pridavek-na-dite";

/** Starts admin, read service and portal as `npm run cms` does, on ports of their own; the admin has to be built. */
async function startAll() {
  const [admin, service, portal] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...process.env,
    CMS_ADMIN_URL: `http://localhost:${admin}`,
    CMS_SERVICE_PORT: `${service}`,
    PORT: `${portal}`,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, "../launch/main.ts")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  onTestFinished(() => void child.kill("SIGINT"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  await expect
    .poll(() => output, { timeout: 240_000 })
    .toMatch(/Ctrl-C ends them all|cannot be started|failed:|ended:/);
  expect(output).toContain("Ctrl-C ends them all");
  const { password } = JSON.parse(readFileSync(join(dataFolder, "secrets.json"), "utf8"));
  return {
    admin: `http://localhost:${admin}`,
    service: `http://127.0.0.1:${service}`,
    portal: `http://localhost:${portal}`,
    password,
    async end(): Promise<void> {
      child.kill("SIGINT");
      await exited;
    },
  };
}

test("an editor changes an amount, is told in Czech what is wrong, publishes, and a visitor sees it", async () => {
  const { admin, service, portal, password, end } = await startAll();
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: chromiumArguments });
  onTestFinished(() => browser.close());
  const editor = await browser.newPage({ locale: "cs-CZ" });
  const foreign: string[] = [];
  editor.on("request", (request) => {
    if (!/^(?:http:\/\/(?:localhost|127\.0\.0\.1)[:/]|data:|blob:)/.test(request.url())) foreign.push(request.url());
  });

  await editor.goto(`${admin}/admin/login`);
  await editor.fill("input[name=email]", "redakce@example.org");
  await editor.fill("input[name=password]", password);
  await editor.click("button[type=submit]");
  await editor.waitForURL(/\/admin\/?$/);
  await editor.goto(`${admin}/api/edit/510001?language=cs`);

  const amount = editor.locator("#field-data__dalsiPodminky");
  await amount.waitFor();
  const text = await amount.inputValue();
  const changed = text.replace(/\d[\d\s\u00a0]*(?:&nbsp;|\s)Kč/, "7 771 Kč");
  expect(changed).not.toBe(text);
  await amount.fill(changed);
  const required = editor.locator("#field-data__obecneInformace");
  const sound = await required.inputValue();
  await required.fill("");
  // The form state of a change comes from the server; a save before that loses the messages at fields.
  await editor.waitForLoadState("networkidle");
  await editor.waitForTimeout(1500);
  await editor.click("#action-save");
  await expect
    .poll(() => editor.getByText("Chybí údaj „Obecné informace“. Doplňte ho.").first().isVisible())
    .toBe(true);
  const shown = async () => /7[\s\u00a0]771[\s\u00a0]Kč/.test(await (await fetch(portal + page)).text());
  expect(await shown()).toBe(false);

  await expect.poll(async () => (await (await fetch(`${service}/readyz`)).json()).untold).toEqual([]);
  await required.fill(sound);
  const saved = editor.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await editor.click("#action-save");
  await saved;
  const start = performance.now();
  await expect.poll(shown, { interval: 20 }).toBe(true);
  console.log(`visible to visitors ${Math.round(performance.now() - start)} ms after it was saved`);
  const visitor = await browser.newPage({ locale: "cs-CZ" });
  await visitor.goto(portal + page);
  expect(
    await visitor
      .getByText(/7[\s\u00a0]771[\s\u00a0]Kč/)
      .first()
      .isVisible(),
  ).toBe(true);
  expect(foreign).toEqual([]);

  await end();
  for (const url of [admin, service, portal]) await expect(fetch(url)).rejects.toThrow();
});
