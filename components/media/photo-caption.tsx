import styles from "./figure.module.css";

/** Caption and author of an image; nothing when both are missing. `credit` includes the label. */
export function PhotoCaption({ caption, credit }: { caption: string | null; credit: string | null }) {
  if (!caption && !credit) return null;
  return (
    <figcaption>
      {caption} {credit && <small className={styles.credit}>{credit}</small>}
    </figcaption>
  );
}
