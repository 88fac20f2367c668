import type { BlockOf } from "#schemas/blocks/registry.ts";
import styles from "./quote.module.css";

/** Somebody's words, with who said them. */
export function Quote({ words, author, role }: Pick<BlockOf<"quote">, "words" | "author" | "role">) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{words}</p>
      </blockquote>
      {(author || role) && (
        <figcaption className={styles.author}>
          {author && <strong>{author}</strong>}
          {role && <span>{role}</span>}
        </figcaption>
      )}
    </figure>
  );
}
