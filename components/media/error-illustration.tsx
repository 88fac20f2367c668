import { Illustration } from "./icon.tsx";

/** The statuses with an error page of their own; every other one looks like 500 (spec §2.5). */
const errorCodes = ["403", "404", "500"] as const;
export type ErrorCode = (typeof errorCodes)[number];

export function toErrorCode(status: number): ErrorCode {
  return errorCodes.find((code) => code === String(status)) ?? "500";
}

export function ErrorIllustration({ code }: { code: ErrorCode }) {
  return <Illustration name={`card-${code}`} />;
}
