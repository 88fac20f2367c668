import { useTranslation } from "react-i18next";
import { ApplicationLaunch } from "#components/application-launch.tsx";
import { ContactCard } from "#components/contact-card.tsx";
import { FileList } from "#components/file-list.tsx";
import { LinkList } from "#components/link-list.tsx";
import { Outages } from "#components/outages.tsx";
import { PageHeading } from "#components/page-heading.tsx";
import { PageLayout } from "#components/page-layout.tsx";
import { Part } from "#components/part.tsx";
import { PublishedLine } from "#components/published-line.tsx";
import { RichText } from "#components/rich-text.tsx";
import { Section } from "#components/section.tsx";
import type { Application } from "#schemas/application.ts";

export function ApplicationTemplate({ view }: { view: Application }) {
  const { t } = useTranslation();
  const summary = (
    <Part view={view} name="summary" inline>
      {view.summary}
    </Part>
  );
  return (
    <PageLayout heading={<PageHeading title={view.title} lead={summary} />}>
      {view.state !== "ended" && (
        <Part view={view} name="outages">
          <Outages outages={view.outages} />
        </Part>
      )}
      <ApplicationLaunch view={view} />
      <Part view={view} name="purpose">
        <RichText html={view.purpose.html} />
      </Part>
      {view.services.length > 0 && (
        <Section title={t("application.services")}>
          <Part view={view} name="services">
            <LinkList links={view.services} />
          </Part>
        </Section>
      )}
      {view.manuals.length > 0 && (
        <Section title={t("application.manuals")}>
          <Part view={view} name="manuals">
            <FileList files={view.manuals} />
          </Part>
        </Section>
      )}
      {view.helpdesk && (
        <Section title={t("application.helpdesk")}>
          <Part view={view} name="helpdesk">
            <ContactCard contact={view.helpdesk} level={3} />
          </Part>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}
