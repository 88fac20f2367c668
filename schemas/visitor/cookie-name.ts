/** Prefix of cookies that browsers accept only from the host itself over HTTPS. */
const hostPrefix = "__Host-";

/** Name of a session cookie, with the prefix `__Host-` over HTTPS. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? hostPrefix + name : name;
}

/** Returns the name of a cookie without its security prefix, which only browsers interpret. */
export function bareCookieName(name: string): string {
  return name.replace(/^__(?:Host|Secure)-/i, "");
}
