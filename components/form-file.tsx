import { type Field, FormField } from "./form-field.tsx";
import styles from "./form-file.module.css";

/** A file to attach; `accept` names the extensions. */
export function FormFile({ accept, ...field }: Field & { accept: readonly string[] }) {
  return (
    <FormField {...field}>
      {(control) => <input type="file" accept={accept.join(",")} className={styles.file} {...control} />}
    </FormField>
  );
}
