// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { providedInformation } from "#schemas/structures/provided-information.ts";
import { ProvidedInformationTemplate } from "#templates/provided-information/provided-information.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function show(parts: Record<string, unknown> = {}): DocumentFragment {
  const valid = { vyrizeno: "2026-09-25", vysledek: "odmitnuto", odpoved: "<p>Proč ne</p>", kraj: "GR", rok: 2026 };
  const data = providedInformation.data.parse({ ...valid, ...parts });
  const view = providedInformation.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  return render(<ProvidedInformationTemplate view={{ ...view, inCzech: [] }} />);
}

const headings = (html: DocumentFragment) => [...html.querySelectorAll("h2")].map(({ textContent }) => textContent);

test("the record shows the outcome of the request, who answered it, and its year", () => {
  const facts = [...show().querySelectorAll("dl")].map(({ textContent }) => textContent).join(" ");
  expect(facts).toContain("Žádost odmítnuta");
  expect(facts).toContain("Generální ředitelství");
  expect(facts).toContain("2026");
});

test("the yearly summary shows zeros and leaves out unknown numbers", () => {
  const prehledRoku = { rok: 2025, zadosti: 1482, odmitnuti: 0, odvolani: 3, stiznosti: 2, licence: 0 };
  const html = show({ prehledRoku });
  expect(headings(html)).toEqual(["Odpověď", "Žádosti o informace v roce 2025"]);
  const rows = [...html.querySelectorAll("section:last-of-type dl > div")].map((row) =>
    row.textContent?.replace(/\s/g, " "),
  );
  expect(rows).toContain("Podané žádosti1 482");
  expect(rows).toContain("Výhradní licence0");
  expect(rows).toHaveLength(5);
});

test("without a request text, files or a summary, their headings are left out", () => {
  expect(headings(show())).toEqual(["Odpověď"]);
});
