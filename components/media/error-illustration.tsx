import { Illustration } from "./icon.tsx";
import type { StateIllustrationName } from "./icon-names.ts";

/** Statuses with their own error page and its illustration; every other status looks like 500 (spec §2.5). */
const drawings = {
  "401": "sign-in",
  "403": "forbidden",
  "404": "missing",
  "500": "fault",
} as const satisfies Record<string, StateIllustrationName>;

export type ErrorCode = keyof typeof drawings;

export function toErrorCode(status: number): ErrorCode {
  const code = String(status);
  return isErrorCode(code) ? code : "500";
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(drawings, code);
}

export function ErrorIllustration({ code }: { code: ErrorCode }) {
  return <Illustration name={drawings[code]} />;
}
