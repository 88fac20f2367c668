import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { ActionLink } from "#components/link/action-link.tsx";
import { ExportLink } from "#components/link/export-link.tsx";
import type { Fact } from "#components/list/fact-list.tsx";
import { PageMap } from "#components/map/page-map.tsx";
import { Callout } from "#components/message/callout.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import { partId } from "#schemas/site/part-ids.ts";
import type { Translation } from "#schemas/structures/structure.ts";
import type { Office } from "#schemas/values/office/office.ts";
import { OfficeAccess } from "./office-access.tsx";
import { OfficeChanges } from "./office-changes.tsx";
import { OfficeFacts } from "./office-facts.tsx";
import { AgendaHours } from "./office-hours.tsx";
import styles from "./office-page.module.css";
import { OfficeServices } from "./office-services.tsx";

type View = Office & Translation & { title: string; updatedAt: string | null };

export interface OfficeSection {
  name: string;
  title: string;
  /** A section without content is left out. */
  content: ReactNode;
}

type Props = {
  view: View;
  /** Facts specific to this kind of office, besides address and contact. */
  facts: readonly Fact[];
  /** Sections specific to this kind of office. */
  sections: readonly OfficeSection[];
  /** False for a closed office, which shows neither hours nor services. */
  isOpen?: boolean;
  /** Shown right below the heading. */
  children?: ReactNode;
};

/** Minimum number of sections for a table of contents. */
const sectionsForContents = 3;

/** The page of an office: opening hours, contact and services (spec §2.4, office pages). */
export function OfficePage({ view, facts, sections, isOpen = true, children }: Props) {
  const { t } = useTranslation();
  const { address } = useEnvironment();
  const contact = (
    <Panel>
      <OfficeFacts view={view} more={facts} />
      <ExportLink suffix="vcf" label={t("exports.contact")} />
    </Panel>
  );
  const hours = { id: partId("section", "hours"), title: t("hours.title") };
  const all: OfficeSection[] = [
    {
      name: "services",
      title: t("office.services"),
      content: isOpen && view.services.length > 0 && <OfficeServices view={view} />,
    },
    ...sections,
    {
      name: "map",
      title: t("map.title"),
      content: view.address?.position && <PageMap source={`${address}.geojson`} toPlace={t("map.toPage")} />,
    },
    { name: "access", title: t("office.access"), content: view.barrierFree && <Access view={view} /> },
    {
      name: "transport",
      title: t("office.transport"),
      content: view.transport && (
        <TranslatedField view={view} name="transport">
          <p>{view.transport}</p>
        </TranslatedField>
      ),
    },
  ];
  const nonEmpty = all.flatMap((section) =>
    section.content ? { ...section, id: partId("section", section.name) } : [],
  );
  const hasHours = isOpen && (view.hours.length > 0 || view.booking !== null);
  const contents = hasHours ? [hours, ...nonEmpty] : nonEmpty;
  const aside = (
    <>
      <Section title={t("office.contact")}>{contact}</Section>
      {contents.length >= sectionsForContents && <ContentsList sections={contents} />}
    </>
  );
  const top = (
    <>
      {children}
      <FieldSection view={view} name="notices">
        {(notices) => notices.map((notice) => <Callout key={notice.body.html} {...notice} />)}
      </FieldSection>
      {hasHours && (
        <Section {...hours}>
          <Hours view={view} />
        </Section>
      )}
    </>
  );
  return (
    <ViewPage view={view} top={top} aside={aside}>
      {nonEmpty.map(({ id, title, content }) => (
        <Section key={id} id={id} title={title}>
          {content}
        </Section>
      ))}
    </ViewPage>
  );
}

function Hours({ view }: { view: View }) {
  const { t } = useTranslation();
  const language = view.inCzech.includes("hours") ? defaultLanguage : null;
  return (
    <>
      <div className={styles.agendas}>
        {view.hours.map((hours) => (
          <AgendaHours key={hours.scope} hours={hours} language={language} />
        ))}
      </div>
      <OfficeChanges agendas={view.hours} language={language} />
      {view.booking && (
        <div>
          <ActionLink link={{ label: t("office.book"), ...view.booking, language: null }} />
        </div>
      )}
    </>
  );
}

function Access({ view }: { view: View }) {
  if (!view.barrierFree) return null;
  return (
    <>
      <OfficeAccess access={view.barrierFree} />
      {view.barrierFree.note && (
        <TranslatedField view={view} name="barrierFree">
          <p>{view.barrierFree.note}</p>
        </TranslatedField>
      )}
    </>
  );
}
