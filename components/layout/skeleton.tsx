import styles from "./skeleton.module.css";

const lines = ["title", "full", "long", "short"] as const;

/** Placeholder for content that is loading; `label` announces it to assistive technology. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {lines.map((line) => (
        <SkeletonLine key={line} width={line} />
      ))}
    </div>
  );
}

/** One line of a placeholder; `title` is taller. */
export function SkeletonLine({ width }: { width: (typeof lines)[number] }) {
  return <span className={`${styles.line} ${styles[width]}`} />;
}
