import { expect } from "vitest";
import type { TestBrowser } from "./test-browser.ts";

/** An expression that is true when an element is there. */
export const exists = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;

/** Actions and questions of tests on the page of a browser that is started later. */
export function actionsOn(browser: () => Pick<TestBrowser, "evaluate" | "click">) {
  const isTrue = (expression: string) =>
    expect.poll(() => browser().evaluate(expression), { message: expression }).toBe(true);
  const heading = () => browser().evaluate("document.querySelector('h1').textContent.trim()");
  const path = () => browser().evaluate("location.pathname");

  /** Clicks the first visible element with a text or label. */
  async function press(selector: string, text: string): Promise<void> {
    const found = `(() => {
      document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
      const fits = (each) => [each.textContent.trim(), each.getAttribute("aria-label")].includes(${JSON.stringify(text)});
      const target = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => fits(each) && each.checkVisibility());
      target?.setAttribute("data-pressed", "");
      return target !== undefined;
    })()`;
    await isTrue(found);
    await browser().click("[data-pressed]");
  }

  return { isTrue, heading, path, press };
}
