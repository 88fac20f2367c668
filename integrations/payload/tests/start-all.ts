import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { expect, onTestFinished } from "vitest";
import { freePort } from "#harness/cluster/free-port.ts";
import { chromiumArguments, findChromium } from "#harness/test/chromium.ts";
import { dataFolder } from "../settings.ts";

/** Starts admin, read service and portal as `npm run cms` does, on separate ports; the admin must have been built. */
export async function startAll() {
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

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: chromiumArguments });
  onTestFinished(() => browser.close());
  return browser;
}

/** Opens the form of a content item as the demonstration editor. */
export async function openForm(page: Page, { admin, password }: { admin: string; password: string }, id: string) {
  await page.goto(`${admin}/admin/login`);
  await page.fill("input[name=email]", "redakce@example.org");
  await page.fill("input[name=password]", password);
  await page.click("button[type=submit]");
  await page.waitForURL(/\/admin\/?$/);
  await page.goto(`${admin}/api/edit/${id}?language=cs`);
}

/** Opens the source view of a text in its form. */
export async function openSource(page: Page, id: string) {
  const text = page.locator(`#${id}`);
  await text.waitFor();
  await page.locator(`[role=toolbar][aria-controls="${id}"]`).getByRole("button", { name: "Zdrojový kód" }).click();
  const source = page.locator(`textarea#${id}`);
  await source.waitFor();
  return source;
}
