import { decodings } from "./decodings.ts";

/** Kinds of secrets, as in `secrets.*` of locales/editors. */
export const secretKinds = ["jwt", "credentials", "key", "token", "address", "cookie", "password"] as const;
export type SecretKind = (typeof secretKinds)[number];

export interface Secret {
  kind: SecretKind;
  /** Offset in the text; null when found only after decoding. */
  offset: number | null;
}

interface Detector {
  kind: SecretKind;
  /** Finds every match in a text. */
  pattern: RegExp;
  /** Returns true when a match is a secret; by default every match is. */
  isOne?: (match: string) => boolean;
}

// Repetitions are bounded, so that hostile texts cost no more than others.
/** Patterns of secrets in a text that is not encoded. */
export const detectors: readonly Detector[] = [
  { kind: "key", pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY/g },
  { kind: "jwt", pattern: /\beyJ[\w-]{10,4000}\.[\w-]{8,8000}\.[\w-]{0,4000}/g },
  { kind: "credentials", pattern: /\b(?:bearer|basic)\s{1,3}[\w.~+/-]{16,4000}=*/gi, isOne: isMixed },
  { kind: "address", pattern: /:\/\/[^\s/?#@"'<>\\:]{0,100}:[^\s/?#@"'<>\\]{1,100}@/g },
  {
    kind: "address",
    pattern:
      /[?&](?:access_token|auth|api[_-]?key|client_secret|id_token|password|sig|signature|token)=[\w.%~+-]{12,}/gi,
    isOne: isMixed,
  },
  { kind: "cookie", pattern: /\b(?:JSESSIONID|PHPSESSID|ASP\.NET_SessionId|connect\.sid)=[^\s;"',]{8,}/gi },
  { kind: "cookie", pattern: /\b(?:set-)?cookie"?\s{0,3}:\s{0,3}"?[\w.-]{1,80}=[^\s;"',]{8,}/gi },
  {
    kind: "password",
    pattern:
      /"(?:pass(?:word|wd)?|heslo|(?:client_?)?secret|api[-_]?key|(?:access|refresh|id)[-_]?token|authorization)"\s{0,5}:\s{0,5}"[^"\s]{4,}/gi,
  },
  {
    kind: "token",
    pattern: /\b(?:gh[oprsu]_[A-Za-z\d]{30,}|glpat-[\w-]{20,}|xox[abprs]-[\w-]{10,}|AKIA[A-Z\d]{16}|AIza[\w-]{35})/g,
  },
  { kind: "token", pattern: /\b[\da-f]{32,4000}\b/gi, isOne: isHexToken },
  { kind: "token", pattern: /(?<![\w+-])[\w+-]{32,4000}(?:={0,2})(?![\w+-])/g, isOne: isToken },
];

/** Returns the secrets in a text, also in JSON, URLs, HTML and base64: the first one of each kind. */
export function findSecrets(text: string): Secret[] {
  const found = new Map<SecretKind, Secret>();
  for (const [index, view] of [...decodings(text)].entries()) {
    for (const { kind, pattern, isOne = () => true } of detectors) {
      if (found.has(kind)) continue;
      const match = [...view.matchAll(pattern)].find(([whole]) => isOne(whole));
      if (match) found.set(kind, { kind, offset: index === 0 ? match.index : null });
    }
  }
  return [...found.values()];
}

/** Words of prose have no digit in the middle. */
function isMixed(match: string): boolean {
  return /\d/.test(match) && /[a-z]/i.test(match);
}

function isHexToken(hex: string): boolean {
  return /\d.*\d/.test(hex) && /[a-f].*[a-f]/i.test(hex) && new Set(hex).size >= 8;
}

/** Random tokens alternate between lower case, upper case and digits; file names and reference numbers do not. */
function isToken(text: string): boolean {
  if (!(/[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text)) || new Set(text).size < 16) return false;
  const changes = text.match(/[a-z](?=[A-Z\d])|[A-Z](?=[a-z\d])|\d(?=[A-Za-z])/g)?.length ?? 0;
  return changes >= text.length / 4;
}
