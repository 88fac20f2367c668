import { useTranslation } from "react-i18next";
import { EndedNote, useEnded } from "#components/link/ended-note.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { Picture } from "#components/media/figure.tsx";
import { Icon, Illustration } from "#components/media/icon.tsx";
import { DateText } from "#components/text/dates.tsx";
import type { Card as CardView } from "#schemas/values/card.ts";
import styles from "./card.module.css";

type Props = {
  card: CardView;
  /** Heading level. */
  level: 2 | 3 | 4;
  showKind?: boolean;
  /** True to show an illustration when there is no image. */
  isPictured?: boolean;
};

/** A card whose only link covers its whole area. */
export function Card({ card, level, showKind = false, isPictured = false }: Props) {
  const Heading = `h${level}` as const;
  const ended = useEnded()(card);
  return (
    <div className={styles.card} data-kind={card.kind}>
      {isPictured && (
        <div className={styles.image}>
          {card.image ? (
            <Picture image={card.image} use="card" />
          ) : (
            <Illustration name={card.icon ?? (card.date ? "news" : "documents")} />
          )}
        </div>
      )}
      {card.icon && !isPictured && (
        <div className={styles.illustration}>
          <Illustration name={card.icon} />
        </div>
      )}
      <div className={styles.content}>
        <Heading className={styles.title}>
          <PageLink link={card} className={styles.link} />
        </Heading>
        {(card.date || card.badge) && <CardFacts date={card.date} badge={card.badge} />}
        {ended && (
          <p className={styles.ended}>
            <EndedNote end={ended} />
          </p>
        )}
        {card.text && <p className={styles.text}>{card.text}</p>}
        {showKind && (card.kind === "service" || card.kind === "application") && <CardKind kind={card.kind} />}
      </div>
      {!card.external && (
        <span className={styles.arrow}>
          <Icon name="chevron-right" size="s" />
        </span>
      )}
    </div>
  );
}

/** Cards of pages and links need no label, because their text says where they lead. */
function CardKind({ kind }: { kind: "service" | "application" }) {
  const { t } = useTranslation();
  return <p className={styles.kind}>{t(`card.kind.${kind}`)}</p>;
}

function CardFacts({ date, badge }: Pick<CardView, "date" | "badge">) {
  return (
    <p className={styles.facts}>
      {date && <DateText instant={date} className={styles.date} />}
      {badge && (
        <span className="gov-tag" data-color="primary" data-type="subtle" data-size="xs">
          {badge}
        </span>
      )}
    </p>
  );
}
