import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import { check, checkLooks, withAxe } from "../support/axe.ts";
import { looksOf, setLook, turnOf } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

/** Pages whose content, filters and results are not covered as a whole by stories. */
const pages = [
  "/",
  "/prace/minimalni-mzda",
  "/pruvodce-pro-mlade-rodiny",
  "/aktuality/podzimni-veletrh-prace",
  "/ua/family",
  "/up",
  "/dev/tmava-stranka",
  "/vyhledavani/kalendar-akci",
  "/vyhledavani/kalendar-akci?view=month&month=2026-12",
  "/ua/search/events?view=month&month=2026-12",
  "/up/kalendar-akci?view=month",
  "/davky-v-otazkach",
  "/davky-v-otazkach?q=rodicovsky",
  "/davky-v-otazkach?q=ab",
  "/up/o-uradu/organizacni-struktura",
  "/up/o-uradu/organizacni-struktura?q=prace",
  "/up/o-uradu/organizacni-struktura?q=xyz",
  "/vyhledavani?q=příspěvek",
  "/vyhledavani?q=ab",
  "/vyhledavani?q=velbloud",
  "/vyhledavani/kariera",
  "/en/search?q=Praha",
  "/up/uredni-deska",
  "/prace/kolektivni-smlouvy",
  "/prace/kolektivni-smlouvy?state=expired&page=2",
  "/prace/kolektivni-smlouvy?q=ab",
  "/prace/kolektivni-smlouvy?q=velbloudi&year=2024",
  "/up/kontakty/pracoviste?region=MSK",
  "/formulare?kind=pdf",
  "/zkusebna/ukazky/smernice-dlouha-slova",
  "/ua/work/mediators-and-arbitrators?role=mediator",
];
const missing = ["/neni-tu", "/en/not-here", "/up/neni-tu", "/ua/up/not-here"];
const demos = [
  "components/buttons",
  "components/card",
  "components/form",
  "components/toasts",
  "formular",
  "login",
  "skeleton",
  "typografie",
  "tabulka",
].map((name) => `/dev/${name}`);

// `portal a11y` checks every template in a story; here whole pages are checked, one in six in an ordinary run.
for (const [index, address] of turnOf([...pages, ...missing, ...demos], 6, 0).entries()) {
  test(`${address} has no axe violations, wide and narrow, light and dark`, async ({ page, intended }) => {
    if (missing.includes(address)) intended.add(404);
    await withAxe(page);
    await page.goto(address);
    await checkLooks(page, index);
  });
}

for (const look of looksOf(0)) {
  test(`at ${look.width} px in ${look.colorScheme} the open navigation has no axe violations`, async ({ page }) => {
    await setLook(page, look);
    await withAxe(page);
    await visit(page, "/rodina");
    if (look.width < 768) await page.getByRole("button", { name: cs.header.menu }).click();
    await page.getByRole("button", { name: `${cs.header.section} Práce` }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Minimální mzda" })).toBeVisible();
    await check(page);
  });
}

test("the open list of suggestions has no axe violations, light and dark, with an option selected", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withAxe(page);
  // A search waits for its index, suggestions do not.
  await visit(page, "/vyhledavani?q=porodn%C3%A9");
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  const field = page.getByRole("main").locator("[type=search]");
  await field.focus();
  await expect(field).toHaveRole("combobox");
  await expect(field).toHaveAccessibleName(cs.search.term);
  await field.fill("");
  await field.pressSequentially("příspěvek");
  const options = page.getByRole("listbox", { name: cs.search.suggestions.label }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await field.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await check(page, "main");
  }
});

test("the overflow menu has no axe violations, light and dark", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 844 });
  await withAxe(page);
  await visit(page, "/ru/about-the-ministry");
  await page.getByRole("button", { name: ru.header.showMore }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Услуги", exact: true })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await check(page);
  }
});
