import { useTranslation } from "react-i18next";
import { EndedNote, useEnded } from "#components/link/ended-note.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { Illustration } from "#components/media/icon.tsx";
import type { Card } from "#schemas/values/card.ts";
import { CardFacts } from "./card-facts.tsx";
import styles from "./card-links.module.css";

type Props = {
  cards: readonly Card[];
  /** True to label each service and application as such. */
  showKind: boolean;
  /** True to show the illustrations of the cards. */
  hasIcons: boolean;
};

/** Cards without images, as a list of links, each with a line of text. */
export function CardLinks({ cards, showKind, hasIcons }: Props) {
  const { t } = useTranslation();
  const endOf = useEnded();
  return (
    <PlainList className={styles.list}>
      {cards.map((card) => {
        const ended = endOf(card);
        return (
          <li key={`${card.href} ${card.label}`} data-kind={card.kind}>
            {hasIcons && card.icon && <Illustration name={card.icon} />}
            <div className={styles.words}>
              <p className={styles.title}>
                <PageLink link={card} />
              </p>
              <CardFacts card={card} />
              {ended && (
                <p>
                  <EndedNote end={ended} />
                </p>
              )}
              {card.text && <p className={styles.text}>{card.text}</p>}
              {showKind && (card.kind === "service" || card.kind === "application") && (
                <p className={styles.text}>{t(`card.kind.${card.kind}`)}</p>
              )}
            </div>
          </li>
        );
      })}
    </PlainList>
  );
}
