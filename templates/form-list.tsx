import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/contact-card.tsx";
import { ContentsList } from "#components/contents-list.tsx";
import { FormRows } from "#components/form-rows.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import { SubmissionList } from "#components/submission-list.tsx";
import { ViewHeading } from "#components/view-heading.tsx";
import type { FormList } from "#schemas/form-list.ts";

export function FormListTemplate({ view }: { view: FormList }) {
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
      {view.howToSubmit && (
        <Section title={t("forms.howToSubmit")}>
          <Part view={view} name="howToSubmit">
            <RichText html={view.howToSubmit.html} />
          </Part>
        </Section>
      )}
      <Part view={view} name="groups">
        {view.groups.map(({ id, title, lead: text, forms }) => (
          <Section key={id} id={id} title={title}>
            {text && <p>{text}</p>}
            <FormRows rows={forms} />
          </Section>
        ))}
      </Part>
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
