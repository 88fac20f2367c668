import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlainList } from "#components/list/plain-list.tsx";
import { Icon } from "#components/media/icon.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import { partId } from "#schemas/site/part-ids.ts";
import styles from "./navigation.module.css";
import type { NavigationItem } from "./shell.ts";

type Opening = {
  index: number;
  /** Accessible name of the button that opens it. */
  label: string;
};

/** A first-level item of the main navigation: a link, with a button for its submenu if there is one. */
export function NavigationSection({ item, ...opening }: { item: NavigationItem } & Opening) {
  return (
    <li className={styles.section}>
      <div className={styles.item}>
        <NavigationLink item={item} />
        {item.children.length > 0 && <Trigger {...opening} className={styles.trigger} />}
      </div>
      {item.children.length > 0 && (
        <PlainList className={styles.submenu} id={partId("submenu", opening.index)}>
          <Overview item={item} />
          {item.children
            .filter((child) => child.href !== item.href)
            .map((child) => (
              <li key={child.href}>
                <NavigationLink item={child} />
              </li>
            ))}
        </PlainList>
      )}
    </li>
  );
}

/**
 * First link of a submenu, to the section's own page; if editors listed that page in the section, theirs is used. In
 * the overflow menu it is hidden, because the section's link is right above.
 */
function Overview({ item: { label, href, language, children } }: { item: NavigationItem }) {
  const { t } = useTranslation();
  const own = children.find((child) => child.href === href);
  return (
    <li>
      {own ? (
        <NavigationLink item={own} />
      ) : (
        <a href={href}>
          {t("header.overview")} {language === null ? label : <span lang={tagOf(language)}>{label}</span>}
        </a>
      )}
    </li>
  );
}

/** The overflow menu at the end of the row, filled with what does not fit by renderer/client/shell/overflow.ts. */
export function NavigationOverflow({ children, ...opening }: { children: string } & Opening) {
  return (
    <li className={`${styles.section} ${styles.overflow}`} data-empty="">
      <div className={styles.item}>
        <Trigger {...opening} className={styles.more}>
          {children}
        </Trigger>
      </div>
      <PlainList className={styles.submenu} id={partId("submenu", opening.index)} />
    </li>
  );
}

type TriggerProps = Opening & { className: string | undefined; children?: ReactNode };

function Trigger({ index, label, className, children }: TriggerProps) {
  return (
    <button
      type="button"
      className={className}
      value={index}
      aria-label={label}
      aria-expanded="false"
      aria-controls={partId("submenu", index)}
      data-click="menu.sectionTriggered"
    >
      {children}
      <Icon name="chevron-down" />
    </button>
  );
}

function NavigationLink({ item: { label, href, language, current } }: { item: NavigationItem }) {
  return (
    <a
      href={href}
      lang={tagOf(language)}
      aria-current={current === "page" ? "page" : undefined}
      data-section={current ? "" : undefined}
    >
      {label}
    </a>
  );
}
