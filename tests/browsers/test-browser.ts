/** A browser under test, independent of its protocol. */
export interface TestBrowser {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at the element's position, as a person does. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}
