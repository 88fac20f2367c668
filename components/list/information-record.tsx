import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FieldSection } from "#components/layout/field-section.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { LegalList } from "#components/text/legal-list.tsx";
import { MoneyText } from "#components/text/money-text.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import { TopicNames } from "#components/text/topic-names.tsx";
import { translatedText } from "#components/text/translated-field.tsx";
import type { RequestedInformation } from "#schemas/structures/requested-information.ts";
import type { Translation } from "#schemas/structures/structure.ts";
import { type Fact, FactList } from "./fact-list.tsx";

type Props = {
  view: RequestedInformation & Translation;
  /** Further facts about the answer. */
  facts?: readonly Fact[];
  /** Shown below the answer. */
  children?: ReactNode;
};

/** An answered request for information: facts, request and answer (law 106/1999 Sb.). */
export function InformationRecord({ view, facts = [], children }: Props) {
  const { t } = useTranslation();
  return (
    <ViewPage
      view={view}
      heading={<PageHeading title={view.title} lead={t("information.law")} />}
      aside={
        <Panel>
          <FactList facts={[...useOwnFacts(view), ...facts]} look="row" />
        </Panel>
      }
      next={
        <FieldSection view={view} name="howToAsk" title={t("information.howToAsk")}>
          {(howToAsk) => <PageLink link={howToAsk} />}
        </FieldSection>
      }
    >
      <RichTextField view={view} name="request" title={t("information.request")} />
      <RichTextField view={view} name="answer" title={t("information.answer")} />
      <FieldSection view={view} name="files" title={t("sections.documents")}>
        {(files) => <FileList files={files} />}
      </FieldSection>
      <RichTextField view={view} name="reasons" title={t("information.reasons")} />
      <FieldSection view={view} name="legal" title={t("information.legal")}>
        {(legal) => <LegalList references={legal} />}
      </FieldSection>
      {children}
    </ViewPage>
  );
}

const tones = { provided: "good", partly: "near", refused: "bad", referred: "neutral", withdrawn: "neutral" } as const;

function useOwnFacts(view: Props["view"]): Fact[] {
  const { t } = useTranslation();
  const { outcome, receivedAt, answeredAt, fee, topics } = view;
  return [
    {
      term: t("information.outcome"),
      value: outcome && <StateTag tone={tones[outcome]}>{t(`information.outcomes.${outcome}`)}</StateTag>,
    },
    { term: t("information.received"), value: receivedAt && <DateText instant={receivedAt} /> },
    { term: t("information.answered"), value: answeredAt && <DateText instant={answeredAt} /> },
    { term: t("information.referenceNumber"), value: translatedText(view, "referenceNumber") },
    { term: t("information.office"), value: translatedText(view, "office") },
    { term: t("information.fee"), value: fee && <MoneyText money={fee} /> },
    { term: t("page.topics"), value: topics.length > 0 && <TopicNames topics={topics} /> },
  ];
}
