import type { z } from "zod";

/** Codes of problems in forms (spec §5); each has a message in the locales. */
export const problemCodes = [
  ...["required", "email", "integer", "numeric", "decimal", "alpha", "alphaNum", "url", "ipAddress", "macAddress"],
  ...["date", "minLength", "maxLength", "minValue", "maxValue", "between", "sameAs", "compareTo", "equal"],
  ...["after", "afterOrEqual", "before", "beforeOrEqual", "and", "or", "not", "invalid"],
  ...["fileRequired", "fileInvalid", "fileMinLength", "fileMaxLength", "fileMaxSize", "fileTypes", "fileDuplicate"],
  ...["term.tooShort", "term.invalid"],
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Parameters of a problem's message as data; they are formatted in the visitor's language later. */
export interface ProblemParams {
  min?: number;
  max?: number;
  count?: number;
  /** ISO day. */
  date?: string;
  /** Bytes. */
  size?: number;
  /** Display names of file types, such as `PDF`. */
  types?: readonly string[];
  /** Name of the compared field. */
  other?: string;
  value?: string;
}

export interface Problem {
  field: string;
  code: ProblemCode;
  params: ProblemParams;
}

const formats: Readonly<Record<string, ProblemCode>> = {
  email: "email",
  url: "url",
  ipv4: "ipAddress",
  ipv6: "ipAddress",
  mac: "macAddress",
  date: "date",
};

/** Error map of all forms: the message of a Zod issue is a problem code, not a sentence. */
export const errorMap: z.core.$ZodErrorMap = (issue): ProblemCode => {
  switch (issue.code) {
    case "custom":
      return isProblemCode(issue.params?.["code"]) ? issue.params["code"] : "invalid";
    case "invalid_type":
    case "invalid_value":
      return issue.input === undefined ? "required" : "invalid";
    case "invalid_format":
      return formats[issue.format] ?? "invalid";
    case "too_small":
      if (issue.origin === "string") return "minLength";
      return issue.origin === "array" ? "required" : "minValue";
    case "too_big":
      if (issue.origin === "string") return "maxLength";
      return issue.origin === "array" ? "invalid" : "maxValue";
    default:
      return "invalid";
  }
};

export function paramsOf(issue: z.core.$ZodIssue): ProblemParams {
  switch (issue.code) {
    case "custom":
      return (({ code: _, ...params }) => params)(issue.params ?? {});
    case "too_small":
      return { min: Number(issue.minimum) };
    case "too_big":
      return { max: Number(issue.maximum) };
    default:
      return {};
  }
}

/** Converts Zod's issues to problems, the first of each field. */
export function toProblems(issues: readonly z.core.$ZodIssue[]): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? "");
    const code = isProblemCode(issue.message) ? issue.message : "invalid";
    if (!problems.has(field)) problems.set(field, { field, code, params: paramsOf(issue) });
  }
  return [...problems.values()];
}

function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.some((known) => known === code);
}
