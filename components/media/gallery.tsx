import { useTranslation } from "react-i18next";
import { Island } from "#components/island.tsx";
import type { Image } from "#schemas/values/image.ts";
import styles from "./gallery.module.css";
import { GalleryViewer } from "./gallery-viewer.tsx";

/** A numbered gallery of photographs; each opens in full size. */
export function Gallery({ images }: { images: readonly Image[] }) {
  const { t } = useTranslation();
  const total = images.length;
  const photos = images.map((image, index) => ({
    image,
    credit: image.credit && t("image.credit", { name: image.credit }),
    position: t("gallery.position", { index: index + 1, total }),
  }));
  const labels = {
    viewer: t("gallery.viewer"),
    enlarge: t("gallery.enlarge"),
    previous: t("gallery.previous"),
    next: t("gallery.next"),
    close: t("gallery.close"),
  };
  return (
    <div className={styles.gallery} data-wide="">
      <p className={styles.count}>{t("gallery.photos", { count: total })}</p>
      <Island name="gallery" component={GalleryViewer} props={{ photos, labels }} />
    </div>
  );
}
