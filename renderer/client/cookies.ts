const yearInSeconds = 365 * 24 * 60 * 60;

/** Stores a cookie for 365 days (spec §9), unless it already has the value. The value must not need escaping. */
export function keepInCookie(name: string, value: string, sameSite: "Lax" | "Strict"): void {
  const pair = `${name}=${value}`;
  if (document.cookie.split("; ").includes(pair)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${pair}; Max-Age=${yearInSeconds}; Path=/; SameSite=${sameSite}${secureAttribute()}`;
}

/** `; Secure` on https pages only: over plain http, not every browser keeps such cookies even on localhost. */
export function secureAttribute(): string {
  return location.protocol === "https:" ? "; Secure" : "";
}
