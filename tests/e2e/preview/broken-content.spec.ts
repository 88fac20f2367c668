import { expect } from "@playwright/test";
import { fixedDay } from "../support/fixed-day-settings.ts";
import type { Portal } from "../support/portal.ts";
import { test } from "../support/visitor.ts";

/** A portal of its own: full caches keep a page only from its second request on, so its faults would be logged twice. */
const ownPortal = { ...fixedDay, CONTENT_CACHE_BYTES: "24000000", PAGE_CACHE_BYTES: "24000000" };

test.describe.configure({ mode: "default" });
test.use({ portal: async ({ portalWith }, use) => use(await portalWith(ownPortal)) });

const broken = [
  {
    what: "blocks that cannot be shown are left out",
    address: "/zkusebna/chybne/bloky",
    content: "2388771",
    heading: "Stránka s chybnými bloky",
    shown: ["Tento text se zobrazí.", "I toto upozornění se zobrazí.", "Česká správa sociálního zabezpečení"],
    absent: ["Takový blok portál nezná.", "Odkaz, který by spustil skript", "830 Kč"],
    pointers: ["/data/sekce/1/typ", "/data/sekce/3/popisek", "/data/sekce/4/polozky/1/adresa"],
  },
  {
    what: "news without a text is shown by the default template",
    address: "/zkusebna/chybne/aktualita-bez-textu",
    content: "2388772",
    heading: "Aktualita bez textu",
    shown: ["Redaktor uložil zprávu dřív, než napsal text."],
    absent: [],
    pointers: ["/data/obsah"],
  },
  {
    what: "a page of an unknown structure is shown by the default template",
    address: "/zkusebna/chybne/priloha",
    content: "2388773",
    heading: "Příloha neznámé struktury",
    shown: [],
    absent: [],
    pointers: [],
  },
];

for (const { what, address, content, heading, shown, absent, pointers } of broken) {
  test(`${what}; each fault is one log line with content and place`, async ({ page, portal }) => {
    for (let visit = 0; visit < 2; visit++) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
    }
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toContainText(heading);
    for (const text of shown) await expect(main).toContainText(text);
    for (const text of absent) await expect(main).not.toContainText(text);
    expect(await page.content()).not.toContain("javascript:");
    await expect.poll(() => issuesOf(portal, content).toSorted()).toEqual(pointers);
  });
}

/** Pointers of the errors logged for a content. */
function issuesOf(portal: Portal, id: string): unknown[] {
  const issues = portal.log().filter(({ msg, severity }) => msg === "content issue" && severity === "error");
  return issues.filter(({ content }) => JSON.stringify(content).includes(`"id":"${id}"`)).map(({ pointer }) => pointer);
}
