import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { languageOf, TranslatedField } from "#components/text/translated-field.tsx";
import { fewRows, type Listing } from "#schemas/lists/listing-view.ts";
import type { AnsweredQuestion, QuestionsAndAnswers } from "#schemas/structures/questions-and-answers.ts";
import { AnsweredQuestions } from "./answered-questions.tsx";
import styles from "./questions-and-answers.module.css";

type Props = { view: QuestionsAndAnswers; listing: Listing<AnsweredQuestion> };

export function QuestionsAndAnswersTemplate({ view, listing }: Props) {
  const { t } = useTranslation();
  const groups = onShow(view, listing);
  const isOpen = listing.state.term !== "" && listing.rows.length <= fewRows;
  return (
    <ViewPage
      view={view}
      aside={
        groups.length > 1 && (
          <TranslatedField view={view} name="groups">
            <ContentsList sections={groups} />
          </TranslatedField>
        )
      }
      next={
        <FieldSection view={view} name="contact" title={t("questions.ask")}>
          {(contact) => <ContactCard contact={contact} level={3} />}
        </FieldSection>
      }
    >
      <ListingFrame listing={listing} language={languageOf(view, "groups")}>
        <TranslatedField view={view} name="groups">
          <div className={styles.groups}>
            {groups.map(({ id, title, items }) => (
              <Section key={id} id={id} title={title}>
                <AnsweredQuestions items={items} open={isOpen} />
              </Section>
            ))}
          </div>
        </TranslatedField>
      </ListingFrame>
    </ViewPage>
  );
}

/** Returns the groups with only the matching questions. */
function onShow({ groups }: QuestionsAndAnswers, { rows }: Listing<AnsweredQuestion>) {
  const found = new Set(rows.map(({ id }) => id));
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ id }) => found.has(id)) }))
    .filter(({ items }) => items.length > 0);
}
