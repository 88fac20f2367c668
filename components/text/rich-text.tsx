import wide from "#components/list/wide-table.module.css";
import type { RichText as RichTextView } from "#schemas/structures/structure.ts";
import styles from "./rich-text.module.css";

/** Formatted text from an editor. The only component that renders HTML, and only sanitised HTML. */
export function RichText({ html }: Pick<RichTextView, "html">) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml comes from the server's sanitiser alone
  return <div className={`${styles.text} ${wide.wide}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
