import { bareCookieName } from "#schemas/visitor/cookie-name.ts";

const others: readonly string[] = ["consent", "cookie-probe", "form", "locale", "viewport"];

/** True for cookies of the portal, which are neither sent to the security provider nor set by it. */
export function isOwnCookie(fullName: string, storageKey?: string): boolean {
  const name = bareCookieName(fullName);
  return name.startsWith("auth.") || name === storageKey || others.includes(name);
}

/** Cookie header for the security provider, without the portal's own cookies; may be empty. */
export function providerCookies(header: string | undefined, storageKey: string): string {
  const pairs = header?.split(";").map((pair) => pair.trim()) ?? [];
  return pairs.filter((pair) => pair !== "" && !isOwnCookie(pair.split("=", 1)[0] ?? "", storageKey)).join("; ");
}
