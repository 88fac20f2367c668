import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Questions } from "#components/blocks/questions.tsx";
import { Steps } from "#components/blocks/steps.tsx";
import { CardList } from "#components/card/card-list.tsx";
import { useEnvironment } from "#components/environment.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { PageContact } from "#components/layout/page-sections.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewHeading } from "#components/layout/view-heading.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { FormRows } from "#components/list/form-rows.tsx";
import { SubmissionList } from "#components/list/submission-list.tsx";
import { LegalList } from "#components/text/legal-list.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import { partId } from "#schemas/site/page-ids.ts";
import type { Service } from "#schemas/structures/service.ts";
import { serviceState } from "#schemas/time/states.ts";
import { onlineTarget } from "#schemas/values/offer/submission.ts";
import { AmountTable } from "./amount-table.tsx";
import { DeadlineFacts } from "./deadline-facts.tsx";
import { NeededList } from "./needed-list.tsx";
import styles from "./service.module.css";
import { ServiceFacts } from "./service-facts.tsx";
import { ServiceNotice } from "./service-notice.tsx";
import { WhereToTurn } from "./where-to-turn.tsx";

export function ServiceTemplate({ view }: { view: Service }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const isAvailable = serviceState(view, now) === "available";
  const online = isAvailable ? onlineTarget(view.submission) : null;
  const sections = useSections(view, isAvailable);
  const heading = (
    <div className={styles.heading}>
      <ViewHeading view={view} />
      <ServiceNotice view={view} />
      {online && (
        <div>
          <ActionLink link={{ label: t("service.applyOnline"), ...online, language: null }} />
        </div>
      )}
      <ServiceFacts view={view} />
    </div>
  );
  return (
    <ViewPage view={view} heading={heading} aside={<ContentsList sections={sections} />}>
      {sections.map(({ id, name, title, content }) => (
        <Section key={id} id={id} title={title}>
          <TranslatedField view={view} name={name}>
            {content}
          </TranslatedField>
        </Section>
      ))}
      <PageContact view={view} />
    </ViewPage>
  );
}

interface ServiceSection {
  name: keyof Service;
  title: string;
  content: ReactNode;
}

/** Returns the sections with content in order; those on applying are left out while nobody can apply. */
function useSections(view: Service, isAvailable: boolean): (ServiceSection & { id: string })[] {
  const { t } = useTranslation();
  const sections: ServiceSection[] = [
    { name: "generalInfo", title: t("service.generalInfo"), content: rich(view.generalInfo) },
    { name: "eligibility", title: t("service.eligibility"), content: rich(view.eligibility) },
    { name: "outcome", title: t("service.outcome"), content: rich(view.outcome) },
    {
      name: "amounts",
      title: t("service.amounts"),
      content: many(view.amounts, <AmountTable amounts={view.amounts} kind="amounts" />),
    },
    { name: "conditions", title: t("service.conditions"), content: rich(view.conditions) },
    { name: "procedure", title: t("service.procedure"), content: <Steps items={view.procedure} /> },
    { name: "needs", title: t("service.needs"), content: many(view.needs, <NeededList items={view.needs} />) },
    {
      name: "forms",
      title: t("service.forms"),
      content: isAvailable && many(view.forms, <FormRows rows={view.forms} />),
    },
    {
      name: "submission",
      title: t("submission.title"),
      content: isAvailable && <SubmissionList ways={view.submission} />,
    },
    { name: "deadlines", title: t("service.deadlines"), content: <DeadlineFacts deadlines={view.deadlines} /> },
    {
      name: "fees",
      title: t("service.fees"),
      content: many(view.fees.items, <AmountTable amounts={view.fees.items} kind="fees" />),
    },
    { name: "whereTo", title: t("service.whereTo"), content: <WhereToTurn where={view.whereTo} /> },
    { name: "obligations", title: t("service.obligations"), content: rich(view.obligations) },
    { name: "remedies", title: t("service.remedies"), content: rich(view.remedies) },
    { name: "legal", title: t("service.legal"), content: many(view.legal, <LegalList references={view.legal} />) },
    {
      name: "questions",
      title: t("sections.questions"),
      content: many(view.questions, <Questions items={view.questions} />),
    },
    { name: "related", title: t("service.related"), content: many(view.related, <CardList cards={view.related} />) },
  ];
  return sections.flatMap((section) => (section.content ? { ...section, id: partId("section", section.name) } : []));
}

function rich(text: Service["outcome"]): ReactNode {
  return text && <RichText html={text.html} />;
}

function many(items: readonly unknown[], list: ReactNode): ReactNode {
  return items.length > 0 && list;
}
