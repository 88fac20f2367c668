/** A browser that tests drive, by whatever protocol it speaks. */
export interface TestBrowser {
  open(url: string): Promise<void>;
  /** Value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks as a person does, where the element is. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}
