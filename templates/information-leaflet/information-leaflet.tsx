import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { Figure } from "#components/media/figure.tsx";
import { Message } from "#components/message/message.tsx";
import { RelatedSection } from "#components/sections/related-section.tsx";
import { DateText, formatDate } from "#components/text/date-formats.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TopicNames } from "#components/text/topic-names.tsx";
import { TranslatedField, translatedText } from "#components/text/translated-field.tsx";
import type { InformationLeaflet } from "#schemas/structures/information-leaflet.ts";
import { periodState } from "#schemas/time/states.ts";
import { LeafletVersions } from "./leaflet-versions.tsx";

export function InformationLeafletTemplate({ view }: { view: InformationLeaflet }) {
  const { t } = useTranslation();
  const summary = translatedText(view, "summary");
  const cover = view.cover && (
    <TranslatedField view={view} name="cover">
      <Figure image={view.cover} use="aside" />
    </TranslatedField>
  );
  const facts = [
    { term: t("leaflet.issued"), value: view.issuedAt && <DateText instant={view.issuedAt} /> },
    { term: t("page.validTo"), value: view.validTo && <DateText instant={view.validTo} /> },
    { term: t("audience.title"), value: view.audience.map((whom) => t(`audience.${whom}`)).join(", ") },
    { term: t("page.topics"), value: view.topics.length > 0 && <TopicNames topics={view.topics} /> },
  ].filter(({ value }) => value);
  // A single fact needs no box of its own.
  const isBoxed = cover !== null || facts.length > 1;
  return (
    <ViewPage
      view={view}
      heading={<PageHeading title={view.title} lead={summary} />}
      underLead={!isBoxed && <FactList facts={facts} />}
      top={
        <>
          <Expired validTo={view.validTo} />
          <FieldSection view={view} name="versions" title={t("leaflet.files")}>
            {(versions) => <LeafletVersions versions={versions} />}
          </FieldSection>
        </>
      }
      aside={
        isBoxed && (
          <>
            {cover}
            <Panel>
              <FactList facts={facts} look="row" />
            </Panel>
          </>
        )
      }
    >
      <RichTextField view={view} name="body" title={t("leaflet.text")} />
      <RelatedSection view={view} />
    </ViewPage>
  );
}

function Expired({ validTo }: Pick<InformationLeaflet, "validTo">) {
  const { t } = useTranslation();
  const { language, now } = useEnvironment();
  if (validTo === null || periodState({ from: null, to: validTo }, now) !== "expired") return null;
  return (
    <Message tone="warn">
      <h2>{t("leaflet.expired")}</h2>
      <p>{t("leaflet.expiredText", { date: formatDate(validTo, language) })}</p>
    </Message>
  );
}
