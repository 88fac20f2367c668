import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { axeSource } from "#harness/stories/accessibility/axe.ts";
import { openBrowser, openForm, openSource, startAll } from "./start-all.ts";

declare const axe: typeof import("axe-core");

const page = "/sluzby/pridavek-na-dite";

test("an editor changes an amount, reads in Czech what is wrong, publishes, and a visitor sees it", async () => {
  const { admin, service, portal, password, end } = await startAll();
  const browser = await openBrowser();
  const editor = await browser.newPage({ locale: "cs-CZ" });
  const foreign: string[] = [];
  editor.on("request", (request) => {
    if (!/^(?:http:\/\/(?:localhost|127\.0\.0\.1)[:/]|data:|blob:)/.test(request.url())) foreign.push(request.url());
  });

  await openForm(editor, { admin, password }, "510001");
  const amount = await openSource(editor, "field-data__dalsiPodminky");
  const text = await amount.inputValue();
  const changed = text.replace(/\{\{hodnota:[^}]+\}\}/, "7 771 Kč");
  expect(changed).not.toBe(text);
  await amount.fill(changed);
  const required = await openSource(editor, "field-data__obecneInformace");
  const sound = await required.inputValue();
  await required.fill("");
  // The form state after a change comes from the server; saving before it arrives would lose the messages at fields.
  await editor.waitForLoadState("networkidle");
  await editor.waitForTimeout(1500);
  await editor.click("#action-save");
  await expect
    .poll(() => editor.getByText("Chybí údaj „Obecné informace“. Doplňte ho.").first().isVisible())
    .toBe(true);
  const shown = async () => /7[\s\u00a0]771[\s\u00a0]Kč/.test(await (await fetch(portal + page)).text());
  expect(await shown()).toBe(false);

  await expect.poll(async () => (await (await fetch(`${service}/readyz`)).json()).pendingNotifications).toEqual([]);
  await required.fill(sound);
  const saved = editor.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await editor.click("#action-save");
  await saved;
  const start = performance.now();
  await expect.poll(shown, { interval: 20 }).toBe(true);
  console.log(`visible to visitors ${Math.round(performance.now() - start)} ms after it was saved`);
  const visitor = await browser.newPage({ locale: "cs-CZ" });
  await visitor.goto(portal + page);
  expect(
    await visitor
      .getByText(/7[\s\u00a0]771[\s\u00a0]Kč/)
      .first()
      .isVisible(),
  ).toBe(true);

  await writeText(editor);
  await editor.click("#action-save");
  await expect.poll(async () => (await (await fetch(portal + page)).text()).includes("Kdy se vyplácí")).toBe(true);
  const written = await (await fetch(portal + page)).text();
  expect(written).toMatch(/<h\d id="kdy-se-vyplaci">Kdy se vyplácí<\/h\d>/);
  expect(written).toMatch(/Výši <a[^>]* href="\/kontakty"[^>]*>vám řekneme<\/a> na úřadu/);
  expect(written).toMatch(
    /<caption>Termíny<\/caption><thead><tr><th scope="col">Měsíc<\/th><th scope="col">Den<\/th><\/tr><\/thead><tbody><tr><th scope="row">Leden<\/th><td>15\.<\/td>/,
  );
  await editor.locator("[role=textbox][aria-readonly=false]").getByText("Leden").click();
  await editor.getByRole("button", { name: "Odebrat tabulku" }).waitFor();
  for (const theme of ["light", "dark"]) expect(await axeFindings(editor, theme)).toEqual([]);
  expect(foreign).toEqual([]);

  await end();
  for (const url of [admin, service, portal]) await expect(fetch(url)).rejects.toThrow();
});

/** Types a heading, a paragraph with a link, and a table, using only the keyboard. */
async function writeText(editor: Page): Promise<void> {
  const id = "field-data__obecneInformace";
  await editor.locator(`[role=toolbar][aria-controls="${id}"]`).getByRole("button", { name: "Zdrojový kód" }).click();
  const text = editor.getByRole("textbox", { name: "Obecné informace", description: "Alt+F10" });
  await text.focus();
  const keys = editor.keyboard;
  const write = async (...words: string[]) => {
    for (const word of words)
      await (/^(?:Control|Enter|Tab|Arrow|Alt|Escape|Home|End)/.test(word) ? keys.press(word) : keys.type(word));
  };
  await write("Control+End", "Control+Enter", "Kdy se vyplácí", "Control+Alt+2", "Control+Enter", "Výši ", "Control+K");
  await write("vám řekneme", "Tab", "javascript:x", "Enter");
  expect(await editor.getByText("Toto není adresa, na kterou může odkaz vést.").isVisible()).toBe(true);
  await editor.getByRole("textbox", { name: "Adresa", exact: true }).fill("/kontakty");
  await write("Enter", " na úřadu.", "Control+Enter", "Alt+F10");
  await editor.locator(`[aria-controls="${id}"]`).getByRole("button", { name: "Tabulka", exact: true }).press("Enter");
  await write("Termíny", "Tab", "2", "Tab", "2", "Enter");
  for (const word of ["Měsíc", "Den", "Leden", "15."]) {
    await keys.type(word);
    await keys.press("ArrowRight");
  }
  await keys.press("Tab");
  expect(await text.evaluate((element) => element.contains(document.activeElement))).toBe(false);
}

/** Returns what axe finds in the form's HTML fields. */
async function axeFindings(editor: Page, theme: string): Promise<string[]> {
  await editor.evaluate((own) => document.documentElement.setAttribute("data-theme", own), theme);
  await editor.evaluate(axeSource);
  const { passes, violations } = await editor.evaluate(async () => {
    const found = await axe.run(".html-editor");
    return { passes: found.passes.length, violations: found.violations };
  });
  expect(passes).toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme} ${id}: ${html}`));
}
