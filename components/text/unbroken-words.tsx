import styles from "./unbroken-words.module.css";

/** Words with a hyphen, unless they are too long for a narrow screen. */
const hyphenated = /(?<!\S)(?=\S{3,30}(?!\S))(\S+-\S+)/;

/** A text that does not break after the hyphens of its words, such as a document's number or the name of a place. */
export function UnbrokenWords({ text }: { text: string }) {
  const parts = text.split(hyphenated).map((part, place) => ({ part, place }));
  return parts.map(({ part, place }) =>
    place % 2 === 1 ? (
      <span key={place} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
