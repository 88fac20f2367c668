/** Values that an editor has told its form, which come back from it later than they were told. */
export interface OwnValues {
  tell(value: string): void;
  /** True for a value that the form had from the editor; any other came from elsewhere, and is its own from then on. */
  isOwn(value: string): boolean;
}

export function createOwnValues(first: string): OwnValues {
  let told = [first];
  return {
    tell: (value) => void told.push(value),
    isOwn(value) {
      const at = told.indexOf(value);
      told = at === -1 ? [value] : told.slice(at);
      return at !== -1;
    },
  };
}
