import { RichText } from "#components/text/rich-text.tsx";
import type { BlockOf } from "#schemas/blocks/registry.ts";
import styles from "./timeline.module.css";

/** Events in chronological order. */
export function Timeline({ items }: Pick<BlockOf<"timeline">, "items">) {
  return (
    <ol className={styles.list}>
      {items.map(({ when, label, body }) => (
        <li key={`${when} ${label}`}>
          <p className={styles.when}>{when}</p>
          <h3>{label}</h3>
          {body && <RichText html={body.html} />}
        </li>
      ))}
    </ol>
  );
}
