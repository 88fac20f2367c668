import type { ComponentProps } from "react";
import { Icon } from "#components/media/icon.tsx";
import styles from "./header-button.module.css";

type Props = {
  icon: ComponentProps<typeof Icon>["name"];
  label: string;
  /** Id of the part of the header that it opens and closes. */
  controls: string;
  "data-click": "menu.menuTriggered" | "menu.searchTriggered";
};

/** A button of the header that opens a part of it; a cross takes the place of its icon while that is open. */
export function HeaderButton({ icon, label, controls, "data-click": click }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-expanded="false"
      aria-controls={controls}
      data-click={click}
    >
      <Icon name={icon} />
      <Icon name="x-lg" />
    </button>
  );
}
