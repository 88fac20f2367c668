import { valueAt } from "#server/auth/value-at.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";

/** Maximum length of one token and of both together: encrypted, they have to fit into a cookie. */
const maxLength = 2000;
const maxTogether = 2700;

/** Reads tokens at their configured places. They must be strings that fit into a header and a cookie (spec §5). */
export function createTokenReader(places: AuthConfig["tokens"], isRefreshEnabled: boolean) {
  function read(answer: unknown) {
    const token = toToken(valueAt(answer, places.token), maxLength);
    const maxRefreshLength = Math.min(maxLength, maxTogether - (token.value?.length ?? 0));
    return { token, refreshToken: toToken(valueAt(answer, places.refreshToken), maxRefreshLength) };
  }

  return {
    /** Null for a value that is not such a string. */
    tokensOf(answer: unknown) {
      const { token, refreshToken } = read(answer);
      return { token: token.value, refreshToken: refreshToken.value };
    },
    /** Describes what was received instead of a token, for the log. */
    problemOf(answer: unknown): string {
      const { token, refreshToken } = read(answer);
      const [kind, place] =
        token.value === null || !isRefreshEnabled
          ? [token.kind, places.token]
          : [refreshToken.kind, places.refreshToken];
      return `received ${kind} at ${place}`;
    },
  };
}

function toToken(value: unknown, longest: number): { value: string | null; kind: string } {
  if (typeof value !== "string") return { value: null, kind: kindOf(value) };
  if (value === "") return { value: null, kind: "empty string" };
  if (value.length > longest) return { value: null, kind: `string of ${value.length} characters` };
  if (!/^[!#-[\]-~]+$/.test(value)) return { value: null, kind: "string that is no token" };
  return { value, kind: "string" };
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
