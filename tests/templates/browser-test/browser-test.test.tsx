// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { checkNames } from "#components/shell/browser-checks.ts";
import { BrowserTestPage } from "#templates/browser-test/browser-test.tsx";
import { render } from "../../components/render.tsx";

test("without script JavaScript counts as failed, the rest as untested and the result as a failure", () => {
  const html = render(<BrowserTestPage view={{ probe: null }} />);
  const results = [...html.querySelectorAll("dd")].map((value) => value.querySelector("strong")?.textContent);
  expect(results).toEqual(checkNames.map((name) => (name === "javascript" ? "Nevyhovuje" : "Netestováno")));
  expect(html.querySelector("[role=status]")?.textContent).toContain("Celkový výsledek: Nevyhovuje");
  expect(html.querySelectorAll("dd svg")).toHaveLength(checkNames.length);
  expect(html.querySelector("button")).toBeNull();
});

test("every check has a description", () => {
  const html = render(<BrowserTestPage view={{ probe: null }} />, { language: "ua" });
  const notes = [...html.querySelectorAll("dd p:last-child")].map(({ textContent }) => textContent);
  expect(new Set(notes).size).toBe(checkNames.length);
});
