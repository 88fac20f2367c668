import { useTranslation } from "react-i18next";
import type { ShownMode } from "#schemas/site/color-modes.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import styles from "./color-mode-switch.module.css";

const modes = ["system", "light", "dark"] as const;

/**
 * Lets the visitor choose the system's colours, light or dark, unless the page forces a mode. Rendered as disabled:
 * renderer/client/color-mode-switch.ts enables it with the visitor's choice.
 */
export function ColorModeSwitch({ forced }: { forced: ShownMode | null }) {
  const { t } = useTranslation();
  return (
    <div className={styles.switch}>
      <label htmlFor={pageIds.colorMode}>
        {t("colorMode.title")}
        {forced && ` (${t("colorMode.forced")})`}
      </label>
      <select
        id={pageIds.colorMode}
        defaultValue={forced ?? "system"}
        disabled
        data-change={forced ? undefined : "colorMode.chosen"}
      >
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {t(`colorMode.${mode}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
