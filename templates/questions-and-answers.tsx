import { useTranslation } from "react-i18next";
import { AnsweredQuestions } from "#components/answered-questions.tsx";
import { ContactCard } from "#components/contact-card.tsx";
import { ContentsList } from "#components/contents-list.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { Section } from "#components/section.tsx";
import { ViewHeading } from "#components/view-heading.tsx";
import type { QuestionsAndAnswers } from "#schemas/questions-and-answers.ts";
import styles from "./questions-and-answers.module.css";

export function QuestionsAndAnswersTemplate({ view }: { view: QuestionsAndAnswers }) {
  const { t } = useTranslation();
  return (
    <PageLayout
      heading={<ViewHeading view={view} />}
      aside={
        view.groups.length > 1 && (
          <Part view={view} name="groups">
            <ContentsList sections={view.groups} />
          </Part>
        )
      }
    >
      <Part view={view} name="groups">
        <div className={styles.groups}>
          {view.groups.map(({ id, title, items }) => (
            <Section key={id} id={id} title={title}>
              <AnsweredQuestions items={items} />
            </Section>
          ))}
        </div>
      </Part>
      {view.contact && (
        <Section title={t("questions.ask")}>
          <Part view={view} name="contact">
            <ContactCard contact={view.contact} level={3} />
          </Part>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
