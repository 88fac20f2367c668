import { currentAddress } from "./addresses.ts";

const name = "idle-logout";

/** Stores for the tab's next page that the visitor was signed out for inactivity, and the title of this page. */
export function storeIdleNotice(): void {
  try {
    sessionStorage.setItem(name, `${currentAddress()} ${document.querySelector("h1")?.textContent.trim() ?? ""}`);
  } catch {
    // Without storage the notice shows the page's address.
  }
}

export function hasIdleNotice(): boolean {
  return read() !== null;
}

export function removeIdleNotice(): void {
  if (hasIdleNotice()) sessionStorage.removeItem(name);
}

/** Replaces the address of the page to return to by its heading, if this tab has stored it. */
export function nameReturnPage(): void {
  const place = document.querySelector<HTMLElement>("[data-return-title]");
  const [, address, title] = /^(\S+) (.+)$/.exec(read() ?? "") ?? [];
  if (place && title && place.dataset["returnTitle"] === address) place.textContent = title;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
