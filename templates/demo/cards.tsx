import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import { PageHeading } from "#components/layout/page-heading.tsx";
import { PageLayout } from "#components/layout/page-layout.tsx";
import { Section } from "#components/layout/section.tsx";
import type { Card } from "#schemas/values/card.ts";
import type { Demo } from "./demo.ts";

const kinds = ["service", "application", "page", "signpost", "link"] as const;

const icons = {
  service: "family",
  application: "documents",
  page: "house",
  signpost: "globe",
  link: "institution",
} as const satisfies Record<Card["kind"], Card["icon"]>;

/** The five kinds of cards (spec §2.4) with all that a card may have. */
export function CardsDemo({ view: { home } }: { view: Demo }) {
  const { t } = useTranslation();
  const cards: Card[] = kinds.map((kind) => ({
    kind,
    label: t(`demo.cards.${kind}`),
    text: t(`demo.cards.${kind}Text`),
    href: kind === "link" ? "https://portal.gov.cz/" : home,
    external: kind === "link",
    language: null,
    icon: null,
    image: null,
    badge: null,
    date: null,
  }));
  return (
    <PageLayout wide heading={<PageHeading title={t("demo.cards.title")} lead={t("demo.cards.lead")} />}>
      <Section title={t("demo.cards.kinds")}>
        <CardList cards={cards} showKind />
      </Section>
      <Section title={t("demo.cards.illustrated")}>
        <CardList cards={cards.map((card) => ({ ...card, icon: icons[card.kind] }))} />
      </Section>
      <Section title={t("demo.cards.dated")}>
        <CardList
          cards={cards.slice(0, 3).map((card) => ({
            ...card,
            badge: t("demo.cards.badge"),
            date: "2026-11-02T08:00:00Z",
          }))}
        />
      </Section>
      <Section title={t("demo.cards.titles")}>
        <CardList cards={cards.map((card) => ({ ...card, text: null }))} />
      </Section>
    </PageLayout>
  );
}
