// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { ExpiryNotice } from "#templates/news-item/expiry-notice.tsx";
import { render } from "../../components/render.tsx";

const validTo = "2026-03-31T21:59:00.000Z";

test("warns once the validity has passed", () => {
  const html = render(<ExpiryNotice validTo={validTo} />, { now: Date.parse(validTo) + 1 });
  expect(html.textContent).toContain("31. 3. 2026");
});

test("says nothing until the last moment, or for a text without an end", () => {
  expect(render(<ExpiryNotice validTo={validTo} />, { now: Date.parse(validTo) }).textContent).toBe("");
  expect(render(<ExpiryNotice validTo={null} />).textContent).toBe("");
});
