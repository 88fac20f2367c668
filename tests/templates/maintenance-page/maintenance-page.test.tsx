// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { MaintenancePageTemplate } from "#templates/maintenance-page/maintenance-page.tsx";
import { render } from "../../components/render.tsx";

const until = Date.parse("2026-11-20T15:30:00Z");

test("the notice says when the maintenance should end, in Prague time", () => {
  const html = render(<MaintenancePageTemplate view={{ until }} />);
  expect(html.querySelector("h1")?.textContent).toBe("Portál právě upravujeme");
  expect(html.textContent).toContain("Předpokládaný konec údržby: 20. listopadu 2026 v 16:30.");
});

test.each([null, Date.parse("2026-11-20T11:59:00Z")])("an end at %s is not mentioned", (end) => {
  const html = render(<MaintenancePageTemplate view={{ until: end }} />);
  expect(html.textContent).not.toContain("konec");
});

test("each language has its own text", () => {
  const texts = languageCodes.map((language) => {
    return render(<MaintenancePageTemplate view={{ until }} />, { language }).textContent;
  });
  expect(new Set(texts).size).toBe(4);
});
