import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { DateText } from "#components/text/dates.tsx";
import { LegalList } from "#components/text/legal-list.tsx";
import { MoneyText } from "#components/text/money-text.tsx";
import { PublishedLine } from "#components/text/published-line.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { RequestedInformation } from "#schemas/structures/requested-information.ts";
import type { Translation } from "#schemas/structures/structure.ts";
import { type Fact, FactList } from "./fact-list.tsx";

type Props = {
  view: RequestedInformation & Translation;
  /** What more is known of who answered, and when. */
  facts?: readonly Fact[];
  /** Stands below the answer. */
  children?: ReactNode;
};

/** An answered request for information: the facts, what was asked and what the office said (law 106/1999 Sb.). */
export function InformationRecord({ view, facts = [], children }: Props) {
  const { t } = useTranslation();
  return (
    <PageLayout heading={<PageHeading title={view.title} lead={t("information.law")} />}>
      <FactList facts={[...useOwnFacts(view), ...facts]} />
      <TextSection view={view} name="request" title={t("information.request")} />
      <TextSection view={view} name="answer" title={t("information.answer")} />
      {view.files.length > 0 && (
        <Section title={t("sections.documents")}>
          <TranslatedField view={view} name="files">
            <FileList files={view.files} />
          </TranslatedField>
        </Section>
      )}
      <TextSection view={view} name="reasons" title={t("information.reasons")} />
      {view.legal.length > 0 && (
        <Section title={t("information.legal")}>
          <TranslatedField view={view} name="legal">
            <LegalList references={view.legal} />
          </TranslatedField>
        </Section>
      )}
      {children}
      {view.howToAsk && (
        <Section title={t("information.howToAsk")}>
          <TranslatedField view={view} name="howToAsk">
            <PageLink link={view.howToAsk} />
          </TranslatedField>
        </Section>
      )}
      <PublishedLine updatedAt={view.updatedAt} />
    </PageLayout>
  );
}

const tones = { provided: "good", partly: "near", refused: "bad", referred: "neutral", withdrawn: "neutral" } as const;

function useOwnFacts(view: Props["view"]): Fact[] {
  const { t } = useTranslation();
  const { outcome, receivedAt, answeredAt, referenceNumber, office, fee, topics } = view;
  return [
    {
      term: t("information.outcome"),
      value: <StateTag tone={tones[outcome]}>{t(`information.outcomes.${outcome}`)}</StateTag>,
    },
    { term: t("information.received"), value: receivedAt && <DateText instant={receivedAt} /> },
    { term: t("information.answered"), value: <DateText instant={answeredAt} /> },
    { term: t("information.referenceNumber"), value: referenceNumber && own(view, "referenceNumber") },
    { term: t("information.office"), value: office && own(view, "office") },
    { term: t("information.fee"), value: fee && <MoneyText money={fee} /> },
    { term: t("page.topics"), value: topics && <span lang={tagOf(view.topicsLanguage)}>{topics}</span> },
  ];
}

function own(view: Props["view"], name: "referenceNumber" | "office"): ReactNode {
  return (
    <TranslatedField view={view} name={name} inline>
      {view[name]}
    </TranslatedField>
  );
}

type TextProps = { view: Props["view"]; name: "request" | "answer" | "reasons"; title: string };

function TextSection({ view, name, title }: TextProps) {
  const text = view[name];
  if (!text) return null;
  return (
    <Section title={title}>
      <TranslatedField view={view} name={name}>
        <RichText html={text.html} />
      </TranslatedField>
    </Section>
  );
}
