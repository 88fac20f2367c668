// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { SearchForm } from "#components/form/search-form.tsx";
import cs from "#locales/cs.json" with { type: "json" };
import { isRight } from "#renderer/client/forms/check-form.ts";
import { OnlineFormTemplate } from "#templates/form/form.tsx";
import { render } from "../../../components/render.tsx";
import { type Given, startForms } from "../../forms/form-portal.ts";
import { visit } from "../../recorded-portal.ts";

const address = "/dev/formular/-/krok/schuzka";

/** Shows the first step of the sample form, as the server answers it; with answers, after they were sent. */
async function start(sent: Given | null = null) {
  const portal = startForms();
  const answered = sent ? await portal.send(address, sent) : await portal.open(address);
  const shown = await visit(address);
  if (shown.kind !== "page" || shown.page.key !== "form") throw new Error("there is no form");
  document.title = "Objednání";
  document.body.replaceChildren(render(<OnlineFormTemplate view={shown.page.view} progress={answered.progress} />));
  return formOf();
}

function formOf() {
  const form = document.querySelector("form");
  if (!form) throw new Error("there is no form");
  const fill = (name: string, value: string) => {
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) {
      if (control.type === "radio" || control.type === "checkbox") control.checked = control.value === value;
      else control.value = value;
    }
  };
  const lines = () => [...document.querySelectorAll("section[aria-labelledby=form-errors] a")];
  return { form, fill, lines };
}

const right = {
  jmeno: "Žofie",
  prijmeni: "Nová",
  email: "zofie@posta.example",
  den: "2026-12-01",
  zpusob: "telefon",
};

test("an empty form shows each missing field's own message, and the error summary has the focus", async () => {
  const { form, lines } = await start();
  expect(isRight(form)).toBe(false);
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    "Zadejte své jméno.",
    "Zadejte své příjmení.",
    "Zadejte svůj e-mail.",
    "Vyberte den schůzky.",
    "Vyberte způsob jednání.",
  ]);
  expect(document.activeElement).toBe(lines()[0]?.closest("section"));
  expect(document.title).toBe("Chyba: Objednání");
  for (const link of lines()) {
    const control = form.querySelector(link.getAttribute("href") ?? "");
    expect(control?.getAttribute("aria-invalid")).toBe("true");
    const described = control?.closest("[aria-describedby]")?.getAttribute("aria-describedby")?.split(" ") ?? [];
    const note = document.getElementById(described.at(-1) ?? "");
    expect(note?.textContent).toBe(`${cs.form.error}: ${link.textContent}`);
    expect(note?.hidden).toBe(false);
  }
});

test("a corrected form may be submitted and shows no errors any more", async () => {
  const { form, fill, lines } = await start();
  isRight(form);
  for (const [name, value] of Object.entries(right)) fill(name, value);
  expect(isRight(form)).toBe(true);
  expect(lines()).toEqual([]);
  expect(document.querySelectorAll("[aria-invalid], [data-invalid]")).toHaveLength(0);
  expect(document.querySelectorAll("[id$=-error]:not([hidden])")).toHaveLength(0);
  expect(document.title).toBe("Objednání");
});

const wrong = {
  ...right,
  jmeno: "x".repeat(101),
  email: "zofie@posta",
  telefon: "12",
  den: "2020-01-01",
  zpusob: "",
};

test("the client reports the same errors as the server", async () => {
  const { form, fill, lines } = await start();
  for (const [name, value] of Object.entries(wrong)) fill(name, value);
  expect(isRight(form)).toBe(false);
  const inBrowser = lines().map(({ outerHTML }) => outerHTML);
  expect(inBrowser).toHaveLength(5);
  const answered = await start(wrong);
  expect(answered.lines().map(({ outerHTML }) => outerHTML)).toEqual(inBrowser);
});

test("an incompletely typed date is not reported as a missing one", async () => {
  const { form, fill, lines } = await start();
  for (const [name, value] of Object.entries({ ...right, den: "21. 12." })) fill(name, value);
  expect(isRight(form)).toBe(false);
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    cs.form.wrong.day.replace("{{label}}", "Den schůzky"),
  ]);
});

test.each([
  ["", cs.form.missing.term],
  ["ab", cs.validation.term.tooShort_few.replace("{{count}}", "3")],
  ["???", cs.validation.term.invalid],
])("the search form says beside its field what is wrong with the term “%s”, which gets the focus", (term, message) => {
  document.body.replaceChildren(render(<SearchForm action="/hledat" />));
  const { form, fill } = formOf();
  fill("q", term);
  expect(isRight(form)).toBe(false);
  expect(document.activeElement?.getAttribute("name")).toBe("q");
  const [hint, note] = document.activeElement?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(document.getElementById(hint ?? "")?.textContent).toContain("3");
  expect(document.getElementById(note ?? "")?.textContent).toBe(`${cs.form.error}: ${message}`);
  fill("q", "děti");
  expect(isRight(form)).toBe(true);
});
