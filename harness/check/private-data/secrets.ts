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

/** Tokens that tell their issuer by their first letters. */
const tokens = [
  "gh[oprsu]_[A-Za-z\\d]{30,255}",
  "github_pat_\\w{20,255}",
  "gl(?:pat|ptt|dt|rt|cbt|ft|soat)-[\\w-]{20,255}",
  "npm_[A-Za-z\\d]{30,255}",
  "pypi-[\\w-]{30,512}",
  "dckr_(?:pat|oat)_[\\w-]{20,255}",
  "(?:sk|rk|pk|whsec)_(?:live_|test_)?[A-Za-z\\d]{16,255}",
  "sk-(?:[a-z]{2,8}-)?[\\w-]{20,512}",
  "SG\\.[\\w-]{16,64}\\.[\\w-]{16,128}",
  "xox[abeoprs]-[\\w-]{10,512}",
  "xapp-[\\w-]{10,512}",
  "A(?:KIA|SIA)[A-Z\\d]{16}",
  "AIza[\\w-]{35}",
  "GOCSPX-[\\w-]{20,64}",
  "gls[ab]_\\w{30,255}",
  "dapi[a-f\\d]{32}",
  "ya29\\.[\\w-]{20,512}",
  "1\\/\\/0[\\w-]{30,512}",
  "do[opr]_v1_[a-f\\d]{40,128}",
  "hf_[A-Za-z\\d]{30,255}",
  "hv[sbr]\\.[\\w-]{20,512}",
  "key-[a-f\\d]{32}",
  "shp(?:at|ca|pa|ss)_[a-fA-F\\d]{32}",
  "sq0[a-z]{3}-[\\w-]{22,64}",
  "EAA[A-Za-z\\d]{40,512}",
  "\\d{8,10}:AA[\\w-]{30,64}",
  "lin_api_[A-Za-z\\d]{30,255}",
  "PMAK-[\\w-]{30,255}",
  "sntrys_[\\w+/=-]{30,512}",
  "eyJrIjoi[\\w-]{20,512}",
];

// Repetitions are bounded, so that hostile texts cost no more than others.
/** Patterns of secrets in a text that is not encoded. */
export const detectors: readonly Detector[] = [
  // With the lines of the key, also when its end is missing, and the lines alone.
  {
    kind: "key",
    pattern:
      /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?(?:-----(?:[\w+/=:,. -]|\\[nr]|[\r\n\t]|<\/?(?:br|code|div|li|p|span)\b ?\/?>){0,20000}(?:-----END [A-Z ]{0,40}-----)?)?/g,
  },
  { kind: "key", pattern: /\bMII[A-Za-z\d+/]{37,4000}(?:[\r\n]{1,2}[A-Za-z\d+/=]{4,76}){0,200}/g },
  { kind: "jwt", pattern: /\beyJ[\w-]{10,4000}\.[\w-]{8,8000}\.[\w-]{0,4000}/g },
  {
    kind: "credentials",
    pattern:
      /\bauthorization"?\s{0,3}[:=]\s{0,3}"?(?:basic|bearer|negotiate|ntlm|token|api-?key|hawk)\s{1,3}[^\s"'<>]{4,4000}/gi,
  },
  { kind: "credentials", pattern: /\b(?:bearer|basic)\s{1,3}[\w.~+/-]{16,4000}=*/gi, isOne: isMixed },
  { kind: "credentials", pattern: /\bdigest\s{1,3}(?:\w{2,12}="?[^\s",]{1,200}"?(?:,\s?|\b)){2,12}/gi },
  { kind: "address", pattern: /:\/\/[^\s/?#@"'<>\\:]{0,100}:[^\s/?#@"'<>\\]{1,100}@/g },
  {
    kind: "address",
    pattern:
      /[?&#](?:access_token|auth|api[_-]?key|client_secret|id_token|password|refresh_token|sig|signature|token|x-amz-signature)=[\w.%~+/-]{12,}/gi,
    isOne: isMixed,
  },
  { kind: "cookie", pattern: /\b(?:JSESSIONID|PHPSESSID|ASP\.NET_SessionId|connect\.sid)=[^\s;"',]{8,}/gi },
  {
    kind: "cookie",
    pattern:
      /\b(?:set-)?cookie"?\s{0,3}:\s{0,3}"?[\w.-]{1,80}=[^\s;"',]{0,4000}(?:;\s?[\w.-]{1,80}=[^\s;"',]{0,4000}){0,40}/gi,
    isOne: (match) => /=[^;]{8}/.test(match),
  },
  {
    kind: "password",
    pattern:
      /"(?:pass(?:word|wd)?|heslo|(?:client_?)?secret|api[-_]?key|(?:access|refresh|id)[-_]?token|authorization)"\s{0,5}:\s{0,5}"[^"\s]{4,}/gi,
  },
  {
    kind: "token",
    pattern: new RegExp(`(?<![A-Za-z\\d])(?:${tokens.join("|")})`, "g"),
  },
  {
    kind: "address",
    pattern:
      /\bhttps:\/\/(?:hooks\.slack\.com\/(?:services|workflows|triggers)\/|discord(?:app)?\.com\/api\/webhooks\/|[\w-]{1,63}\.webhook\.office\.com\/)[\w/@.-]{10,400}/g,
  },
  // Hidden by the word before it, whatever its form.
  {
    kind: "password",
    pattern:
      /(?<![A-Za-z\d])(?:aws_secret_access_key|(?:Account|SharedAccess|Shared)Key|SharedAccessSignature)["']?\s{0,3}[:=]\s{0,3}["']?[^\s"'<>;]{8,400}/gi,
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
