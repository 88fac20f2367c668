/** Prefix of cookies that only the host itself can have set, by https: browsers take it from nobody else. */
const hostPrefix = "__Host-";

/** The name of a session's cookie; with the prefix `__Host-` where the portal is reached by https. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? hostPrefix + name : name;
}

/** The name of a cookie without its prefix, by which nobody but browsers tells cookies apart. */
export function bareCookieName(name: string): string {
  return name.replace(/^__(?:Host|Secure)-/i, "");
}
