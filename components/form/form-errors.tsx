import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "#components/message/message.tsx";
import { isReported } from "#schemas/forms/problems.ts";
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
      {problems.filter(isReported).map((problem) => (
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

function Summary({ id, takesFocus, children }: { id?: string; takesFocus?: boolean; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <FormMessage id={id} takesFocus={takesFocus} title={t("form.problems")}>
      <p>{t("form.problemsHint")}</p>
      <ul>{children}</ul>
    </FormMessage>
  );
}

interface MessageProps {
  id: string | undefined;
  takesFocus: boolean | undefined;
  title: string;
  children: ReactNode;
}

/** A message before a form about what was sent. */
export function FormMessage({ id, takesFocus = false, title, children }: MessageProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: what is wrong is the first thing to know of the page that answers a form
    <section aria-labelledby={id} tabIndex={-1} autoFocus={takesFocus}>
      <Message tone="error">
        <h2 id={id}>{title}</h2>
        {children}
      </Message>
    </section>
  );
}
