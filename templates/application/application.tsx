import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Part } from "#components/layout/part.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { Application } from "#schemas/structures/application.ts";
import { ApplicationLaunch } from "./application-launch.tsx";
import { Outages } from "./outages.tsx";

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
