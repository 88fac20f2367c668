// @vitest-environment happy-dom

import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { EnvironmentProvider } from "#components/environment.tsx";
import { i18nOf } from "#renderer/page/i18n.ts";
import { ownTiles } from "#schemas/site/map-tiles.ts";
import { LoadingPage } from "#templates/loading-page/loading-page.tsx";

function start() {
  const html = renderToString(
    <EnvironmentProvider
      value={{ language: "cs", address: null, parent: null, now: 0, tiles: ownTiles, savedDays: 14, textsOf: i18nOf }}
    >
      <LoadingPage />
    </EnvironmentProvider>,
  );
  const template = document.createElement("template");
  template.innerHTML = html;
  return { html, page: template.content };
}

test("a loading page says so and is busy", () => {
  const { page } = start();
  const status = page.querySelector("[role=status]");
  expect(status?.textContent).toBe("Načítá se obsah.");
  expect(status?.getAttribute("aria-busy")).toBe("true");
  expect(page.childElementCount).toBe(1);
});

test("it is small, because every document contains it", () => {
  const { html } = start();
  expect(html.length).toBeGreaterThan(300);
  expect(html.length).toBeLessThan(1000);
});
