/** Tells those who do not see it that another page has come: the focus goes to its heading, or to the part asked for. */
export function arriveAt(hash: string): void {
  const start = partOf(hash) ?? document.querySelector<HTMLElement>("#page h1") ?? document.getElementById("main");
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
  announce(document.title);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Has a text read aloud. */
export function announce(text: string): void {
  const announcer = document.getElementById("announcer");
  if (!announcer) return;
  announcer.textContent = "";
  clearTimeout(timer);
  timer = setTimeout(() => {
    announcer.textContent = text;
  }, 100);
}

function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not a percent-encoded name.
    return null;
  }
}
