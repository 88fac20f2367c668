import { useId } from "react";
import type { ColorMode } from "#schemas/site/color-modes.ts";
import styles from "./color-mode-switch.module.css";

/** Its own texts, because it lives in an island. */
export type ColorModeLabels = Record<ColorMode | "title" | "forced", string>;

interface Props {
  labels: ColorModeLabels;
  /** The visitor's choice; null while it is not known and cannot be changed. */
  preference: ColorMode | null;
  /** The mode that the page is shown in whatever the visitor prefers. */
  forced: ColorMode | null;
  onChoose: (mode: ColorMode) => void;
}

const modes = ["system", "light", "dark"] as const;

/** Lets the visitor choose between the system's colours, light and dark; works with script only. */
export function ColorModeSwitch({ labels, preference, forced, onChoose }: Props) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>
        {labels.title}
        {forced && ` (${labels.forced})`}
      </label>
      <select
        id={id}
        value={forced ?? preference ?? "system"}
        disabled={forced !== null || preference === null}
        onChange={({ target }) => {
          const mode = modes.find((each) => each === target.value);
          if (mode) onChoose(mode);
        }}
      >
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {labels[mode]}
          </option>
        ))}
      </select>
    </div>
  );
}
