const others: readonly string[] = ["consent", "cookie-probe", "locale", "viewport"];

/** Whether a cookie is the portal's, the configured one included: the security provider gets and sets only its own. */
export function isOwnCookie(name: string, storageKey?: string): boolean {
  return name.startsWith("auth.") || name === storageKey || others.includes(name);
}

/** The Cookie header as the security provider gets it: without the portal's own; empty where nothing is left. */
export function providerCookies(header: string | undefined, storageKey: string): string {
  const pairs = header?.split(";").map((pair) => pair.trim()) ?? [];
  return pairs.filter((pair) => pair !== "" && !isOwnCookie(pair.split("=", 1)[0] ?? "", storageKey)).join("; ");
}
