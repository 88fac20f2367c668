import { useTranslation } from "react-i18next";
import type { Image } from "#schemas/values/image.ts";
import { Figure } from "./figure.tsx";
import styles from "./gallery.module.css";
import { PlainList } from "./plain-list.tsx";

export function Gallery({ images }: { images: readonly Image[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.count}>{t("gallery.photos", { count: images.length })}</p>
      <PlainList className={styles.grid}>
        {images.map((image) => (
          <li key={image.src}>
            <Figure image={image} />
          </li>
        ))}
      </PlainList>
    </>
  );
}
