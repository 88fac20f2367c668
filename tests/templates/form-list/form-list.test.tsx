// @vitest-environment happy-dom
import { expect, test } from "vitest";
import record from "#fixtures/contents/mpsv/form-list/formulare.cs.json" with { type: "json" };
import { formList } from "#schemas/structures/form-list.ts";
import { FormListTemplate } from "#templates/form-list/form-list.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";
import { showView } from "../../schemas/lists/show.ts";

const data = formList.data.parse(record.data);
const groups = data.skupiny;

function start(query = "") {
  const view = { ...formList.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  const html = render(<FormListTemplate view={view} listing={showView(formList, view, query)} />);
  const forms = [...html.querySelectorAll("li")].filter((item) => item.querySelector(":scope > h3"));
  return { html, forms: forms.filter((item) => item.querySelector(".gov-button")) };
}

test("every button of a form names the form and its kind", () => {
  const { forms } = start();
  const buttons = forms.flatMap((form) =>
    [...form.querySelectorAll(".gov-button a")].map((link) => ({ form, name: link.textContent ?? "" })),
  );
  expect(buttons).toHaveLength(groups.flatMap(({ formulare }) => formulare.flatMap(({ odkazy }) => odkazy)).length);
  for (const { form, name } of buttons) expect(name).toContain(`: ${form.querySelector("h3")?.textContent}`);
  expect(new Set(buttons.map(({ name }) => name)).size).toBe(buttons.length);
});

test("each kind of form has its own label", () => {
  const { html } = start();
  const text = html.textContent ?? "";
  for (const kind of [
    "Žádost online",
    "Online aplikace",
    "Formulář online",
    "Interaktivní formulář",
    "Formulář v PDF",
    "Prázdný formulář k tisku",
    "Formulář na jiném webu",
  ])
    expect(text).toContain(kind);
});

test("an attachment is labelled as mandatory or optional, with or without a file", () => {
  const { forms } = start();
  const items = [...(forms[0]?.querySelectorAll("h4 + ul > li") ?? [])].map(({ textContent }) => textContent);
  expect(items[0]).toContain("Doklad o výši čtvrtletního příjmu povinná příloha");
  expect(items[1]?.replaceAll("\u00a0", " ")).toContain("Návod, jak podat žádost (PDF, 36 kB) nepovinná příloha");
});

test("the table of contents links to the groups", () => {
  const { html } = start();
  const targets = [...html.querySelectorAll("nav a[href^='#section']")].map((link) => link.getAttribute("href"));
  expect(targets).toEqual(groups.map((_, index) => `#section-${index + 1}`));
  for (const target of targets) expect(html.querySelector(`section${target} h2`)).not.toBeNull();
});

test("groups without a visible form are left out", () => {
  const { html, forms } = start("kind=pdf");
  const isPdf = ({ odkazy }: (typeof groups)[number]["formulare"][number]) => odkazy.some(({ druh }) => druh === "pdf");
  const visible = groups.filter(({ formulare }) => formulare.some(isPdf));
  const names = visible.flatMap(({ formulare }) => formulare.filter(isPdf).map(({ nazev }) => nazev));
  expect(forms.map((form) => form.querySelector("h3")?.textContent)).toEqual(names);
  const titles = [...html.querySelectorAll("section[id^=section] > h2")].map(({ textContent }) => textContent);
  expect(titles).toEqual(visible.map(({ nazev }) => nazev));
  expect(titles).not.toContain("Bydlení");
});
