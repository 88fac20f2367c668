import { z } from "zod";

export const audiences = {
  obcan: "citizen",
  zamestnavatel: "employer",
  poskytovatel: "provider",
  cizinec: "foreigner",
} as const;

/** Whom something is for. */
export const audience = z.enum(["obcan", "zamestnavatel", "poskytovatel", "cizinec"]);

export function toAudience(wire: keyof typeof audiences) {
  return audiences[wire];
}
