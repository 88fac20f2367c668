import type { MouseEvent, ReactNode } from "react";
import { PlainList } from "#components/list/plain-list.tsx";
import { ControlIcon } from "#components/media/icon.tsx";
import type { NavigationItem } from "#renderer/shell/shell.ts";
import { tagOf } from "#schemas/site/languages.ts";
import styles from "./navigation-section.module.css";

type Opening = {
  /** Id of the button; the submenu's id is made from it. */
  id: string;
  /** Accessible name of the button that opens the submenu. */
  label: string;
  isOpen: boolean;
  onTrigger: (click: MouseEvent) => void;
};

/** A first-level item of the main navigation: a link, and beside it a button when there is a level below. */
export function NavigationSection({ item, ...opening }: { item: NavigationItem } & Opening) {
  const hasItems = item.children.length > 0;
  return (
    <li className={styles.section} data-open={opening.isOpen ? "" : undefined}>
      <div className={styles.item}>
        <NavigationLink item={item} />
        {hasItems && <Trigger {...opening} />}
      </div>
      {hasItems && <Items id={`${opening.id}-items`} className={styles.submenu} items={item.children} />}
    </li>
  );
}

/** The overflow button at the end of the row: items without room, each with the level below it. */
export function NavigationOverflow({
  items,
  children,
  ...opening
}: { items: readonly NavigationItem[]; children: string } & Opening) {
  return (
    <li
      className={`${styles.section} ${styles.overflow}`}
      data-open={opening.isOpen ? "" : undefined}
      data-empty={items.length === 0 ? "" : undefined}
    >
      <div className={styles.item}>
        <Trigger {...opening} className={styles.more} isSection={items.some(({ current }) => current !== null)}>
          {children}
        </Trigger>
      </div>
      <Items id={`${opening.id}-items`} className={styles.submenu} items={items} below={styles.below} />
    </li>
  );
}

function Trigger({
  id,
  label,
  isOpen,
  onTrigger,
  className = styles.trigger,
  isSection = false,
  children,
}: Opening & { className?: string | undefined; isSection?: boolean; children?: ReactNode }) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-expanded={isOpen}
      id={id}
      aria-controls={`${id}-items`}
      data-section={isSection ? "" : undefined}
      onClick={onTrigger}
    >
      {children}
      <ControlIcon name={isOpen ? "chevron-up" : "chevron-down"} />
    </button>
  );
}

type ItemsProps = {
  id?: string;
  className: string | undefined;
  items: readonly NavigationItem[];
  /** Class of the lists of the level below; without it that level is left out. */
  below?: string | undefined;
};

function Items({ id, className, items, below }: ItemsProps) {
  return (
    <PlainList className={className} id={id}>
      {items.map((item) => (
        <li key={item.href}>
          <NavigationLink item={item} />
          {below && item.children.length > 0 && <Items className={below} items={item.children} />}
        </li>
      ))}
    </PlainList>
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
