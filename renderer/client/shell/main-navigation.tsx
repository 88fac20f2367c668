import { type MouseEvent, useEffect } from "react";
import { Container } from "#components/layout/container.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import type { MenuEvent } from "#machines/navigation-menu.ts";
import { isRepeatedClick } from "#renderer/client/throttle.ts";
import type { HeaderProps } from "./header.tsx";
import styles from "./main-navigation.module.css";
import { NavigationOverflow, NavigationSection } from "./navigation-section.tsx";
import { useOverflow } from "./use-overflow.ts";

type Props = {
  /** Id of the menu; `buttons` is the prefix of its buttons' ids. */
  id: string;
  buttons: string;
  shell: Pick<HeaderProps["shell"], "navigation" | "moreName">;
  labels: HeaderProps["labels"];
  /** Index of the item whose submenu is open. */
  openSection: number | null;
  send: (event: MenuEvent) => void;
};

/** The main navigation: a menu on narrow screens, on wide ones a row, with a submenu of the items it has no room for. */
export function MainNavigation({ id, buttons, shell: { navigation, moreName }, labels, openSection, send }: Props) {
  const { row, shown } = useOverflow(navigation);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an open submenu may have lost its place in the row
  useEffect(() => send({ type: "submenuLeft" }), [shown, send]);

  /** Index of the overflow button: the one after the last item. */
  function opening(index: number) {
    return {
      id: `${buttons}-${index}`,
      isOpen: openSection === index,
      onTrigger: (click: MouseEvent) => {
        if (!isRepeatedClick(click)) send({ type: "sectionTriggered", section: index });
      },
    };
  }

  return (
    <nav className={styles.navigation} id={id} aria-label={labels.navigation} data-sticky="wide">
      <Container>
        <PlainList className={styles.sections} ref={row}>
          {navigation.slice(0, shown).map((item, index) => (
            <NavigationSection
              key={item.href}
              item={item}
              label={`${labels.section} ${item.label}`}
              {...opening(index)}
            />
          ))}
          <NavigationOverflow
            items={navigation.slice(shown)}
            label={moreName ? `${moreName}: ${labels.showMore}` : labels.showMore}
            {...opening(navigation.length)}
          >
            {moreName ?? labels.more}
          </NavigationOverflow>
        </PlainList>
      </Container>
    </nav>
  );
}
