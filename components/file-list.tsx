import { type Language, languages, tagOf } from "#schemas/languages.ts";
import type { File } from "#schemas/values/file.ts";
import { useEnvironment } from "./environment.tsx";
import styles from "./file-list.module.css";
import { formatBytes } from "./file-size.ts";
import { Icon } from "./icon.tsx";
import { PlainList } from "./plain-list.tsx";

/** Documents to download, each with its format, size and, when foreign, its language. */
export function FileList({ files }: { files: readonly File[] }) {
  const { language } = useEnvironment();
  return (
    <PlainList className={styles.list}>
      {files.map((file) => (
        <li key={file.href} className={styles.file}>
          <span className={styles.icon}>
            <Icon name="download" size="m" />
          </span>
          <a href={file.href} hrefLang={tagOf(file.language)}>
            {file.title} <FileFacts file={file} language={language} />
          </a>
        </li>
      ))}
    </PlainList>
  );
}

function FileFacts({ file: { format, bytes, language: own }, language }: { file: File; language: Language }) {
  return (
    <span className={styles.facts}>
      ({format}
      {bytes !== null && `, ${formatBytes(bytes, language)}`}
      {own && (
        <>
          , <span lang={languages[own].tag}>{languages[own].name}</span>
        </>
      )}
      )
    </span>
  );
}
