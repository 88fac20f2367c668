import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { type FileType, fileKinds } from "#schemas/forms/submission.ts";
import { formatBytes } from "#schemas/values/file-size.ts";
import { type Field, FormField } from "./form-field.tsx";
import styles from "./form-file.module.css";

type Props = Field & {
  /** Allowed number of files, bytes of each, and types. */
  limits: { max: number; maxSize: number; types: readonly FileType[] };
};

/** Files to attach; the limits are shown beforehand. */
export function FormFile({ limits: { max, maxSize, types }, hint, ...field }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const names = types.map((type) => fileKinds[type].name).join(", ");
  const rules = t("form.fileLimits", { count: max, size: formatBytes(maxSize, language), types: names });
  return (
    <FormField {...field} hint={hint ? `${hint} ${rules}` : rules}>
      {(control) => (
        <input
          type="file"
          multiple={max > 1}
          accept={types.flatMap((type) => fileKinds[type].extensions).join(",")}
          className={styles.file}
          {...control}
        />
      )}
    </FormField>
  );
}
