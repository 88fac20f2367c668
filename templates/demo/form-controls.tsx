import { useTranslation } from "react-i18next";
import { Button } from "#components/button.tsx";
import { ButtonRow } from "#components/button-row.tsx";
import { Form, FormPart } from "#components/form.tsx";
import { FormChoices } from "#components/form-choices.tsx";
import { FormFile } from "#components/form-file.tsx";
import { FormSelect } from "#components/form-select.tsx";
import { FormTextArea } from "#components/form-text-area.tsx";
import { FormTextField } from "#components/form-text-field.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";

const states = ["plain", "hint", "error", "disabled"] as const;
type State = (typeof states)[number];

/** Every control of the forms in each of its states. */
export function FormControlsDemo() {
  const { t } = useTranslation();
  return (
    <PageLayout heading={<PageHeading title={t("demo.controls.title")} lead={t("demo.controls.lead")} />}>
      <Form label={t("demo.controls.title")}>
        {states.map((state) => (
          <FormPart key={state} title={t(`demo.controls.${state}`)}>
            <Controls state={state} />
          </FormPart>
        ))}
        <ButtonRow>
          <Button>{t("form.submit")}</Button>
          <Button type="reset" look="outlined">
            {t("form.reset")}
          </Button>
        </ButtonRow>
      </Form>
    </PageLayout>
  );
}

function Controls({ state }: { state: State }) {
  const { t } = useTranslation();
  const options = (["office", "phone", "video"] as const).map((value) => ({
    value,
    label: t(`demo.meeting.way.${value}`),
  }));
  const field = (name: string) => ({
    name: `${name}-${state}`,
    hint: state === "hint" ? t("demo.controls.hintText") : undefined,
    error: state === "error" ? t("demo.controls.errorText") : undefined,
    disabled: state === "disabled",
  });
  return (
    <>
      <FormTextField label={t("demo.controls.text")} {...field("text")} />
      <FormTextField type="date" label={t("demo.controls.date")} {...field("date")} />
      <FormSelect label={t("demo.controls.select")} options={options} {...field("select")} />
      <FormTextArea label={t("demo.controls.area")} {...field("area")} />
      <FormChoices type="radio" label={t("demo.controls.radio")} options={options} {...field("radio")} />
      <FormChoices type="checkbox" label={t("demo.controls.checkbox")} options={options} {...field("checkbox")} />
      <FormFile accept={[".pdf"]} label={t("demo.controls.file")} {...field("file")} />
    </>
  );
}
