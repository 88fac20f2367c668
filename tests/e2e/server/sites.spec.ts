import { expect } from "@playwright/test";
import { get } from "../support/http.ts";
import { test, visit } from "../support/visitor.ts";

test("a site is found below its address", async ({ page }) => {
  await visit(page, "/up/zamestnani");
  await expect(page.locator("html")).toHaveClass("theme-up");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zaměstnání");
  await expect(page).toHaveTitle(/\| Úřad práce České republiky$/);
  const brand = page.getByRole("banner").getByRole("link", { name: /Úřad práce/ });
  await expect(brand).toHaveAttribute("href", "/up");
});

test("a site is found on its own host, where its links have no prefix", async ({ page, portal }) => {
  await visit(page, `http://up.localhost:${portal.port}/zamestnani`);
  await expect(page.locator("html")).toHaveClass("theme-up");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zaměstnání");
  const brand = page.getByRole("banner").getByRole("link", { name: /Úřad práce/ });
  await expect(brand).toHaveAttribute("href", "/");
  await brand.click();
  await expect(page).toHaveURL(`http://up.localhost:${portal.port}/`);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Zaměstnání");
});

test("the sites look different", async ({ page }) => {
  const colours: string[] = [];
  for (const address of ["/", "/up"]) {
    await page.goto(address);
    const theme = await page.locator("html").evaluate((html) => {
      const style = getComputedStyle(html);
      const own = [...style].filter((property) => property.startsWith("--"));
      return own.map((property) => `${property}:${style.getPropertyValue(property)}`).join(";");
    });
    expect(theme).not.toBe("");
    colours.push(theme);
  }
  expect(colours[0]).not.toBe(colours[1]);
});

for (const host of ["UP.localhost", "up.localhost.", "up.localhost:8080"]) {
  test(`the host "${host}" belongs to the agency`, async ({ portal }) => {
    const { status, text } = await get(portal, "/zamestnani", { host });
    expect(status).toBe(200);
    expect(text).toContain('class="theme-up"');
  });
}
