import { useMachine } from "@xstate/react";
import { useEffect, useId } from "react";
import { Container } from "#components/container.tsx";
import { ControlIcon } from "#components/icon.tsx";
import { PlainList } from "#components/plain-list.tsx";
import { type Focus, type MenuEvent, navigationMenuMachine } from "#machines/navigation-menu.ts";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { NavigationSection } from "./navigation-section.tsx";
import type { Shell } from "./shell.ts";

export interface HeaderProps {
  shell: Pick<Shell, "siteName" | "home" | "navigation" | "languages">;
  labels: HeaderLabels;
}

/** Texts of the header in the language of the page. */
export interface HeaderLabels {
  home: string;
  navigation: string;
  menu: string;
  /** Followed by the name of the section. */
  section: string;
  languages: string;
  untranslated: string;
}

/** Head of every page: site name, languages and main navigation. An island: it lives on while pages change. */
export function Header({ shell, labels }: HeaderProps) {
  const [snapshot, send] = useMachine(navigationMenuMachine);
  const { focus, section } = snapshot.context;
  const isMenuOpen = snapshot.matches({ menu: "open" });
  const openSection = snapshot.matches({ submenu: "open" }) ? section : null;
  const id = useId();

  useEffect(() => {
    document.documentElement.dataset.shell = "ready";
  }, []);

  useEffect(() => {
    if (focus) focusTarget(focus.on, id, section)?.focus();
  }, [focus, id, section]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page brings a new shell
  useEffect(() => send({ type: "navigated" }), [shell, send]);

  useEffect(() => listen(send), [send]);

  return (
    <div className={styles.header} data-menu={isMenuOpen ? "open" : "closed"}>
      <Container>
        <div className={styles.top}>
          <a className={styles.brand} href={shell.home}>
            <span className={styles.mark} aria-hidden="true" />
            <span className={styles.siteName}>{shell.siteName}</span>
            <span className="visually-hidden"> – {labels.home}</span>
          </a>
          <button
            type="button"
            className={styles.menuTrigger}
            aria-label={labels.menu}
            aria-expanded={isMenuOpen}
            id={`${id}-trigger`}
            aria-controls={`${id}-menu`}
            onClick={() => send({ type: "menuTriggered" })}
          >
            <ControlIcon name={isMenuOpen ? "x-lg" : "list"} />
          </button>
          <LanguageSwitch languages={shell.languages} labels={labels} />
        </div>
      </Container>
      <nav className={styles.navigation} id={`${id}-menu`} aria-label={labels.navigation}>
        <Container>
          <PlainList className={styles.sections}>
            {shell.navigation.map((item, index) => (
              <NavigationSection
                key={item.href}
                id={`${id}-${index}`}
                item={item}
                label={`${labels.section} ${item.label}`}
                isOpen={openSection === index}
                onTrigger={() => send({ type: "sectionTriggered", section: index })}
              />
            ))}
          </PlainList>
        </Container>
      </nav>
    </div>
  );
}

function focusTarget(on: Focus, id: string, section: number): HTMLElement | null | undefined {
  switch (on) {
    case "menuTrigger":
      return document.getElementById(`${id}-trigger`);
    case "menuItem":
      return document.getElementById(`${id}-menu`)?.querySelector("a");
    case "sectionTrigger":
      return document.getElementById(`${id}-${section}`);
    case "sectionItem":
      return document.getElementById(`${id}-${section}-items`)?.querySelector("a");
  }
}

/** Tells the machine of what happens outside its own buttons; returns how to stop. */
function listen(send: (event: MenuEvent) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  function leave({ target }: Event) {
    if (target instanceof Element && !target.closest("[data-open]")) send({ type: "leftBehind" });
  }
  function press({ key }: KeyboardEvent) {
    if (key === "Escape") send({ type: "escapePressed" });
  }
  // In the capture phase: a press on another section's button first closes the open one, then opens its own.
  document.addEventListener("click", leave, { capture: true, signal });
  document.addEventListener("focusin", leave, { signal });
  document.addEventListener("keydown", press, { signal });
  return () => controller.abort();
}
