import { createHmac, timingSafeEqual } from "node:crypto";

/** Headers of a signed notification: seconds since 1970, and the signature of time and body. */
export const changeHeaders = { time: "x-portal-time", signature: "x-portal-signature" } as const;

/** Maximum clock difference between sender and receiver, in seconds. */
export const maxClockSkewS = 300;

/** HMAC-SHA-256 over `<time>.<body>`, as `sha256=` and hexadecimal digits. */
export function signChange(secret: string, time: string, body: string | Uint8Array): string {
  return `sha256=${createHmac("sha256", secret).update(`${time}.`).update(body).digest("hex")}`;
}

export function isSigned(secret: string, time: string, body: Uint8Array, signature: string): boolean {
  const [expected, received] = [signChange(secret, time, body), signature].map((text) => Buffer.from(text));
  return expected !== undefined && received?.length === expected.length && timingSafeEqual(expected, received);
}
