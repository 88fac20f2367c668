import { useTranslation } from "react-i18next";
import { Icon } from "#components/media/icon.tsx";
import type { ShownMode } from "#schemas/site/color-modes.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import styles from "./color-mode-switch.module.css";

const modes = [
  ["system", "gear"],
  ["light", "sun"],
  ["dark", "moon"],
] as const;

/**
 * Lets the visitor choose the system's colours, light or dark, unless the page forces a mode. Rendered as disabled:
 * renderer/client/shell/color-mode-switch.ts enables it with the visitor's choice.
 */
export function ColorModeSwitch({ forced }: { forced: ShownMode | null }) {
  const { t } = useTranslation();
  return (
    <fieldset id={pageIds.colorMode} className={styles.switch} disabled data-forced={forced ?? undefined}>
      <legend className={forced ? styles.legend : "visually-hidden"}>
        {t("colorMode.title")}
        {forced && ` (${t("colorMode.forced")})`}
      </legend>
      {modes.map(([mode, icon]) => (
        <label key={mode} title={t(`colorMode.${mode}`)}>
          <input
            type="radio"
            name={pageIds.colorMode}
            value={mode}
            defaultChecked={mode === (forced ?? "system")}
            data-change="colorMode.chosen"
          />
          <Icon name={icon} />
          <span className="visually-hidden">{t(`colorMode.${mode}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
