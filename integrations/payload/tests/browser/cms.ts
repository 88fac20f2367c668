import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { afterAll } from "vitest";
import { freePort } from "#harness/cluster/free-port.ts";
import { createPrograms } from "#portal/adapter/launch/programs.ts";
import { importRecords } from "../../commands/import.ts";
import { readRecords } from "../../commands/store.ts";
import { demonstrationEmail, readSecrets } from "../../launch/secrets.ts";
import { dataFolder } from "../../settings.ts";
import { startCms } from "../database.ts";

/** A news item with a Czech and an English version and a list of links. */
export const newsItem = { id: "2388731", link: "Klientská zóna", english: "/en/news/child-allowance-online" };

/** Starts the whole CMS as `npm run cms` does, on a database filled by an import, and a browser. */
export async function startAll() {
  const payload = await startCms();
  const store = readRecords(join(import.meta.dirname, "../../../../fixtures"));
  const settings = store.contents.find(({ versions }) => versions[0]?.record["id"] === "2380012");
  const home = String(Object(settings?.versions[0]?.record["data"])["home"]);
  const wanted = [newsItem.id, "2380012", home];
  const contents = store.contents.filter(({ id }) => wanted.includes(id));
  await importRecords(payload, { ...store, documents: [], contents }, () => {});

  const [admin, service, portal] = [await freePort(), await freePort(), await freePort()].map(String);
  Object.assign(process.env, {
    CMS_ADMIN_URL: `http://localhost:${admin}`,
    CMS_SERVICE_PORT: service,
    PORT: portal,
  });
  const { start } = await import("../../launch/start.ts");
  const programs = createPrograms(join(dataFolder, "logs"));
  afterAll(() => programs.stop());
  await start(programs);
  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  afterAll(() => browser.close());
  return { url: `http://localhost:${admin}`, portal: `http://localhost:${portal}`, browser, payload };
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const demonstrationLogin = () => ({ email: demonstrationEmail, password: readSecrets(dataFolder).password });

/** Signs in at the form of the login page. */
export async function fillLogin(page: Page, { email, password } = demonstrationLogin()): Promise<void> {
  await page.fill("#field-email", email);
  await page.fill("#field-password", password);
  await page.click("button[type=submit]");
}

/** Opens the admin's start page with the demonstration login, or as another user. */
export async function signIn(
  browser: Browser,
  url: string,
  login = demonstrationLogin(),
  look: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: "cs-CZ", viewport: { width: 1600, height: 1000 }, ...look });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(axe);
  await page.goto(`${url}/admin/login`);
  await fillLogin(page, login);
  await page.waitForURL(/\/admin\/?$/);
  return page;
}

/** The looks in which editors use the admin. */
export const looks = [1280, 390].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ viewport: { width, height: 900 }, colorScheme })),
);

/** Names of the axe rules that the page violates, in all of it or in a part. */
export function brokenRules(page: Page, part = "html"): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations, passes } = await Reflect.get(window, "axe").run(selector, { iframes: false, runOnly });
    if (passes.length < 5) throw new Error("axe looked at nothing.");
    return violations.map(({ id }: { id: string }) => id);
  }, part);
}
