import styles from "./figure.module.css";

/** What an image shows and whose it is, `credit` with the word for it; nothing where neither is known. */
export function PhotoCaption({ caption, credit }: { caption: string | null; credit: string | null }) {
  if (!caption && !credit) return null;
  return (
    <figcaption>
      {caption} {credit && <small className={styles.credit}>{credit}</small>}
    </figcaption>
  );
}
