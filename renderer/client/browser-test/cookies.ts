import { secureAttribute } from "#renderer/client/cookies.ts";
import { probePaths } from "#schemas/values/cookie-probe.ts";

/** Checks whether this site may set cookies by writing, reading and deleting one. */
export function canSetCookie(): boolean {
  const name = "browser-test";
  const attributes = `; Path=${location.pathname}; SameSite=Strict${secureAttribute()}`;
  // biome-ignore lint/suspicious/noDocumentCookie: it is the old way that is tested
  document.cookie = `${name}=1${attributes}`;
  const isSet = document.cookie.split("; ").includes(`${name}=1`);
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=; Max-Age=0${attributes}`;
  return isSet;
}

/** Checks whether another site may set cookies as a third party, by asking it whether its cookie came back. */
export async function canSetCookieOn(origin: string, signal: AbortSignal): Promise<boolean> {
  await ask(probePaths.set);
  return (await ask(probePaths.check)) === "yes";

  async function ask(path: string): Promise<string> {
    const answer = await fetch(new URL(path, origin), { credentials: "include", cache: "no-store", signal });
    if (!answer.ok) throw new Error(`The probe of cookies answered ${answer.status}.`);
    return answer.text();
  }
}
