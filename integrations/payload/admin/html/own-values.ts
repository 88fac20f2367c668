/** Values that the editor has reported to its form, which the form passes back with a delay. */
export interface OwnValues {
  tell(value: string): void;
  /**
   * True for a value that came from the editor itself. Any other value was set by the form, and counts as the editor's
   * from then on.
   */
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
