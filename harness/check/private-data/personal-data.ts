import { hasBirthNumber } from "#portal/contract/values/offer/personal-data.ts";

export type PersonalKind = "birthNumber" | "email";

/**
 * Returns the kind of personal data in a text, or null. In files, which are stored and shared, e-mail addresses of
 * people count too.
 */
export function personalDataIn(text: string, isFile: boolean): PersonalKind | null {
  if (/\d{6}/.test(text) && hasBirthNumber(text.replace(/<[^>]*>/g, " "))) return "birthNumber";
  return isFile && text.includes("@") && addresses(text).some((domain) => !isOfOffice(domain)) ? "email" : null;
}

function addresses(text: string): string[] {
  return [...text.matchAll(/[\p{L}\d._%+-]@([\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8})/gu)].map(([, domain = ""]) =>
    domain.toLowerCase(),
  );
}

/** Reserved domains, and those of authorities with public contacts. */
const officeDomains = [
  ...["example", "invalid", "localhost", "test", "example.com", "example.net", "example.org"],
  ...["gov.cz", "cssz.cz", "europa.eu", "mpsv.cz", "suip.cz", "uradprace.cz"],
];

function isOfOffice(domain: string): boolean {
  return officeDomains.some((office) => domain === office || domain.endsWith(`.${office}`));
}
