import { DateText } from "#components/text/date-formats.tsx";
import type { Card } from "#schemas/values/card.ts";
import styles from "./card-facts.module.css";

/** Date and badge of a card, if it has any. */
export function CardFacts({ card: { date, badge } }: { card: Pick<Card, "date" | "badge"> }) {
  if (!date && !badge) return null;
  return (
    <p className={styles.facts}>
      {date && <DateText instant={date} />}
      {badge && (
        <span className="gov-tag" data-color="primary" data-type="subtle" data-size="xs">
          {badge}
        </span>
      )}
    </p>
  );
}
