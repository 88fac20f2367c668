import type { File } from "#schemas/values/file.ts";
import { FileLink } from "./file-link.tsx";
import styles from "./file-list.module.css";
import { Icon } from "./icon.tsx";
import { PlainList } from "./plain-list.tsx";

/** Documents to download. */
export function FileList({ files }: { files: readonly File[] }) {
  return (
    <PlainList className={styles.list}>
      {files.map((file) => (
        <li key={file.href} className={styles.file}>
          <span className={styles.icon}>
            <Icon name="download" size="m" />
          </span>
          <FileLink file={file} />
        </li>
      ))}
    </PlainList>
  );
}
