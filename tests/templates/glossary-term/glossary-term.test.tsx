// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { glossaryTerm } from "#schemas/structures/glossary-term.ts";
import { GlossaryTermTemplate } from "#templates/glossary-term/glossary-term.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function start(own: Record<string, unknown>) {
  const data = glossaryTerm.data.parse({ obsah: "<p>Výklad</p>", ...own });
  const view = glossaryTerm.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  return render(<GlossaryTermTemplate view={{ ...view, inCzech: [] }} />);
}

test("each equivalent is in its own language, except the page's", () => {
  const page = start({
    preklady: [
      { jazyk: "en_gb", pojem: "employer" },
      { jazyk: "uk_ua", pojem: "роботодавець" },
      { jazyk: "cs_cz", pojem: "zaměstnavatel" },
    ],
  });
  expect(
    [...page.querySelectorAll("li > [lang]")].map((term) => [
      term.getAttribute("lang"),
      term.parentElement?.textContent,
    ]),
  ).toEqual([
    ["en", "employer (anglicky)"],
    ["uk", "роботодавець (ukrajinsky)"],
  ]);
});

test("a definition alone has no sections", () => {
  expect(start({}).querySelectorAll("h2, dl")).toHaveLength(0);
});
