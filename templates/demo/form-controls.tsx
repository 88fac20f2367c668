import { useTranslation } from "react-i18next";
import { Form, FormGroup } from "#components/form/form.tsx";
import { FormChoices } from "#components/form/form-choices.tsx";
import { FormFile } from "#components/form/form-file.tsx";
import { FormSelect } from "#components/form/form-select.tsx";
import { FormTextArea } from "#components/form/form-text-area.tsx";
import { FormTextField } from "#components/form/form-text-field.tsx";
import { useProblemText } from "#components/form/problem-text.ts";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { TextList } from "#components/text/text-list.tsx";
import type { Control } from "#schemas/forms/controls.ts";
import { problemCodes } from "#schemas/forms/problems.ts";
import { DemoTemplate } from "./demo-template.tsx";

const states = ["plain", "filled", "hint", "error", "disabled"] as const;
type State = (typeof states)[number];

const filesLimits = { max: 3, maxSize: 2_000_000, types: ["application/pdf"] } as const;

const controls = {
  text: { kind: "text" },
  date: { kind: "day" },
  select: { kind: "choice" },
  area: { kind: "text" },
  radio: { kind: "choice" },
  checkbox: { kind: "choices" },
  file: { kind: "files", ...filesLimits },
} as const satisfies Record<string, Control>;

const ways = ["office", "phone", "video"] as const;

const names = ["text", "date", "select", "area", "radio", "checkbox", "file"] as const;

/** Sample parameters for the messages. */
const example = {
  min: 3,
  max: 20,
  count: 3,
  date: "2026-12-24",
  size: filesLimits.maxSize,
  types: ["PDF", "JPG"],
  other: "text",
  value: "2026",
} as const;

const wrong = {
  text: "alpha",
  date: "afterOrEqual",
  select: "required",
  area: "maxLength",
  radio: "required",
  checkbox: "invalid",
  file: "fileMaxSize",
} as const;

/** Every form control in each of its states, and every message of spec §5. */
export function FormControlsDemo() {
  const { t } = useTranslation();
  const labels = {
    text: t("demo.controls.text"),
    date: t("demo.controls.date"),
    select: t("demo.controls.select"),
    area: t("demo.controls.area"),
    radio: t("demo.controls.radio"),
    checkbox: t("demo.controls.checkbox"),
    file: t("demo.controls.file"),
  };
  const problemText = useProblemText(labels);
  const problems = Object.entries(wrong).map(([name, code]) => ({ field: `${name}-error`, code, params: example }));
  const values = {
    "text-filled": ["Jana Nová"],
    "text-error": ["Jana 2"],
    "date-filled": ["1990-05-17"],
    "date-error": ["1990-05-17"],
    "select-filled": ["phone"],
    "area-filled": [t("demo.controls.lead")],
    "radio-filled": ["phone"],
    "checkbox-filled": ["office", "video"],
  };
  const fields = Object.fromEntries(
    states.flatMap((state) =>
      names.map((name) => [`${name}-${state}`, { label: labels[name], control: controls[name] }]),
    ),
  );
  const messages = <TextList texts={problemCodes.map((code) => problemText({ code, params: example }))} />;
  return (
    <DemoTemplate texts="controls" examples={[{ title: t("demo.controls.messages"), content: messages }]}>
      <Form label={t("demo.controls.title")} state={{ values, problems }} fields={fields}>
        {states.map((state) => (
          <FormGroup key={state} title={t(`demo.controls.${state}`)}>
            <Controls state={state} labels={labels} />
          </FormGroup>
        ))}
        <ButtonRow>
          <Button>{t("form.submit")}</Button>
          <Button type="reset" look="outlined">
            {t("form.reset")}
          </Button>
        </ButtonRow>
      </Form>
    </DemoTemplate>
  );
}

function Controls({ state, labels }: { state: State; labels: Record<keyof typeof wrong, string> }) {
  const { t } = useTranslation();
  const options = ways.map((value) => ({ value, label: t(`demo.controls.way.${value}`) }));
  const field = (name: keyof typeof wrong) => ({
    name: `${name}-${state}`,
    label: labels[name],
    hint: state === "hint" ? t("demo.controls.hintText") : undefined,
    disabled: state === "disabled",
  });
  return (
    <>
      <FormTextField {...field("text")} />
      <FormTextField {...field("date")} />
      <FormSelect {...field("select")} options={options} />
      <FormTextArea {...field("area")} />
      <FormChoices {...field("radio")} type="radio" options={options} />
      <FormChoices {...field("checkbox")} type="checkbox" options={options} />
      <FormFile {...field("file")} />
    </>
  );
}
