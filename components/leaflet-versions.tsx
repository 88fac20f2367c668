import type { LeafletVersion } from "#schemas/information-leaflet.ts";
import { languages } from "#schemas/languages.ts";
import { InLanguage } from "./environment.tsx";
import { FileLink } from "./file-link.tsx";
import styles from "./leaflet-versions.module.css";
import { PlainList } from "./plain-list.tsx";

/** A leaflet in each of its languages, said in that language. */
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
