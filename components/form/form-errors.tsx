import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "#components/message/message.tsx";
import * as pageIds from "#schemas/site/page-ids.ts";
import { useFieldMessage } from "./field-message.ts";
import { FormStateContext, fieldId } from "./form-state.tsx";

/**
 * The error summary of the enclosing form, with links to the fields. A posted form is answered with a whole page, so
 * `autofocus` moves the focus here with and without script.
 */
export function FormErrors({ takesFocus }: { takesFocus: boolean }) {
  const { problems, fields } = use(FormStateContext);
  const messageOf = useFieldMessage(fields);
  if (problems.length === 0) return null;
  return (
    <Summary id={pageIds.formErrors} takesFocus={takesFocus}>
      {problems.map((problem) => (
        <li key={problem.field}>
          <a href={`#${fieldId(problem.field)}`}>{messageOf(problem).line}</a>
        </li>
      ))}
    </Summary>
  );
}

/** Empty error summary, which validation in the browser fills in (renderer/client/forms/). */
export function FormErrorsTemplate() {
  return (
    <template>
      <Summary />
    </template>
  );
}

function Summary({ id, takesFocus = false, children }: { id?: string; takesFocus?: boolean; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noAutofocus: what is wrong is the first thing to know of the page that answers a form
    <section aria-labelledby={id} tabIndex={-1} autoFocus={takesFocus}>
      <Message tone="error">
        <h2 id={id}>{t("form.problems")}</h2>
        <p>{t("form.problemsHint")}</p>
        <ul>{children}</ul>
      </Message>
    </section>
  );
}
