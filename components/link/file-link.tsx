import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { File } from "#schemas/values/file.ts";
import { formatBytes } from "#schemas/values/file-size.ts";
import styles from "./file-link.module.css";

/** A document to download, with its format, its size and, if foreign, its language. */
export function FileLink({ file }: { file: File }) {
  return (
    <a href={file.href} hrefLang={tagOf(file.language)}>
      {file.title}
      <FileFacts file={file} />
    </a>
  );
}

/** Formats the note after a document's name: `(PDF, 35 kB)`. */
export function FileFacts({ file: { format, bytes, language: own } }: { file: File }) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  return (
    <>
      <span className={styles.gap}> </span>
      <span className={styles.facts}>
        ({format}
        {bytes !== null && `, ${formatBytes(bytes, language)}`}
        {own && `, ${t(`inLanguage.${own}`)}`})
      </span>
    </>
  );
}
