import { type MouseEvent, useState } from "react";
import { FullRows } from "#components/layout/full-rows.tsx";
import { Picture } from "./figure.tsx";
import styles from "./gallery-viewer.module.css";
import { PhotoCaption } from "./photo-caption.tsx";
import { type GalleryLabels, type Photo, PhotoDialog } from "./photo-dialog.tsx";

/** Photographs that open large in a dialog. An island: without its script each is a link to the large image. */
export function GalleryViewer({ photos, labels }: { photos: readonly Photo[]; labels: GalleryLabels }) {
  const [shown, setShown] = useState<number | null>(null);

  function open(event: MouseEvent, index: number) {
    // With a modifier key the link opens in a new tab or window, as any link does.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  }

  return (
    <>
      <FullRows>
        {photos.map(({ image, credit, position }, index) => (
          <li key={position}>
            <figure>
              <a className={styles.link} href={image.src} onClick={(event) => open(event, index)}>
                <Picture image={image} use="gallery" />
                <span className="visually-hidden">
                  {labels.enlarge} {position}
                </span>
              </a>
              <PhotoCaption caption={image.caption} credit={credit} />
            </figure>
          </li>
        ))}
      </FullRows>
      <PhotoDialog photos={photos} labels={labels} shown={shown} onShow={setShown} />
    </>
  );
}
