import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ThemeHead } from "#renderer/page/document/theme-head.tsx";
import { inlineScript } from "#server/http/inline-script.ts";

test("the script comes after the meta that it changes and before the styles", () => {
  const html = render(null);
  const places = ['name="color-scheme"', `<script>${inlineScript}</script>`, 'rel="stylesheet"'].map((part) =>
    html.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("a page that forces no mode follows the system", () => {
  const html = render(null);
  expect(html).toContain('name="color-scheme" content="light dark"');
  for (const mode of ["light", "dark"]) expect(html).toContain(`media="(prefers-color-scheme: ${mode})"`);
});

test("a page that forces a mode has only that mode's colours", () => {
  const html = render("dark");
  expect(html).toContain('name="color-scheme" content="dark"');
  expect(html).toContain('data-mode="dark" media="all"');
  expect(html).toContain('data-mode="light" media="not all"');
});

function render(forced: "light" | "dark" | null): string {
  return renderToString(
    <html lang="cs">
      <head>
        <ThemeHead theme="theme-up" forced={forced} />
        <link rel="stylesheet" href="/assets/portal.css" />
      </head>
    </html>,
  );
}
