import { chromium } from "@playwright/test";
import { join } from "node:path";
import { readStore } from "#embedded/replay/store.ts";
import { chromiumArguments, findChromium } from "#harness/test/chromium.ts";
import { placePath } from "#schemas/forms/filling/place.ts";
import { answerPaths } from "#schemas/forms/paths/answer-paths.ts";
import { toFormPath } from "#schemas/forms/paths/form-path.ts";
import { toContent, wireContent } from "#schemas/site/content.ts";
import { startPortal } from "./support/portal.ts";
const [lang = "cs_cz", only = "", dark = ""] = process.argv.slice(2);
const store = readStore(join(import.meta.dirname, "../../fixtures"));
const portal = await startPortal({ FORMS_FOLDER: "/tmp/look/forms" });
const browser = await chromium.launch({ executablePath: findChromium()!, args: chromiumArguments });
for (const record of store.contents) {
  const content = toContent(wireContent.parse(record));
  if (content.structureKey !== "formular" || (record as any).language !== lang) continue;
  if (only && !String((record as any).friendlyURLs[lang]).includes(only)) continue;
  const form = toFormPath(content.data)!;
  const { paths } = answerPaths(form, "2026-11-29");
  const best = paths.filter((p) => !p.walk.exit).sort((a, b) => b.walk.shown.length - a.walk.shown.length)[0]!;
  const site = content.webId === "34" ? "/up" : "";
  const prefix = { cs_cz: "", en_gb: "/en", ru_ru: "/ru", uk_ua: "/ua" }[lang as "cs_cz"];
  const start = `${portal.url}${prefix}${site}/${(record as any).friendlyURLs[lang]}`;
  const name = (record as any).friendlyURLs[lang].replaceAll("/", "_");
  const page = await browser.newPage({ viewport: { width: Number(process.env.W ?? 390), height: 844 }, colorScheme: dark ? "dark" : "light", javaScriptEnabled: false });
  const shot = async (n: string) => { await page.screenshot({ path: `/tmp/look/${name}-${n}.png`, fullPage: true }); };
  const r = await page.goto(start);
  console.log(start, r?.status());
  await shot("00-start");
  let n = 1;
  for (const { step, entries } of best.walk.shown) for (const [at, entry] of entries.entries()) {
    await page.goto(`${start}/-/${placePath({ kind: "step", step: step.key, entry: at + 1 })}`);
    for (const [key, values] of Object.entries(entry)) for (const value of values) {
      const field = page.locator(`main [name="${key}"]`).first();
      const type = await field.evaluate((e) => (e as HTMLInputElement).type).catch(() => "none");
      if (type === "radio" || type === "checkbox") await page.locator(`main [name="${key}"][value="${value}"]`).check();
      else if (type === "select-one") await field.selectOption(value);
      else if (type === "file") await field.setInputFiles({ name: "doklad.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 x") });
      else if (type !== "none") await field.fill(/^\d{4}-\d\d-\d\d$/.test(value) ? (type === "date" ? value : value.split("-").reverse().map(Number).join(". ")) : value);
      else console.log("no field", key);
    }
    await shot(`${String(n++).padStart(2, "0")}-${step.key}-${at + 1}`);
    await page.locator("main form button[type=submit]:visible").last().click().catch((e) => console.log(e.message.slice(0, 200)));
  }
  if (!page.url().endsWith("souhrn")) console.log("not at summary", page.url());
  await shot(`${n++}-summary`);
  await page.waitForTimeout(1100);
  for (const box of await page.locator("main form input[type=checkbox]").all()) await box.check();
  await page.locator("main form button[type=submit]:visible").last().click();
  await shot(`${n++}-receipt`);
  console.log(page.url());
  if (page.url().includes("odeslano")) await page.pdf({ path: `/tmp/look/${name}-receipt.pdf` });
  await page.close();
}
await browser.close(); await portal.stop();
