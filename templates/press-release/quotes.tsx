import { PersonText } from "#components/text/person-text.tsx";
import type { PressRelease } from "#schemas/structures/press-release.ts";
import styles from "./quotes.module.css";

/** Quotations of officials with their names. */
export function Quotes({ quotes }: Pick<PressRelease, "quotes">) {
  return (
    <div className={styles.list}>
      {quotes.map(({ text, person }) => (
        <figure key={text} className={styles.quote}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            <PersonText person={person} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
