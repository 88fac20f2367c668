import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/contact-card.tsx";
import { ContentsList } from "#components/contents-list.tsx";
import { FormRows } from "#components/form-rows.tsx";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { languageOf, Part } from "#components/part.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import { SubmissionList } from "#components/submission-list.tsx";
import { ViewHeading } from "#components/view-heading.tsx";
import type { FormList, ListedForm } from "#schemas/form-list.ts";
import type { Listing } from "#schemas/listing/list.ts";

export function FormListTemplate({ view, listing }: { view: FormList; listing: Listing<ListedForm> }) {
  const { t } = useTranslation();
  const groups = inGroups(view, listing.rows);
  return (
    <PageLayout
      heading={<ViewHeading view={view} />}
      aside={
        groups.length > 1 && (
          <Part view={view} name="groups">
            <ContentsList sections={groups} />
          </Part>
        )
      }
    >
      {view.howToSubmit && (
        <Section title={t("forms.howToSubmit")}>
          <Part view={view} name="howToSubmit">
            <RichText html={view.howToSubmit.html} />
          </Part>
        </Section>
      )}
      <ListingFrame listing={listing} language={languageOf(view, "forms")} files={["csv"]}>
        <Part view={view} name="forms">
          {groups.map(({ id, title, lead: text, forms }) => (
            <Section key={id} id={id} title={title}>
              {text && <p>{text}</p>}
              <FormRows rows={forms} />
            </Section>
          ))}
        </Part>
      </ListingFrame>
      {view.submission.length > 0 && (
        <Section title={t("submission.title")}>
          <Part view={view} name="submission">
            <SubmissionList ways={view.submission} />
          </Part>
        </Section>
      )}
      {view.contact && (
        <Part view={view} name="contact">
          <ContactCard contact={view.contact} level={2} />
        </Part>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}

/** The forms on show under their agendas. */
function inGroups({ groups }: FormList, rows: readonly ListedForm[]) {
  return groups.flatMap((group) => {
    const forms = rows.filter((row) => row.group === group.id).map(({ form }) => form);
    return forms.length > 0 ? [{ ...group, forms }] : [];
  });
}
