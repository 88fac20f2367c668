import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { answerTexts, questionLabel } from "#components/form/answer-texts.ts";
import { Form } from "#components/form/form.tsx";
import { FormChoices } from "#components/form/form-choices.tsx";
import { Honeypot } from "#components/form/honeypot.tsx";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { Message } from "#components/message/message.tsx";
import { useMoneyFormat } from "#components/text/money-text.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import { summaryFields, yes } from "#schemas/forms/form-fields.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";
import { FormLinks } from "./form-links.tsx";
import { Refusal } from "./refusal.tsx";

type Props = { view: OnlineForm; progress: Extract<FormProgress, { kind: "summary" }> };

/** All answers, each with a link to change it, and the button that sends them. */
export function Summary({ view, progress }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  const { steps, files, submission, state, action, isChanged } = progress;
  const format = useMoneyFormat();
  const money = (amount: number) => format({ amount, currency: "CZK" });
  const words = { language, files, answers: { yes: t("onlineForm.yes"), no: t("onlineForm.no") }, money };
  const declaration = { label: t("onlineForm.declaration"), control: { kind: "choices", required: true } as const };
  const honeypot = { label: t("onlineForm.honeypot"), control: { kind: "text" } as const };
  return (
    <PageLayout
      heading={
        <>
          <p>{view.title}</p>
          <PageHeading title={t("onlineForm.summary")} lead={null} />
        </>
      }
    >
      <Refusal view={view} progress={progress} />
      {isChanged && (
        <Message tone="warn">
          <p>{t("onlineForm.changed")}</p>
        </Message>
      )}
      {steps.flatMap(({ shown: { step, questions }, entries }) =>
        entries.map(({ number, values, href }) => {
          const title = number === null ? step.title : t("onlineForm.entry", { name: step.repetition?.name, number });
          return (
            <Section key={href} title={title}>
              <FactList
                look="row"
                facts={questions.map((question) => ({
                  term: questionLabel(question, t),
                  value:
                    answerTexts(question, values[question.key] ?? [], words).join(", ") || t("onlineForm.noAnswer"),
                }))}
              />
              <p>
                <a href={href} aria-label={t("onlineForm.changeOf", { title })}>
                  {t("onlineForm.change")}
                </a>
              </p>
            </Section>
          );
        }),
      )}
      <Form
        label={t("onlineForm.summary")}
        method="post"
        action={action}
        state={state}
        fields={{ [summaryFields.declaration]: declaration, [summaryFields.honeypot]: honeypot }}
      >
        <input type="hidden" name={summaryFields.submission} value={submission} />
        {view.declaration !== null && (
          <FormChoices
            name={summaryFields.declaration}
            label={declaration.label}
            type="checkbox"
            options={[{ value: yes, label: view.declaration }]}
          />
        )}
        <Honeypot name={summaryFields.honeypot} label={honeypot.label} />
        <ButtonRow>
          <Button>{t("onlineForm.send")}</Button>
        </ButtonRow>
      </Form>
      <FormLinks progress={progress} />
    </PageLayout>
  );
}
