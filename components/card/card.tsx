import { EndedNote, useEnded } from "#components/link/ended-note.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { Picture } from "#components/media/figure.tsx";
import { Scene } from "#components/media/icon.tsx";
import type { Card as CardView } from "#schemas/values/card.ts";
import styles from "./card.module.css";
import { CardFacts } from "./card-facts.tsx";

type Props = {
  card: CardView;
  /** Heading level. */
  level: 2 | 3 | 4;
};

/** A card with an image, else an illustration; its only link covers its whole area. */
export function Card({ card, level }: Props) {
  const Heading = `h${level}` as const;
  const ended = useEnded()(card);
  return (
    <div className={styles.card} data-kind={card.kind}>
      <div className={styles.image}>
        {card.image ? (
          <Picture image={card.image} use="card" />
        ) : (
          <Scene name={card.icon ?? (card.date ? "news" : "documents")} />
        )}
      </div>
      <div className={styles.content}>
        <Heading className={styles.title}>
          <PageLink link={card} className={styles.link} />
        </Heading>
        <CardFacts card={card} />
        {ended && (
          <p className={styles.ended}>
            <EndedNote end={ended} />
          </p>
        )}
        {card.text && <p className={styles.text}>{card.text}</p>}
      </div>
    </div>
  );
}
