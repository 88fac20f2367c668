import { useTranslation } from "react-i18next";
import { ContactCard } from "#components/card/contact-card.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TranslatedField, translatedText } from "#components/text/translated-field.tsx";
import type { Application } from "#schemas/structures/application.ts";
import { ApplicationLaunch } from "./application-launch.tsx";
import { Outages } from "./outages.tsx";

export function ApplicationTemplate({ view }: { view: Application }) {
  const { t } = useTranslation();
  const hasEnded = view.state === "ended";
  const summary = translatedText(view, "summary");
  return (
    <ViewPage
      view={view}
      heading={<PageHeading title={view.title} lead={summary} />}
      top={
        !hasEnded && (
          <TranslatedField view={view} name="outages">
            <Outages outages={view.outages} />
          </TranslatedField>
        )
      }
      aside={!hasEnded && <ApplicationLaunch view={view} />}
      next={
        <FieldSection view={view} name="helpdesk" title={t("application.helpdesk")}>
          {(helpdesk) => <ContactCard contact={helpdesk} level={3} />}
        </FieldSection>
      }
    >
      {hasEnded && <ApplicationLaunch view={view} />}
      <RichTextField view={view} name="purpose" />
      <FieldSection view={view} name="services" title={t("application.services")}>
        {(services) => <LinkList links={services} />}
      </FieldSection>
      <FieldSection view={view} name="manuals" title={t("application.manuals")}>
        {(manuals) => <FileList files={manuals} />}
      </FieldSection>
    </ViewPage>
  );
}
