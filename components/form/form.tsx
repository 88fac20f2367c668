import type { ReactNode } from "react";
import { useEnvironment } from "#components/environment.tsx";
import { emptyForm, type FormState } from "#schemas/forms/parse-form.ts";
import styles from "./form.module.css";
import { FormErrors } from "./form-errors.tsx";
import { FormStateContext } from "./form-state.tsx";

type Props = {
  label: string;
  /** `post` for values that must not stand in an address. */
  method?: "get" | "post";
  /** Values and problems. */
  state?: FormState;
  /** Labels of the fields by name, for the list of errors. */
  labels?: Readonly<Record<string, string>>;
  /** True when the form has file fields: it is sent as multipart. */
  hasFiles?: boolean;
  children: ReactNode;
};

const noLabels = {};

/**
 * A form that is sent to the page it stands on. The browser's own validation stays on, because it is instant and needs no
 * script; values that pass it are validated on the server, and its messages come with the page.
 */
export function Form({ label, method = "get", state = emptyForm, labels = noLabels, hasFiles, children }: Props) {
  const { address } = useEnvironment();
  return (
    <FormStateContext value={{ ...state, labels }}>
      <FormErrors takesFocus={method === "post"} />
      <form
        method={method}
        // Without an action the browser would keep the fragment, which would take the focus from the list of errors.
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

/** A group of controls under a heading. */
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
