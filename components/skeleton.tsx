import styles from "./skeleton.module.css";

const lines = ["title", "full", "long", "short"] as const;

/** The outline of what is on its way; `label` says so to those who cannot see it. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {lines.map((line) => (
        <span key={line} className={`gov-skeleton pulse ${styles[line]}`} data-size="m" data-color="neutral" />
      ))}
    </div>
  );
}
