// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Form } from "#components/form/form.tsx";
import { FormChoices } from "#components/form/form-choices.tsx";
import { FormFile } from "#components/form/form-file.tsx";
import { FormSelect } from "#components/form/form-select.tsx";
import { FormTextArea } from "#components/form/form-text-area.tsx";
import { FormTextField } from "#components/form/form-text-field.tsx";
import type { Control } from "#schemas/forms/controls.ts";
import type { FormState } from "#schemas/forms/form-state.ts";
import { render } from "../render.tsx";

const options = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));
const names = ["text", "area", "select", "radio", "checkbox", "file"] as const;
const controls = {
  text: { kind: "text", required: true },
  area: { kind: "text", required: true },
  select: { kind: "choice", required: true },
  radio: { kind: "choice", required: true },
  checkbox: { kind: "choices", required: true },
  file: { kind: "files", required: true, max: 2, maxSize: 5_000_000, types: ["application/pdf", "image/png"] },
} as const satisfies Record<string, Control>;
const fields = Object.fromEntries(names.map((name) => [name, { label: `Label of ${name}`, control: controls[name] }]));
const missing = {
  text: "Fill in ‘Label of text’.",
  area: "Fill in ‘Label of area’.",
  select: "Choose one of the options in ‘Label of select’.",
  radio: "Choose one of the options in ‘Label of radio’.",
  checkbox: "Tick at least one option in ‘Label of checkbox’.",
  file: "Attach a file in ‘Label of file’.",
};

function shown(state?: FormState) {
  const field = (name: (typeof names)[number]) => ({ name, label: `Label of ${name}` });
  return render(
    <Form label="Form" method="post" {...(state && { state })} fields={fields} hasFiles>
      <FormTextField {...field("text")} hint="A hint" />
      <FormTextArea {...field("area")} />
      <FormSelect {...field("select")} options={options} />
      <FormChoices {...field("radio")} type="radio" options={options} />
      <FormChoices {...field("checkbox")} type="checkbox" options={options} />
      <FormFile {...field("file")} />
    </Form>,
    { language: "en" },
  );
}

const problems = names.map((field) => ({ field, code: "required", params: {} }) as const);

test("a form without problems posts to its page and shows no errors", () => {
  const page = shown();
  const form = page.querySelector("form");
  expect([form?.method, form?.getAttribute("action"), form?.enctype]).toEqual([
    "post",
    "/stranka",
    "multipart/form-data",
  ]);
  expect(form?.noValidate).toBe(true);
  expect(page.querySelectorAll("[aria-invalid], [autofocus], #form-errors")).toHaveLength(0);
});

test("each problem is in the focused error summary, with a link to its control", () => {
  const page = shown({ values: {}, problems });
  const summary = page.querySelector("[autofocus]");
  expect(summary?.getAttribute("tabindex")).toBe("-1");
  expect(page.getElementById(summary?.getAttribute("aria-labelledby") ?? "")?.tagName).toBe("H2");
  const links = [...(summary?.querySelectorAll("a") ?? [])];
  expect(links.map(({ textContent }) => textContent)).toEqual(Object.values(missing));
  for (const [index, link] of links.entries()) {
    const control = page.querySelector(link.getAttribute("href") ?? "");
    expect(control?.getAttribute("name")).toBe(names[index]);
    expect(control?.matches("input, select, textarea")).toBe(true);
  }
});

test("each error is associated with its control or group", () => {
  const page = shown({ values: {}, problems });
  for (const name of names) {
    const control = page.querySelector(`[name=${name}]`);
    expect(control?.getAttribute("aria-invalid")).toBe("true");
    const described = control?.closest("[aria-describedby]")?.getAttribute("aria-describedby")?.split(" ") ?? [];
    const notes = described.map((id) => page.getElementById(id)?.textContent);
    expect(notes.at(-1)).toBe(`Error: ${missing[name]}`);
    if (name === "text") expect(notes[0]).toBe("A hint");
  }
});

test("submitted values are filled in again", () => {
  const area = '</textarea>\n"quoted"';
  const values = { text: ['"><b>'], area: [area], select: ["b"], radio: ["c"], checkbox: ["a", "c"] };
  const page = shown({ values, problems: [] });
  expect(page.querySelector("[name=text]")?.getAttribute("value")).toBe('"><b>');
  expect(page.querySelector("textarea")?.textContent).toBe(area);
  expect(page.querySelector("option[selected]")?.getAttribute("value")).toBe("b");
  const checked = [...page.querySelectorAll("input[checked]")].map((input) => input.id);
  expect(checked).toEqual(["field-radio-2", "field-checkbox", "field-checkbox-2"]);
});

test("accepted files are described before they are chosen", () => {
  const page = shown();
  const input = page.querySelector("[type=file]");
  expect(input?.getAttribute("accept")).toBe(".pdf,.png");
  expect(input?.hasAttribute("multiple")).toBe(true);
  const hint = page.getElementById(input?.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("Attach at most 2 files of up to 5 MB each. Accepted types: PDF, PNG.");
});
