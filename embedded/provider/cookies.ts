export const sessionCookie = "provider.session";
export const languageCookie = "provider.language";

/** The session id in a request's cookie; empty when there is none. */
export function sessionOf(request: Request): string {
  return cookieOf(request, sessionCookie) ?? "";
}

export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
