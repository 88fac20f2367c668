const yearInSeconds = 365 * 24 * 60 * 60;

/** Keeps a value for 365 days (spec §9), of characters that need no escape; it is not written again while it is there. */
export function keepInCookie(name: string, value: string, sameSite: "Lax" | "Strict"): void {
  const pair = `${name}=${value}`;
  if (document.cookie.split("; ").includes(pair)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${pair}; Max-Age=${yearInSeconds}; Path=/; SameSite=${sameSite}; Secure`;
}
