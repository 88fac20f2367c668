// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { i18nOf } from "#renderer/page/i18n.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { previewRefusals } from "#schemas/visitor/preview.ts";
import { ErrorPageTemplate } from "#templates/error-page/error-page.tsx";
import { render } from "../../components/render.tsx";

test.each([
  [401, "Pro zobrazení této stránky se přihlaste"],
  [403, "Nemáte oprávnění zobrazit tuto stránku"],
  [404, "Omlouváme se, ale tato stránka neexistuje"],
  [500, "Omlouváme se, ale nastala neznámá chyba"],
])("%i has its own headline, drawing and way home", (status, headline) => {
  const html = render(<ErrorPageTemplate view={{ status, home: "/en", message: null, versions: [] }} />);
  expect(html.querySelector("h1")?.textContent).toBe(headline);
  expect(html.textContent).toContain(`Chyba ${status}`);
  expect(html.querySelector("a")?.getAttribute("href")).toBe("/en");
  expect(html.querySelectorAll("svg > *").length).toBeGreaterThan(0);
});

test("a page for signed-in visitors links to signing in", () => {
  const view = { status: 401, home: "/", message: null, versions: [], signIn: "/auth/login" };
  const html = render(<ErrorPageTemplate view={view} />);
  expect([...html.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent])[0]).toEqual([
    "/auth/login",
    "Přihlásit se",
  ]);
});

test("another status uses the text of 500 and shows its number", () => {
  const html = render(<ErrorPageTemplate view={{ status: 503, home: "/", message: null, versions: [] }} />);
  expect(html.querySelector("h1")?.textContent).toBe("Omlouváme se, ale nastala neznámá chyba");
  expect(html.textContent).toContain("Chyba 503");
});

test("each language has its own text", () => {
  const headlines = languageCodes.map((language) => {
    const html = render(<ErrorPageTemplate view={{ status: 404, home: "/", message: null, versions: [] }} />, {
      language,
    });
    return html.querySelector("h1")?.textContent;
  });
  expect(headlines).toContain("We're sorry, but this page does not exist");
  expect(new Set(headlines).size).toBe(4);
});

test("a message for visitors is below the text", () => {
  const html = render(
    <ErrorPageTemplate view={{ status: 404, home: "/", message: "Page not found: /x", versions: [] }} />,
  );
  expect(html.textContent).toContain("Page not found: /x");
});

test.each(previewRefusals)(
  "a preview refused as %s says why, and does not offer to sign in as another user",
  (refusal) => {
    for (const language of languageCodes) {
      const { t } = i18nOf(language);
      const view = { status: 403, home: "/", message: null, versions: [], signIn: "/auth", previewRefusal: refusal };
      const html = render(<ErrorPageTemplate view={view} />, { language });
      expect(html.querySelector("h1")?.textContent).toBe(t("errors.preview.headline"));
      expect(html.textContent).toContain(t(`errors.preview.${refusal}`));
      expect(html.textContent).not.toContain(t("errors.403.description"));
      expect([...html.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/"]);
    }
  },
);

const suggestions = {
  search: "/en/search",
  sitemap: { label: "Sitemap", href: "/en/sitemap", external: false, language: null },
};

test("a missing page has the site's search without script, and links the sitemap after the home page", () => {
  const view = { status: 404, home: "/en", message: null, versions: [], suggestions };
  const html = render(<ErrorPageTemplate view={view} />, { language: "en" });
  const form = html.querySelector("search form");
  expect(form?.getAttribute("action")).toBe("/en/search");
  expect(form?.hasAttribute("method")).toBe(false);
  const field = form?.querySelector("input[name=q]");
  expect(html.querySelector(`label[for="${field?.id}"]`)?.textContent).not.toBe("");
  expect([...html.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/en", "/en/sitemap"]);
});

test("what a site lacks is not linked", () => {
  const view = { status: 404, home: "/", message: null, versions: [], suggestions: { search: null, sitemap: null } };
  const html = render(<ErrorPageTemplate view={view} />);
  expect(html.querySelector("form")).toBeNull();
  expect(html.querySelectorAll("a")).toHaveLength(1);
});
