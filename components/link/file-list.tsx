import { PlainList } from "#components/list/plain-list.tsx";
import { Icon } from "#components/media/icon.tsx";
import type { File } from "#schemas/values/file.ts";
import { FileLink } from "./file-link.tsx";
import styles from "./file-list.module.css";

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
