import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import { Picture } from "#components/media/figure.tsx";
import { PhotoCaption } from "#components/media/photo-caption.tsx";
import type { PropertyItem } from "#schemas/structures/property-offer.ts";
import styles from "./property-photos.module.css";

/** Thumbnails of an item's photographs, each a link to the large version. */
export function PropertyPhotos({ item: { name, photos } }: { item: PropertyItem }) {
  const { t } = useTranslation();
  const numbered = photos.map((image, index) => ({ image, number: index + 1 }));
  return (
    <PlainList className={styles.photos}>
      {numbered.map(({ image, number }) => (
        <li key={number}>
          <figure>
            <a className={styles.link} href={image.src}>
              <Picture image={{ ...image, alt: "" }} use="thumbnail" />
              <span className="visually-hidden">{t("property.enlarge", { number, name: image.alt || name })}</span>
            </a>
            <PhotoCaption caption={image.caption} credit={image.credit && t("image.credit", { name: image.credit })} />
          </figure>
        </li>
      ))}
    </PlainList>
  );
}
