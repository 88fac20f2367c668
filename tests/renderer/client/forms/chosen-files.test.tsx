// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { Form } from "#components/form/form.tsx";
import { FormFile } from "#components/form/form-file.tsx";
import ru from "#locales/ru.json" with { type: "json" };
import { behaviours } from "#renderer/client/behaviours/registry.ts";
import { startBehaviours } from "#renderer/client/behaviours/start.ts";
import type { Control } from "#schemas/forms/controls.ts";
import { patience } from "#tests/patience.ts";
import { render } from "../../../components/render.tsx";

startBehaviours(behaviours);

const control: Control = { kind: "files", max: 2, maxSize: 5_000_000, types: ["application/pdf"] };
const fields = { file: { label: "File", control } };

function start() {
  document.body.replaceChildren(
    render(
      <Form label="Form" method="post" fields={fields} hasFiles>
        <FormFile name="file" label="File" />
      </Form>,
      { language: "ru" },
    ),
  );
  const input = document.querySelector<HTMLInputElement>("[type=file]");
  if (!input) throw new Error("there is no input");
  const choose = (...names: string[]) => {
    Object.defineProperty(input, "files", { configurable: true, value: names.map((name) => ({ name })) });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return { choose, shown: () => document.querySelector(`output[for="${input.id}"]`)?.textContent };
}

test("the button and the note that no file is chosen are in the page's language, then the names stand there", async () => {
  const { choose, shown } = start();
  expect(document.body.textContent).toContain(ru.form.chooseFiles);
  expect(shown()).toBe(ru.form.noFile);
  choose("а.pdf", "б.pdf");
  await vi.waitFor(() => expect(shown()).toBe("а.pdf, б.pdf"), patience);
});
