import { currentAddress } from "./addresses.ts";

const name = "idle-logout";

/** Stores for the next page of this tab that the visitor was signed out for being idle, and the name of this page. */
export function storeIdleNotice(): void {
  try {
    sessionStorage.setItem(name, `${currentAddress()} ${document.querySelector("h1")?.textContent.trim() ?? ""}`);
  } catch {
    // Without storage the notice names the page by its address.
  }
}

/** True when an idle notice is stored. */
export function hasIdleNotice(): boolean {
  return read() !== null;
}

export function removeIdleNotice(): void {
  if (hasIdleNotice()) sessionStorage.removeItem(name);
}

/** Names the page to return to by its heading where this tab knows it, in place of its address. */
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
