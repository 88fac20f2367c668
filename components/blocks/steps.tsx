import { RichText } from "#components/text/rich-text.tsx";
import type { BlockOf } from "#schemas/blocks/registry.ts";
import styles from "./steps.module.css";

export function Steps({ items }: Pick<BlockOf<"steps">, "items">) {
  return (
    <ol className={styles.list}>
      {items.map(({ title, body }) => (
        <li key={title}>
          <h3>{title}</h3>
          <RichText html={body.html} />
        </li>
      ))}
    </ol>
  );
}
