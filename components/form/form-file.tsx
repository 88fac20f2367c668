import { use } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { fileKinds } from "#schemas/forms/submission.ts";
import { formatBytes } from "#schemas/values/file-size.ts";
import { type Field, FormField } from "./form-field.tsx";
import styles from "./form-file.module.css";
import { FormStateContext } from "./form-state.tsx";

/**
 * File attachments; the limits are shown with the field. Browsers write the button and the names of a file input in
 * their own language. With script, the input lies transparent over a button and names in the page's language.
 */
export function FormFile({ hint, ...field }: Field) {
  const { t } = useTranslation();
  const { control: limits } = use(FormStateContext).fields[field.name] ?? {};
  if (limits?.kind !== "files") throw new Error(`the form has no limits for the files of ${field.name}`);
  const { max = 1, maxSize, types } = limits;
  const { language } = useEnvironment();
  const names = types.map((type) => fileKinds[type].name).join(", ");
  const rules = t("form.fileLimits", { count: max, size: formatBytes(maxSize, language), types: names });
  return (
    <FormField {...field} hint={hint ? `${hint} ${rules}` : rules}>
      {(control) => (
        <div className={styles.file}>
          <input
            type="file"
            multiple={max > 1}
            accept={types.flatMap((type) => fileKinds[type].extensions).join(",")}
            data-change="files.chosen"
            {...control}
          />
          <span aria-hidden="true">{max > 1 ? t("form.chooseFiles") : t("form.chooseFile")}</span>
          <output htmlFor={control.id}>{t("form.noFile")}</output>
        </div>
      )}
    </FormField>
  );
}
