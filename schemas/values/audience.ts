import { oneOf } from "./one-of.ts";

export const audiences = {
  obcan: "citizen",
  zamestnavatel: "employer",
  poskytovatel: "provider",
  cizinec: "foreigner",
} as const;

/** A group of people that a service or document is intended for. */
export const audience = oneOf(audiences);

export function toAudience(wire: keyof typeof audiences) {
  return audiences[wire];
}
