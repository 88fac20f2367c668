import { type KeyboardEvent, useEffect, useRef } from "react";
import { useStyles } from "#components/use-styles.ts";
import type { Image } from "#schemas/values/image.ts";
import { Picture } from "./figure.tsx";
import { ControlIcon } from "./icon.tsx";
import { PhotoCaption } from "./photo-caption.tsx";
import styles from "./photo-dialog.css?inline";

export interface Photo {
  image: Image;
  /** Includes the label. */
  credit: string | null;
  /** Its number and the total. */
  position: string;
}

export interface GalleryLabels {
  viewer: string;
  enlarge: string;
  previous: string;
  next: string;
  close: string;
}

type Props = {
  photos: readonly Photo[];
  labels: GalleryLabels;
  /** Index of the photograph shown; null closes the dialog. */
  shown: number | null;
  onShow: (index: number | null) => void;
};

/**
 * Photographs in full size, one at a time. Arrow keys turn the pages; Escape closes the dialog and restores the focus.
 */
export function PhotoDialog({ photos, labels, shown, onShow }: Props) {
  useStyles(styles);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = shown !== null;
  const photo = isOpen ? photos[shown] : undefined;

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  function turn(step: number) {
    if (isOpen) onShow((shown + step + photos.length) % photos.length);
  }

  function press({ key }: KeyboardEvent) {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  }

  return (
    <dialog
      ref={dialog}
      className="photo-dialog"
      aria-label={labels.viewer}
      onClose={() => onShow(null)}
      onKeyDown={press}
    >
      {photo && (
        <>
          <div className="photo-bar">
            <p aria-live="polite">{photo.position}</p>
            {photos.length > 1 && (
              <>
                <Control label={labels.previous} icon="chevron-up" turn="left" onClick={() => turn(-1)} />
                <Control label={labels.next} icon="chevron-up" turn="right" onClick={() => turn(1)} />
              </>
            )}
            <Control label={labels.close} icon="x-lg" onClick={() => onShow(null)} />
          </div>
          <figure className="photo-shown">
            <Picture key={photo.position} image={photo.image} use="viewer" hero />
            <PhotoCaption caption={photo.image.caption} credit={photo.credit} />
          </figure>
        </>
      )}
    </dialog>
  );
}

type ControlProps = {
  label: string;
  icon: "chevron-up" | "x-lg";
  /** Direction of the arrow. */
  turn?: "left" | "right";
  onClick: () => void;
};

function Control({ label, icon, turn, onClick }: ControlProps) {
  return (
    <button type="button" className="photo-control" data-turn={turn} aria-label={label} onClick={onClick}>
      <ControlIcon name={icon} />
    </button>
  );
}
