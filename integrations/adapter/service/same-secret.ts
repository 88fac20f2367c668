import { createHash, timingSafeEqual } from "node:crypto";

/** Compares a received secret with the expected one in constant time. */
export function isSameSecret(received: string, expected: string): boolean {
  const [one, other] = [received, expected].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
