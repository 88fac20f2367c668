import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { emptyForm, type FormState } from "#schemas/forms/form-state.ts";
import styles from "./form.module.css";
import { FormErrors, FormErrorsTemplate } from "./form-errors.tsx";
import { type FormContext, FormStateContext } from "./form-state.tsx";

type Props = {
  label: string;
  /** `post` for values that must not appear in an address. */
  method?: "get" | "post";
  /** Address to send to; by default that of the page. */
  action?: string;
  /** Values and problems. */
  state?: FormState;
  /** The fields by name. */
  fields?: FormContext["fields"];
  /** True when the form has file fields: it is sent as multipart. */
  hasFiles?: boolean;
  children: ReactNode;
};

const noFields = {};

/**
 * A form that submits to its own page. A script validates it before it is submitted, and the server validates it by the
 * same rules. The browser's own validation is off, because it shows one field at a time and in the browser's language.
 */
export function Form({
  label,
  method = "get",
  action,
  state = emptyForm,
  fields = noFields,
  hasFiles,
  children,
}: Props) {
  const { t } = useTranslation();
  const { address } = useEnvironment();
  return (
    <FormStateContext value={{ ...state, fields }}>
      <FormErrors takesFocus={method === "post"} />
      <form
        method={method}
        // Without an action the browser would keep the fragment, which would take the focus from the error summary.
        action={action ?? address ?? undefined}
        encType={hasFiles ? "multipart/form-data" : undefined}
        aria-label={label}
        className={styles.form}
        // The browser brings back what was typed only to a document that it left itself.
        data-full-load={method === "post" ? "" : undefined}
        noValidate
        data-checked={t("form.errorTitle", { title: "" })}
      >
        <FormErrorsTemplate />
        {children}
      </form>
    </FormStateContext>
  );
}

/** A group of controls under a heading. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>
        <h2>{title}</h2>
      </legend>
      {children}
    </fieldset>
  );
}
