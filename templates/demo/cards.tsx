import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import type { Card } from "#schemas/values/card.ts";
import type { Demo } from "./demo.ts";
import { DemoTemplate } from "./demo-template.tsx";

const kinds = ["service", "application", "page", "signpost", "link"] as const;

const icons = {
  service: "family",
  application: "documents",
  page: "house",
  signpost: "globe",
  link: "institution",
} as const satisfies Record<Card["kind"], Card["icon"]>;

/** The five kinds of cards (spec §2.4) with everything that a card can contain. */
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
  const illustrated = cards.map((card) => ({ ...card, icon: icons[card.kind] }));
  const badge = t("demo.cards.badge");
  const dated = cards.slice(0, 3).map((card) => ({ ...card, badge, date: "2026-11-02T08:00:00Z" }));
  const titles = cards.map((card) => ({ ...card, text: null }));
  const examples = [
    { title: t("demo.cards.kinds"), content: <CardList cards={cards} showKind /> },
    { title: t("demo.cards.illustrated"), content: <CardList cards={illustrated} /> },
    { title: t("demo.cards.dated"), content: <CardList cards={dated} /> },
    { title: t("demo.cards.titles"), content: <CardList cards={titles} /> },
  ];
  return <DemoTemplate texts="cards" wide examples={examples} />;
}
