import type { RichText as RichTextView } from "#schemas/structures/structure.ts";
import styles from "./rich-text.module.css";

/** Text of an editor; the only component that takes HTML, and only HTML the sanitiser has let through. */
export function RichText({ html }: Pick<RichTextView, "html">) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes from the server's sanitiser alone
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
