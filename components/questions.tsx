import type { BlockOf } from "#schemas/blocks/registry.ts";
import { Icon } from "./icon.tsx";
import styles from "./questions.module.css";
import { RichText } from "./rich-text.tsx";

/** Questions that open to their answers, without script too. */
export function Questions({ items }: Pick<BlockOf<"questions">, "items">) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron-down" size="m" />
          </summary>
          <div className={styles.answer}>
            <RichText html={answer.html} />
          </div>
        </details>
      ))}
    </div>
  );
}
