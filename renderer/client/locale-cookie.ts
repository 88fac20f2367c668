import { keepInCookie } from "./cookies.ts";

/** Stores the language of the current page in the cookie `locale`, also after in-app navigation (spec §2.1). */
export function startLocaleCookie(): void {
  const root = document.documentElement;
  const note = () => {
    const locale = root.dataset["locale"];
    if (locale) keepInCookie("locale", locale, "Lax");
  };
  new MutationObserver(note).observe(root, { attributeFilter: ["data-locale"] });
  // A page restored from the back/forward cache does not start again.
  addEventListener("pageshow", note);
  note();
}
