import type { ComponentProps } from "react";
import { Icon } from "#components/media/icon.tsx";
import styles from "./header-button.module.css";

type Props = {
  icon: ComponentProps<typeof Icon>["name"];
  label: string;
  /** Id of the part of the header that the button toggles. */
  controls: string;
  "data-click": "menu.menuTriggered" | "menu.searchTriggered";
};

/** A button that toggles a part of the header; its icon becomes a cross while that part is open. */
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
