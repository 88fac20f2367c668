import styles from "#components/blocks/quote.module.css";
import { PersonText } from "#components/text/person-text.tsx";
import type { PressRelease } from "#schemas/structures/press-release.ts";

/** Quotations of officials with their names. */
export function Quotes({ quotes }: Pick<PressRelease, "quotes">) {
  return (
    <div className={styles.quotes}>
      {quotes.map(({ text, person }) => (
        <figure key={text} className={styles.quote}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption className={styles.author}>
            <PersonText person={person} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
