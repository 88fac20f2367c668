/** A browser under test, independent of its protocol. */
export interface TestBrowser {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page, also when pages run no script. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at the element's position, as a person does. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Chooses files for a file input by their paths. */
  attach(selector: string, paths: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Starts a browser whose pages run script or not. */
export type StartBrowser = (options?: { hasScript?: boolean }) => Promise<TestBrowser>;
