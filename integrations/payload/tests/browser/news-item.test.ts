import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "vitest";
import { looks, signIn, startAll } from "./cms.ts";

const { url, portal, browser } = await startAll();

/** The names in quotes in each step of docs/cms.md, in order. */
const steps = readSteps(readFileSync(join(import.meta.dirname, "../../../../docs/cms.md"), "utf8"));

/** Pauses of somebody who types with ten fingers and looks for each control. */
const pause = { key: 60, control: 1000 };
const longestMs = 120_000;

const texts = {
  lead: "Od ledna 2027 vyplácíme příspěvek na péči každému, kdo o něj požádal do konce roku.",
  body: "O příspěvek požádáte online nebo na kterékoli pobočce úřadu práce. Rozhodneme do třiceti dnů.",
};

test.for(looks.filter(({ viewport, colorScheme }) => (viewport.width === 390) === (colorScheme === "dark")))(
  "a news item is published within two minutes by the steps of the document, $colorScheme",
  async (look) => {
    const [[create = ""] = [], [title] = [], [lead, body] = [], [publish = "", saved = ""] = [], [address] = []] =
      steps;
    expect(steps).toHaveLength(5);
    const page = await signIn(browser, url, undefined, look);
    await page.getByRole("link", { name: create, exact: true }).waitFor();
    const hand = createHand(page);
    const name = `Příspěvek na péči se mění (${look.colorScheme})`;
    const start = performance.now();

    await hand.click(page.getByRole("link", { name: create, exact: true }));
    await hand.type(fieldNamed(page, title), name);
    await hand.type(fieldNamed(page, lead), texts.lead);
    await hand.type(fieldNamed(page, body), texts.body);
    await hand.click(page.getByRole("button", { name: publish, exact: true }));
    await page.getByText(saved, { exact: false }).first().waitFor();
    const path = await fieldNamed(page, address).inputValue();
    await expect.poll(() => textOf(`${portal}/${path}`)).toContain(texts.body);

    const ms = Math.round(performance.now() - start);
    console.log(`${look.viewport.width} px, ${look.colorScheme}: ${ms} ms, ${hand.clicks} clicks, ${hand.keys} keys`);
    expect(hand.clicks).toBe(5);
    expect(ms).toBeLessThan(longestMs);
    await page.context().close();
  },
);

/** Text of a page with the spaces of its source: the portal keeps short words with the next one. */
async function textOf(address: string): Promise<string> {
  return (await (await fetch(address)).text()).replace(/&nbsp;|\u00a0/g, " ");
}

function readSteps(text: string): string[][] {
  const [, part = ""] = text.split("### A news item from nothing");
  const lines = part.split("###", 1)[0]?.match(/^\d+\. .*$/gm) ?? [];
  return lines.map((line) => [...line.matchAll(/"([^"]+)"/g)].map(([, words = ""]) => words));
}

/** A text field by the first words of its label, which may be followed by a star or a language. */
function fieldNamed(page: Page, name = ""): Locator {
  return page.getByRole("textbox", { name: new RegExp(`^${name}(?: |$|\\*)`) }).first();
}

/** Clicks and types as a person does, and counts both. */
function createHand(page: Page) {
  const hand = { clicks: 0, keys: 0, click, type };
  return hand;

  async function click(control: Locator): Promise<void> {
    await page.waitForTimeout(pause.control);
    hand.clicks += 1;
    await control.click();
  }

  async function type(field: Locator, text: string): Promise<void> {
    await click(field);
    hand.keys += text.length;
    await page.keyboard.type(text, { delay: pause.key });
  }
}
