import { use } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "#components/message/message.tsx";
import { FormStateContext, fieldId } from "./form-state.tsx";
import { useProblemText } from "./problem-text.ts";

/**
 * Everything that is wrong with the form around it, with links to the fields. A posted form is answered with a whole
 * page, so `autofocus` leads to the box whether there is script or not.
 */
export function FormErrors({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation();
  const { problems, labels } = use(FormStateContext);
  const problemText = useProblemText(labels);
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: what is wrong is the first thing to know of the page that answers a form
    <section aria-labelledby="form-errors" tabIndex={-1} autoFocus={takesFocus}>
      <Message tone="error">
        <h2 id="form-errors">{t("form.problems")}</h2>
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
