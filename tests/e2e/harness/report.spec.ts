import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import { piecesOf } from "#harness/report/reporters.ts";
import { finding, hostile, hostileFinding, report, waiver } from "#tests/harness/report/sample.ts";
import { checkLooks, withAxe } from "../support/axe.ts";
import { test } from "../support/visitor.ts";

const other = { ...finding().content, id: "1002", language: "en", name: "Care allowance", url: null };
const whole = report(
  [
    finding(),
    finding({ severity: "warning", location: null, wcag: ["1.1.1"] }),
    finding({ severity: "info", content: other, received: "x".repeat(80) }),
    ...hostile.map(hostileFinding),
  ],
  { accepted: [finding()], waivers: { expired: [waiver], unused: [waiver] }, isPartial: true },
);

async function open(page: Page, path: string, language: "cs" | "en" = "cs"): Promise<void> {
  writeFileSync(path, [...piecesOf("html", whole, { language, color: false })].join(""));
  await page.goto(pathToFileURL(path).href);
}

for (const [index, language] of (["cs", "en"] as const).entries()) {
  test(`the report for editors in ${language} has no axe violations`, async ({ page }, info) => {
    await withAxe(page);
    await open(page, info.outputPath(`${language}.html`), language);
    await checkLooks(page, index);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the report can be read in either language, by keyboard too, without network requests", async ({
    page,
  }, info) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, info.outputPath("report.html"));
    const [czech, english] = [
      page.getByText("Chybí název odkazu.").first(),
      page.getByText("The link's title is missing.").first(),
    ];
    await expect(czech).toBeVisible();
    await expect(english).toBeHidden();
    await page.getByRole("radio", { name: "Čeština" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "English" })).toBeChecked();
    await expect(english).toBeVisible();
    await expect(czech).toBeHidden();
    const care = page.getByRole("region", { name: "Care allowance" });
    await expect(care).toBeVisible();
    await page.getByRole("checkbox", { name: "Suggestions" }).uncheck();
    await expect(care).toBeHidden();
    await page.getByRole("checkbox", { name: "Warnings" }).uncheck();
    await expect(page.locator("li.warning:visible")).toHaveCount(0);
    await expect(page.locator("main > section:not([aria-labelledby=accepted]) li.error:visible")).toHaveCount(
      1 + hostile.length,
    );
    expect(asked.filter((url) => !url.startsWith("file:"))).toEqual([]);
  });
});
