/** Takes its value only after an equals sign, as a separate word is a filter. */
export const changedArg = {
  changed: {
    type: "string",
    bare: "HEAD",
    valueHint: "ref",
    description: "Only what changed since a commit (default: the last one) and what depends on it",
  },
} as const;
