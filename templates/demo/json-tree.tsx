import { useTranslation } from "react-i18next";
import { Island } from "#components/island.tsx";
import type { Json } from "#components/viewer/json-rows.ts";
import styles from "#components/viewer/json-viewer.module.css";
import { JsonViewer } from "#components/viewer/json-viewer.tsx";

/** Maximum length of the plain text for visitors without script; a large tree in full would double the page. */
const maxLength = 10_000;

/** JSON as a tree; plain text without script. */
export function JsonTree({ json, name }: { json: Json; name: string }) {
  const { t } = useTranslation();
  const copied = { copied: t("copy.copied"), byHand: t("copy.byHand") };
  const labels = {
    expandAll: t("json.expandAll"),
    collapseAll: t("json.collapseAll"),
    path: { copy: t("copy.path"), ...copied },
    value: { copy: t("copy.value"), ...copied },
  };
  const text = JSON.stringify(json, null, 2);
  return (
    <Island name="jsonViewer" component={JsonViewer} props={{ json, name, labels }}>
      <div className={styles.viewer}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard's focus */}
        <section className={styles.tree} aria-label={name} tabIndex={0}>
          <pre>{text.slice(0, maxLength)}</pre>
        </section>
        {text.length > maxLength && <p>{t("json.shortened")}</p>}
      </div>
    </Island>
  );
}
