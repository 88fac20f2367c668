import { ControlIcon } from "#components/icon.tsx";
import { PlainList } from "#components/plain-list.tsx";
import { tagOf } from "#schemas/languages.ts";
import styles from "./navigation-section.module.css";
import type { NavigationItem } from "./shell.ts";

type Props = {
  /** Id of the button; the submenu's id is made from it. */
  id: string;
  item: NavigationItem;
  /** Accessible name of the button that opens the submenu. */
  label: string;
  isOpen: boolean;
  onTrigger: () => void;
};

/** A first-level item of the main navigation: a link, and beside it a button when there is a level below. */
export function NavigationSection({ id, item, label, isOpen, onTrigger }: Props) {
  return (
    <li className={styles.section} data-open={isOpen ? "" : undefined}>
      <div className={styles.item}>
        <NavigationLink item={item} />
        {item.children.length > 0 && (
          <button
            type="button"
            className={styles.trigger}
            aria-label={label}
            aria-expanded={isOpen}
            id={id}
            aria-controls={`${id}-items`}
            onClick={onTrigger}
          >
            <ControlIcon name={isOpen ? "chevron-up" : "chevron-down"} />
          </button>
        )}
      </div>
      {item.children.length > 0 && (
        <PlainList className={styles.submenu} id={`${id}-items`}>
          {item.children.map((child) => (
            <li key={child.href}>
              <NavigationLink item={child} />
            </li>
          ))}
        </PlainList>
      )}
    </li>
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
