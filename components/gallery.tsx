import { useTranslation } from "react-i18next";
import type { Image } from "#schemas/values/image.ts";
import { Figure } from "./figure.tsx";
import styles from "./gallery.module.css";

export function Gallery({ images }: { images: readonly Image[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.count}>{t("gallery.photos", { count: images.length })}</p>
      <ul className={styles.grid}>
        {images.map((image) => (
          <li key={image.src}>
            <Figure image={image} />
          </li>
        ))}
      </ul>
    </>
  );
}
