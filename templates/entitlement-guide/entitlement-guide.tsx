import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { Form } from "#components/form/form.tsx";
import { Button } from "#components/layout/button.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { Message } from "#components/message/message.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TextList } from "#components/text/text-list.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import { guidePlaces } from "#schemas/guides/progress/guide-fields.ts";
import type { GuideProgress } from "#schemas/guides/progress/guide-progress.ts";
import { addressOf } from "#schemas/site/site-addresses.ts";
import type { EntitlementGuide } from "#schemas/structures/entitlement-guide.ts";
import { GivenAnswers } from "./given-answers.tsx";
import { GuideResults } from "./guide-results.tsx";
import { QuestionForm } from "./question-form.tsx";

type Props = { view: EntitlementGuide; guide: GuideProgress | null };

/** A guide to entitlements: its first page, a question, or the result of the answers. */
export function EntitlementGuideTemplate({ view, guide }: Props) {
  if (guide === null || (guide.kind === "question" && guide.answered.length === 0))
    return <GuideStart view={view} guide={guide} />;
  return guide.kind === "question" ? (
    <QuestionPage view={view} guide={guide} />
  ) : (
    <ResultPage view={view} guide={guide} />
  );
}

/** The first page: an introduction and the first question, or a link to it when answers are kept. */
function GuideStart({
  view,
  guide,
}: {
  view: EntitlementGuide;
  guide: Extract<GuideProgress, { kind: "question" }> | null;
}) {
  const { t } = useTranslation();
  const { address } = useEnvironment();
  const href = addressOf(address === "/" ? "" : (address ?? ""), "", guidePlaces.questions);
  return (
    <ViewPage view={view}>
      <RichTextField view={view} name="intro" />
      <Section title={t("entitlement.about")}>
        <TranslatedField view={view} name="results">
          <TextList texts={view.results.map(({ name }) => name)} />
        </TranslatedField>
      </Section>
      <p>{t(`entitlement.keeping.${view.keeping}`)}</p>
      {guide ? (
        <QuestionBox view={view} guide={guide} />
      ) : (
        <ActionLink link={{ label: t("entitlement.start"), href, external: false, language: null }} />
      )}
      {guide?.leave && <LeaveButton href={guide.leave} />}
    </ViewPage>
  );
}

function QuestionPage({
  view,
  guide,
}: {
  view: EntitlementGuide;
  guide: Extract<GuideProgress, { kind: "question" }>;
}) {
  const { t } = useTranslation();
  return (
    <PageLayout
      heading={
        <>
          <p>{t("entitlement.position", guide.position)}</p>
          <PageHeading title={view.title} lead={null} />
        </>
      }
    >
      <QuestionBox view={view} guide={guide} />
      <GivenAnswers view={view} guide={guide} />
      {guide.leave && <LeaveButton href={guide.leave} />}
    </PageLayout>
  );
}

function QuestionBox({ view, guide }: { view: EntitlementGuide; guide: Extract<GuideProgress, { kind: "question" }> }) {
  const { t } = useTranslation();
  return (
    <>
      {guide.hasUnusable && (
        <Message tone="warn">
          <p>{t("entitlement.unusable")}</p>
        </Message>
      )}
      <TranslatedField view={view} name="questions">
        <QuestionForm progress={guide} />
      </TranslatedField>
    </>
  );
}

function ResultPage({ view, guide }: { view: EntitlementGuide; guide: Extract<GuideProgress, { kind: "result" }> }) {
  const { t } = useTranslation();
  return (
    <PageLayout
      heading={
        <>
          <p>{view.title}</p>
          <PageHeading title={t("entitlement.result")} lead={null} />
        </>
      }
    >
      <GuideResults view={view} guide={guide} />
      <GivenAnswers view={view} guide={guide} />
      {guide.leave && <LeaveButton href={guide.leave} />}
    </PageLayout>
  );
}

/** Deletes the kept answers and leads to the home page. */
function LeaveButton({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <Form label={t("entitlement.leave")} method="post" action={href}>
      <Button look="outlined">{t("entitlement.leave")}</Button>
    </Form>
  );
}
