/** Codes of problems in forms (spec §5); each has a message in the locales. */
export const problemCodes = [
  ...["required", "email", "integer", "numeric", "decimal", "alpha", "alphaNum", "url", "ipAddress", "macAddress"],
  ...["date", "minLength", "maxLength", "minValue", "maxValue", "between", "sameAs", "compareTo", "equal"],
  ...["after", "afterOrEqual", "before", "beforeOrEqual", "and", "or", "not", "invalid"],
  ...["fileRequired", "fileInvalid", "fileMinLength", "fileMaxLength", "fileMaxSize", "fileTypes", "fileDuplicate"],
  ...["fileRefused", "fileInfected", "fileEncrypted"],
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

/** False for a problem of two fields at the second of them: the error summary reports it once. */
export function isReported({ code, params }: Problem): boolean {
  return code !== "invalid" || params.other === undefined;
}

/** True for a text that is the code of a problem. */
export function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.some((known) => known === code);
}
