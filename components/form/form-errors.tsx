import { use } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "#components/message/message.tsx";
import { pageIds } from "#schemas/site/page-ids.ts";
import { FormStateContext, fieldId } from "./form-state.tsx";
import { useProblemText } from "./problem-text.ts";

/**
 * All problems of the form around it, with links to the fields. A posted form is answered with a whole page, so
 * `autofocus` moves the focus here with and without script.
 */
export function FormErrors({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation();
  const { problems, labels } = use(FormStateContext);
  const problemText = useProblemText(labels);
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: what is wrong is the first thing to know of the page that answers a form
    <section aria-labelledby={pageIds.formErrors} tabIndex={-1} autoFocus={takesFocus}>
      <Message tone="error">
        <h2 id={pageIds.formErrors}>{t("form.problems")}</h2>
        <p>{t("form.problemsHint")}</p>
        <ul>
          {problems.map(({ field, code, params }) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>
                {labels[field] ?? field}: {problemText({ code, params })}
              </a>
            </li>
          ))}
        </ul>
      </Message>
    </section>
  );
}
