import { use } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import type { Field } from "#components/form/form-field.tsx";
import { FormFile } from "#components/form/form-file.tsx";
import { FormStateContext } from "#components/form/form-state.tsx";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import type { AttachedFiles } from "#schemas/forms/filling/answers.ts";
import { entryAction } from "#schemas/forms/form-fields.ts";
import { formatBytes } from "#schemas/values/file-size.ts";

/** A question for files: those attached so far, each with a button that takes it away, and the control for more. */
export function FileQuestion({ files, ...field }: Field & { files: AttachedFiles }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { values, fields } = use(FormStateContext);
  const { control } = fields[field.name] ?? {};
  const attached = (values[field.name] ?? []).flatMap((id) => {
    const file = files[id];
    return file ? [{ id, ...file }] : [];
  });
  const canBeMore = control?.kind === "files" && (control.max ?? 1) > 1;
  return (
    <>
      <FormFile {...field} />
      {attached.length > 0 && (
        <ul aria-label={t("onlineForm.attached", { label: field.label })}>
          {attached.map(({ id, name, size }) => (
            <li key={id}>
              <ButtonRow>
                <span>
                  {name} ({formatBytes(size, language)})
                </span>
                <Button
                  look="outlined"
                  size="s"
                  name={entryAction.name}
                  value={`${entryAction.removeFile}${id}`}
                  isUnchecked
                >
                  {t("onlineForm.removeFile", { name })}
                </Button>
              </ButtonRow>
            </li>
          ))}
        </ul>
      )}
      {canBeMore && (
        <ButtonRow>
          <Button look="outlined" name={entryAction.name} value={entryAction.upload} isUnchecked>
            {t("onlineForm.upload")}
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
