import type { Card as CardView } from "#schemas/values/card.ts";
import styles from "./card.module.css";
import { DateText } from "./dates.tsx";
import { Picture } from "./figure.tsx";
import { Icon, Illustration } from "./icon.tsx";
import { PageLink } from "./page-link.tsx";

/** A link with more to say, heading of the given level; its one link covers the whole card. */
export function Card({ card, level }: { card: CardView; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.card} data-kind={card.kind}>
      {card.image && (
        <div className={styles.image}>
          <Picture image={card.image} />
        </div>
      )}
      {card.icon && !card.image && (
        <div className={styles.illustration}>
          <Illustration name={card.icon} />
        </div>
      )}
      <div className={styles.content}>
        <Heading className={styles.title}>
          <PageLink link={card} className={styles.link} />
        </Heading>
        {(card.date || card.badge) && <CardFacts date={card.date} badge={card.badge} />}
        {card.text && <p className={styles.text}>{card.text}</p>}
      </div>
      {!card.external && (
        <span className={styles.arrow}>
          <Icon name="chevron-right" size="s" />
        </span>
      )}
    </div>
  );
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
