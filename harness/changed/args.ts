/** The option of commands that can do with what has changed; the commit stands behind an equals sign, as filters are words too. */
export const changedArg = {
  changed: {
    type: "string",
    bare: "HEAD",
    valueHint: "ref",
    description: "Only what has changed since a commit, the last one if none is named, and what depends on it",
  },
} as const;
