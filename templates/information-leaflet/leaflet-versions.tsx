import { InLanguage } from "#components/environment.tsx";
import { FileLink } from "#components/link/file-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { languages } from "#schemas/site/languages.ts";
import type { LeafletVersion } from "#schemas/structures/information-leaflet.ts";
import styles from "./leaflet-versions.module.css";

/** A leaflet in each of its languages, labelled in that language. */
export function LeafletVersions({ versions }: { versions: readonly LeafletVersion[] }) {
  return (
    <PlainList className={styles.versions}>
      {versions.map(({ language, file, print }) => (
        <li key={`${language} ${file.href}`}>
          <InLanguage language={language}>
            <div className={styles.version}>
              <strong>{languages[language].name}</strong>
              <div className={styles.files}>
                <FileLink file={file} />
                {print && <FileLink file={print} />}
              </div>
            </div>
          </InLanguage>
        </li>
      ))}
    </PlainList>
  );
}
