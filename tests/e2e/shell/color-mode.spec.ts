import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { test, visit } from "../support/visitor.ts";

const ordinary = "/rodina";
const forcedDark = "/dev/tmava-stranka";
const surfaces = { light: "rgb(255, 255, 255)", dark: "rgb(10, 18, 30)" };

test("a choice applies at once and survives reloads and in-app navigation", async ({ page }) => {
  await visit(page, "/");
  await expect(modeOf(page, "system")).toBeChecked();
  await modeOf(page, "dark").check();
  await expectShown(page, "dark");
  await page.reload();
  await expectShown(page, "dark");
  await expect(modeOf(page, "dark")).toBeChecked();
  await followTo(page, ordinary);
  await expectShown(page, "dark");
  await modeOf(page, "system").check();
  await expectShown(page, "light");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const [stored, system] of [
  ["dark", "light"],
  ["light", "dark"],
] as const) {
  test.describe(`with ${stored} stored on a ${system} system`, () => {
    test.use({ colorScheme: system });

    test("the mode is set before the styles load, so nothing flashes", async ({ page }) => {
      await store(page, stored);
      await page.addInitScript(() => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector("link[rel=stylesheet]")) return;
          observer.disconnect();
          const scheme = document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.content;
          Object.assign(window, { first: { theme: document.documentElement.dataset["theme"], scheme } });
        });
        observer.observe(document, { childList: true, subtree: true });
      });
      await page.goto(ordinary);
      const first = await page.evaluate(() => Reflect.get(window, "first"));
      expect(first).toEqual({ theme: stored, scheme: stored });
      await expectShown(page, stored);
    });

    test("the next page never has another mode, before and after the switch is enabled", async ({ page }) => {
      await store(page, stored);
      await page.addInitScript(() => {
        const themes: unknown[] = [];
        Object.assign(window, { themes });
        const look = () => {
          themes.push(document.documentElement.dataset["theme"]);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto("/");
      await expect(page.locator("html[data-navigation=ready]")).toBeAttached();
      await followTo(page, ordinary);
      await expect(modeOf(page, "dark")).toBeEnabled();
      await followTo(page, "/prace");
      const themes: unknown[] = await page.evaluate(() => Reflect.get(window, "themes"));
      expect(themes.length).toBeGreaterThan(3);
      expect([...new Set(themes)]).toEqual([stored]);
    });
  });
}

test("without a choice the page follows the system's mode while it is open", async ({ page }) => {
  await visit(page, ordinary);
  await expectShown(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectShown(page, "dark");
  await modeOf(page, "light").check();
  await expectShown(page, "light");
});

test("other tabs follow the choice", async ({ page, context, baseURL }) => {
  await visit(page, ordinary);
  const other = await context.newPage();
  await visit(other, `${baseURL}/`);
  await expect(modeOf(page, "dark")).toBeEnabled();
  await modeOf(other, "dark").check();
  await expectShown(page, "dark");
  await expect(modeOf(page, "dark")).toBeChecked();
});

test("a page that forces a mode says so, and the visitor's choice returns on the next page", async ({ page }) => {
  await store(page, "light");
  await visit(page, forcedDark);
  await expectShown(page, "dark");
  await expect(modeOf(page, "dark")).toBeDisabled();
  await expect(modeOf(page, "dark")).toBeChecked();
  await expect(page.getByText(cs.colorMode.forced)).toBeVisible();
  await followTo(page, "/rodina/porodne");
  await expectShown(page, "light");
  await expect(modeOf(page, "dark")).toBeEnabled();
  await expect(modeOf(page, "light")).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(forcedDark);
  await expectShown(page, "dark");
});

test("forcing the system's mode is ignored with a warning in the console", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && message.text().includes("colour mode")) warnings.push(message.text());
  });
  await store(page, "dark");
  await page.route(`**${ordinary}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<html ", '<html data-forced-theme="system" ');
    await route.fulfill({ response, body });
  });
  await visit(page, ordinary);
  await expect(modeOf(page, "dark")).toBeEnabled();
  await expectShown(page, "dark");
  await expect.poll(() => warnings).toHaveLength(1);
});

test("the browser's toolbar takes the header's colour", async ({ page }) => {
  for (const mode of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await visit(page, ordinary);
    const [told, shown] = await page.evaluate((wanted) => {
      const probe = document.body.appendChild(document.createElement("i"));
      const colorOf = (value: string) => {
        probe.style.color = value;
        return getComputedStyle(probe).color;
      };
      const header = document.querySelector("body > header > [data-menu]");
      const meta = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][data-mode=${wanted}]`);
      return [colorOf(meta?.content ?? ""), header && getComputedStyle(header).backgroundColor];
    }, mode);
    expect(told, mode).toBe(shown);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "light" });

  test("there is no switch, and a page that forces a mode is shown in it", async ({ page }) => {
    await page.goto(ordinary);
    await expect(page.locator("header fieldset")).toBeAttached();
    await expect(page.locator("header fieldset")).toBeHidden();
    await page.goto(forcedDark);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

function modeSwitch(page: Page) {
  return page.getByRole("group", { name: cs.colorMode.title });
}

function modeOf(page: Page, mode: "system" | "light" | "dark") {
  return modeSwitch(page).getByRole("radio", { name: cs.colorMode[mode] });
}

async function store(page: Page, mode: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem("color-mode", value), mode);
}

async function expectShown(page: Page, mode: keyof typeof surfaces): Promise<void> {
  await expect(page.locator("body")).toHaveCSS("background-color", surfaces[mode]);
}

/** Follows a link of the page and waits until its target is shown. */
async function followTo(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]:visible`).first().click();
  await expect(page).toHaveURL(address);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${address}$`));
}
