/** Values that the editor has reported to its form, which the form passes back with a delay. */
export interface OwnValues {
  report(value: string): void;
  /**
   * True for a value that came from the editor itself. Any other value was set by the form, and counts as the editor's
   * from then on.
   */
  isOwn(value: string): boolean;
}

export function createOwnValues(first: string): OwnValues {
  let reported = [first];
  return {
    report: (value) => void reported.push(value),
    isOwn(value) {
      const at = reported.indexOf(value);
      reported = at === -1 ? [value] : reported.slice(at);
      return at !== -1;
    },
  };
}
