// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { SearchForm } from "#components/form/search-form.tsx";
import cs from "#locales/cs.json" with { type: "json" };
import { checkForm } from "#renderer/client/forms/check-form.ts";
import { toDemoView } from "#renderer/demo/to-demo.ts";
import { meetingForm } from "#schemas/forms/meeting.ts";
import { emptyForm, parseForm } from "#schemas/forms/parse-form.ts";
import { toWeb } from "#schemas/site/web.ts";
import { MeetingDemo } from "#templates/demo/meeting.tsx";
import { render } from "../../../components/render.tsx";

const { meeting } = cs.demo;
const web = toWeb({ id: "12", name: {}, friendlyURL: "/" });
const view = toDemoView(
  { name: "formular", extra: "" },
  { webs: [web], web, host: "", language: "cs", home: {}, folders: [] },
);

function start(state = emptyForm) {
  document.title = "Objednání";
  document.body.replaceChildren(render(<MeetingDemo view={{ ...view, meeting: { state, sent: null } }} />));
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
  "given-name": "Žofie",
  "family-name": "Nová",
  email: "zofie@posta.example",
  topic: "work",
  day: "2026-12-01",
  way: "phone",
  consent: "yes",
};

test("an empty form shows each missing field's own message, and the error summary has the focus", () => {
  const { form, lines } = start();
  expect(checkForm(form)).toBe(false);
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    meeting.missing.givenName,
    meeting.missing.familyName,
    meeting.missing.email,
    meeting.missing.topic,
    meeting.missing.day,
    meeting.missing.way,
    meeting.missing.consent,
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

test("a corrected form may be submitted and shows no errors any more", () => {
  const { form, fill, lines } = start();
  checkForm(form);
  for (const [name, value] of Object.entries(right)) fill(name, value);
  expect(checkForm(form)).toBe(true);
  expect(lines()).toEqual([]);
  expect(document.querySelectorAll("[aria-invalid], [data-invalid]")).toHaveLength(0);
  expect(document.querySelectorAll("[id$=-error]:not([hidden])")).toHaveLength(0);
  expect(document.title).toBe("Objednání");
});

const wrong = {
  ...right,
  "given-name": "x".repeat(101),
  email: "zofie@posta",
  phone: "12",
  day: "2026-11-20",
  topic: "",
};

test("the client reports the same errors as the server", () => {
  const { form, fill, lines } = start();
  for (const [name, value] of Object.entries(wrong)) fill(name, value);
  expect(checkForm(form)).toBe(false);
  const inBrowser = lines().map(({ outerHTML }) => outerHTML);
  const fields = new Map(Object.entries(wrong).map(([name, value]) => [name, [value]]));
  const { data, ...state } = parseForm(meetingForm("2026-11-20"), { fields, files: [] });
  expect(data).toBeNull();
  expect(inBrowser).toHaveLength(5);
  const answered = start({ ...emptyForm, ...state });
  expect(answered.lines().map(({ outerHTML }) => outerHTML)).toEqual(inBrowser);
});

test("an incompletely typed date is not reported as a missing one", () => {
  const { form, fill, lines } = start();
  for (const [name, value] of Object.entries({ ...right, day: "" })) fill(name, value);
  const day = form.querySelector("[name=day]");
  if (day) Object.defineProperty(day, "validity", { value: { badInput: true } });
  expect(checkForm(form)).toBe(false);
  expect(lines().map(({ textContent }) => textContent)).toEqual([cs.form.wrong.day.replace("{{label}}", meeting.day)]);
});

test.each([
  ["", cs.form.missing.term],
  ["ab", cs.validation.term.tooShort_few.replace("{{count}}", "3")],
  ["???", cs.validation.term.invalid],
])("the search form says beside its field what is wrong with the term “%s”, which gets the focus", (term, message) => {
  document.body.replaceChildren(render(<SearchForm action="/hledat" />));
  const { form, fill } = formOf();
  fill("q", term);
  expect(checkForm(form)).toBe(false);
  expect(document.activeElement?.getAttribute("name")).toBe("q");
  const [hint, note] = document.activeElement?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(document.getElementById(hint ?? "")?.textContent).toContain("3");
  expect(document.getElementById(note ?? "")?.textContent).toBe(`${cs.form.error}: ${message}`);
  fill("q", "děti");
  expect(checkForm(form)).toBe(true);
});
