import { useTranslation } from "react-i18next";
import { Container } from "#components/layout/container.tsx";
import { Section } from "#components/layout/section.tsx";
import * as pageIds from "#schemas/site/page-ids.ts";
import type { FormOutline } from "./form-outline.ts";

/** The steps of a form below its preview: under which answers each is shown, and where expert cases end. */
export function FormSteps({ outline: { steps, exits, cases } }: { outline: FormOutline }) {
  const { t } = useTranslation();
  const failed = cases.filter(({ isPassed }) => !isPassed).length;
  return (
    <aside id={pageIds.formOutline} aria-label={t("onlineForm.outline.title")}>
      <Container>
        <h2>{t("onlineForm.outline.title")}</h2>
        <p>{t("onlineForm.outline.hint")}</p>
        <Section title={t("onlineForm.outline.steps")} level={3}>
          <Pages pages={steps} />
        </Section>
        {exits.length > 0 && (
          <Section title={t("onlineForm.outline.exits")} level={3}>
            <Pages pages={exits} />
          </Section>
        )}
        <Section title={t("onlineForm.outline.cases")} level={3}>
          <p>
            {cases.length === 0
              ? t("onlineForm.outline.noCases")
              : t("onlineForm.outline.result", { failed, count: cases.length })}
          </p>
          {cases.length > 0 && (
            <ul>
              {cases.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </Section>
      </Container>
    </aside>
  );
}

function Pages({ pages }: { pages: FormOutline["steps"] }) {
  return (
    <ol>
      {pages.map(({ title, href, when, tests, repeated }) => (
        <li key={href}>
          <p>
            <a href={href}>{title}</a>
          </p>
          <p>{when}</p>
          {tests.length > 0 && (
            <ul>
              {tests.map((test) => (
                <li key={test}>{test}</li>
              ))}
            </ul>
          )}
          {repeated && <p>{repeated}</p>}
        </li>
      ))}
    </ol>
  );
}
