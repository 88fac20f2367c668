import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Side } from "./side.ts";

/** Returns the paths of the style sheets of a side's page. */
export function stylesOf({ page }: Side): string[] {
  const html = readFileSync(join(page, "index.html"), "utf8");
  return [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, path = ""]) => path);
}

/** Stops all transitions of a page: none may run when a picture is taken after its styles have been switched. */
export async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important; }");
    document.adoptedStyleSheets.push(still);
  });
}

/** Adds the disabled style sheets of the other side to a page, before its first story. */
export async function addOtherStyles(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(async (paths) => {
    for (const path of paths) {
      const link = document.createElement("link");
      const loaded = new Promise((resolve, reject) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", () => reject(new Error(`${path} could not be loaded.`)));
      });
      link.rel = "stylesheet";
      link.href = path;
      link.dataset["side"] = "other";
      document.head.append(link);
      await loaded;
      if (link.sheet) link.sheet.disabled = true;
    }
  }, paths);
  // Text laid out before its fonts have loaded keeps slightly different widths, so fonts are loaded now.
  for (let turn = 0; turn < 2; turn++) await page.evaluate(switchStyles);
}

/** Applies the styles of the other side while `use` runs; afterwards the page is empty. */
export async function withOtherStyles<Result>(page: Page, use: () => Promise<Result>): Promise<Result> {
  await page.evaluate(switchStyles);
  try {
    return await use();
  } finally {
    // An empty page needs no further layout.
    await page.evaluate(() => document.body.replaceChildren());
    await page.evaluate(switchStyles);
  }
}

/** Switches between the styles of the two sides; runs inside the page. */
async function switchStyles(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (link.sheet) link.sheet.disabled = !link.sheet.disabled;
  document.body.getBoundingClientRect();
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}
