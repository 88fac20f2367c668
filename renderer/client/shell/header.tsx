import { useEffect, useId } from "react";
import { Container } from "#components/layout/container.tsx";
import { ControlIcon } from "#components/media/icon.tsx";
import type { Focus, MenuEvent } from "#machines/navigation-menu.ts";
import { isRepeatedClick } from "#renderer/client/throttle.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import type { ColorMode } from "#schemas/site/color-modes.ts";
import { forcedBy } from "#schemas/site/color-modes.ts";
import { AccountLinks } from "./account-links.tsx";
import { type ColorModeLabels, ColorModeSwitch } from "./color-mode-switch.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { useColorMode } from "./use-color-mode.ts";
import { useNavigationMenu } from "./use-navigation-menu.ts";

export interface HeaderProps {
  shell: Pick<Shell, "siteName" | "home" | "navigation" | "moreName" | "languages" | "account">;
  labels: HeaderLabels;
  /** The colour mode that the page forces. */
  askedMode: ColorMode | null;
}

/** Texts of the header in the language of the page. */
export interface HeaderLabels {
  home: string;
  navigation: string;
  menu: string;
  /** Text before the name of the section. */
  section: string;
  more: string;
  showMore: string;
  languages: string;
  untranslated: string;
  signIn: string;
  signOut: string;
  signedInAs: string;
  colorMode: ColorModeLabels;
}

/** Header of every page: site name, languages and main navigation. An island that stays while pages change. */
export function Header({ shell, labels, askedMode }: HeaderProps) {
  const { preference, choose } = useColorMode(askedMode);
  const [snapshot, send] = useNavigationMenu();
  const { focus, section } = snapshot.context;
  const isMenuOpen = snapshot.matches({ menu: "open" });
  const openSection = snapshot.matches({ submenu: "open" }) ? section : null;
  const hasMenu = shell.navigation.length > 0;
  const id = useId();

  useEffect(() => {
    document.documentElement.dataset["shell"] = "ready";
  }, []);

  useEffect(() => {
    if (focus) focusTarget(focus.on, id, section)?.focus();
  }, [focus, id, section]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page brings a new shell
  useEffect(() => send({ type: "navigated" }), [shell, send]);

  useEffect(() => listen(send), [send]);

  return (
    <div className={styles.header} data-menu={isMenuOpen ? "open" : "closed"}>
      <div className={styles.strip}>
        <Container>
          <div className={styles.tools}>
            <LanguageSwitch languages={shell.languages} labels={labels} />
            <ColorModeSwitch
              labels={labels.colorMode}
              preference={preference}
              forced={forcedBy(askedMode)}
              onChoose={choose}
            />
            {shell.account && <AccountLinks account={shell.account} labels={labels} />}
          </div>
        </Container>
      </div>
      <Container>
        <div className={styles.bar} data-sticky={hasMenu ? "narrow" : "narrow wide"}>
          <a className={styles.brand} href={shell.home}>
            <span className={styles.mark} aria-hidden="true" />
            <span className={styles.siteName}>{shell.siteName}</span>
            <span className="visually-hidden"> – {labels.home}</span>
          </a>
          {hasMenu && (
            <button
              type="button"
              className={styles.menuTrigger}
              aria-label={labels.menu}
              aria-expanded={isMenuOpen}
              id={`${id}-trigger`}
              aria-controls={`${id}-menu`}
              onClick={(click) => !isRepeatedClick(click) && send({ type: "menuTriggered" })}
            >
              <ControlIcon name={isMenuOpen ? "x-lg" : "list"} />
            </button>
          )}
        </div>
      </Container>
      {hasMenu && (
        <MainNavigation
          id={`${id}-menu`}
          buttons={id}
          shell={shell}
          labels={labels}
          openSection={openSection}
          send={send}
        />
      )}
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

/** Sends events outside the menu's buttons to the machine; returns a function that stops it. */
function listen(send: (event: MenuEvent) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isPressed = false;
  function leave({ target }: Event) {
    if (!(target instanceof Element) || target.closest("[data-open]")) return;
    send({ type: target.closest("[data-menu]") ? "submenuLeft" : "headerLeft" });
  }
  function press() {
    isPressed = true;
    // The press moves the focus in this same turn.
    setTimeout(() => {
      isPressed = false;
    });
  }
  // A list that collapses between press and release moves what is pressed away, so the click that follows closes it.
  function focus(event: Event) {
    if (!isPressed) leave(event);
  }
  function pressKey({ key }: KeyboardEvent) {
    if (key === "Escape") send({ type: "escapePressed" });
  }
  // In the capture phase: a press on another section's button first closes the open one, then opens its own.
  document.addEventListener("click", leave, { capture: true, signal });
  document.addEventListener("mousedown", press, { capture: true, signal });
  document.addEventListener("focusin", focus, { signal });
  document.addEventListener("keydown", pressKey, { signal });
  return () => controller.abort();
}
