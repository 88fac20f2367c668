const yearInSeconds = 365 * 24 * 60 * 60;

/** Stores a cookie for 365 days (spec §9) unless it has the value; the value must not need escaping. */
export function keepInCookie(name: string, value: string, sameSite: "Lax" | "Strict"): void {
  const pair = `${name}=${value}`;
  if (document.cookie.split("; ").includes(pair)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${pair}; Max-Age=${yearInSeconds}; Path=/; SameSite=${sameSite}${secureAttribute()}`;
}

/** `Secure` where the page came by https: not every browser keeps such a cookie on a machine of its own by plain http. */
export function secureAttribute(): string {
  return location.protocol === "https:" ? "; Secure" : "";
}
