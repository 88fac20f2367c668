// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { MoneyText, useMoneyFormat } from "#components/text/money-text.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { render } from "../render.tsx";

test.each<[Language, number, string]>([
  ["cs", 1000, "1 000 Kč"],
  ["cs", 144.9, "144,90 Kč"],
  ["en", 1000, "CZK 1,000"],
  ["ru", 1000, "1 000 крон"],
  ["ru", 21, "21 крона"],
  ["ru", 144.9, "144,90 кроны"],
  ["ua", 1000, "1 000 крон"],
  ["ua", 3, "3 крони"],
])("in %s an amount of %d crowns is written as in texts: %s", (language, amount, expected) => {
  const html = render(<MoneyText money={{ amount, currency: "CZK" }} />, { language });
  expect(html.textContent?.replaceAll("\u00a0", " ")).toBe(expected);
});

function Range({ to }: { to: number }) {
  return useMoneyFormat()({ amount: 10, currency: "EUR" }, to);
}

test("a range names its currency once, and a range of equal amounts is one amount", () => {
  const textOf = (to: number) => render(<Range to={to} />, { language: "cs" }).textContent?.replaceAll("\u00a0", " ");
  expect([textOf(2000), textOf(10)]).toEqual(["10–2 000 eur", "10 eur"]);
});
