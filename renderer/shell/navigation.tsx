import { useTranslation } from "react-i18next";
import { Container } from "#components/layout/container.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import styles from "./navigation.module.css";
import { NavigationOverflow, NavigationSection } from "./navigation-section.tsx";
import type { NavigationItem } from "./shell.ts";

type Props = {
  items: readonly NavigationItem[];
  /** The site's label for the overflow menu; null for the portal's default text. */
  moreName: string | null;
};

/** The main navigation: a menu on narrow screens, else a row with an overflow menu for what does not fit. */
export function Navigation({ items, moreName }: Props) {
  const { t } = useTranslation();
  const showMore = t("header.showMore");
  return (
    <nav className={styles.navigation} aria-label={t("header.navigation")} data-sticky="wide">
      <Container>
        <PlainList className={styles.row}>
          {items.map((item, index) => (
            <NavigationSection
              key={item.href}
              item={item}
              index={index}
              label={`${t("header.section")} ${item.label}`}
            />
          ))}
          <NavigationOverflow index={items.length} label={moreName ? `${moreName}: ${showMore}` : showMore}>
            {moreName ?? t("header.more")}
          </NavigationOverflow>
        </PlainList>
      </Container>
    </nav>
  );
}
