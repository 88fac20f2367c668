/** Takes its value behind an equals sign only, as a word after it is a filter. */
export const changedArg = {
  changed: {
    type: "string",
    bare: "HEAD",
    valueHint: "ref",
    description: "Only what has changed since a commit (default: the last one), and what depends on it",
  },
} as const;
