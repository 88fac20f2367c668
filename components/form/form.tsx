import type { ReactNode } from "react";
import { useEnvironment } from "#components/environment.tsx";
import { emptyForm, type FormState } from "#schemas/forms/parse-form.ts";
import styles from "./form.module.css";
import { FormErrors } from "./form-errors.tsx";
import { FormStateContext } from "./form-state.tsx";

type Props = {
  label: string;
  /** `post` for what is not to stand in an address. */
  method?: "get" | "post";
  /** What is filled in and what is wrong with it. */
  state?: FormState;
  /** What each field is called, by name; the list of errors names them so. */
  labels?: Readonly<Record<string, string>>;
  /** A form with files is sent in parts. */
  hasFiles?: boolean;
  children: ReactNode;
};

const noLabels = {};

/**
 * A form that is sent to the page it stands on. The browser's own checks stay on, as they are instant and need no script
 * of ours; what passes them is judged on the server, and its messages come with the page.
 */
export function Form({ label, method = "get", state = emptyForm, labels = noLabels, hasFiles, children }: Props) {
  const { address } = useEnvironment();
  return (
    <FormStateContext value={{ ...state, labels }}>
      <FormErrors takesFocus={method === "post"} />
      <form
        method={method}
        // Without an address the part behind `#` would be kept, and take the focus from the list of errors.
        action={address ?? undefined}
        encType={hasFiles ? "multipart/form-data" : undefined}
        aria-label={label}
        className={styles.form}
      >
        {children}
      </form>
    </FormStateContext>
  );
}

/** Controls that belong together, under a heading of their own. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>
        <h2>{title}</h2>
      </legend>
      {children}
    </fieldset>
  );
}
