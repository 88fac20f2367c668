import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { Application } from "#schemas/structures/application.ts";
import { ApplicationLaunch } from "./application-launch.tsx";
import { Outages } from "./outages.tsx";

export function ApplicationTemplate({ view }: { view: Application }) {
  const { t } = useTranslation();
  const summary = (
    <TranslatedField view={view} name="summary" inline>
      {view.summary}
    </TranslatedField>
  );
  return (
    <PageLayout heading={<PageHeading title={view.title} lead={summary} />}>
      {view.state !== "ended" && (
        <TranslatedField view={view} name="outages">
          <Outages outages={view.outages} />
        </TranslatedField>
      )}
      <ApplicationLaunch view={view} />
      <TranslatedField view={view} name="purpose">
        <RichText html={view.purpose.html} />
      </TranslatedField>
      {view.services.length > 0 && (
        <Section title={t("application.services")}>
          <TranslatedField view={view} name="services">
            <LinkList links={view.services} />
          </TranslatedField>
        </Section>
      )}
      {view.manuals.length > 0 && (
        <Section title={t("application.manuals")}>
          <TranslatedField view={view} name="manuals">
            <FileList files={view.manuals} />
          </TranslatedField>
        </Section>
      )}
      {view.helpdesk && (
        <Section title={t("application.helpdesk")}>
          <TranslatedField view={view} name="helpdesk">
            <ContactCard contact={view.helpdesk} level={3} />
          </TranslatedField>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
