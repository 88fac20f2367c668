import { useTranslation } from "react-i18next";
import { HeaderButton } from "#components/shell/header-button.tsx";
import { HeaderSearch } from "#components/shell/header-search.tsx";
import { SharedPart } from "#renderer/page/document/shared-part.tsx";
import type { ShownMode } from "#schemas/site/color-modes.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { AccountLinks } from "./account-links.tsx";
import { Brand } from "./brand.tsx";
import { ColorModeSwitch } from "./color-mode-switch.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Navigation } from "./navigation.tsx";
import type { Shell } from "./shell.ts";

interface Props {
  shell: Shell;
  /** The colour mode that the page forces, if any. */
  forced: ShownMode | null;
}

/**
 * Header of every page: site name, search, languages and main navigation. On narrow screens everything after the search
 * is in a menu.
 */
export function Header({ shell, forced }: Props) {
  const { t } = useTranslation();
  const hasNavigation = shell.navigation.length > 0;
  return (
    <div className={styles.header} data-menu="closed">
      <div className={styles.bar} data-sticky={hasNavigation ? "narrow" : "narrow wide"}>
        <Brand shell={shell} />
        {shell.search !== null && <HeaderSearch action={shell.search} />}
        <HeaderButton icon="list" label={t("header.menu")} controls={pageIds.menu} data-click="menu.menuTriggered" />
      </div>
      <div className={styles.sheet} id={pageIds.menu}>
        <div className={styles.tools}>
          <LanguageSwitch languages={shell.languages} />
          <ColorModeSwitch forced={forced} />
          {shell.account && <AccountLinks account={shell.account} />}
        </div>
        {hasNavigation && (
          <SharedPart
            name="navigation"
            component={Navigation}
            props={{ items: shell.navigation, moreName: shell.moreName }}
          />
        )}
      </div>
    </div>
  );
}
