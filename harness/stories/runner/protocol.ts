/** What the stage's page says of a story once it stands still. */
export interface Shown {
  /** SHA-256 of the story's HTML, in hexadecimal; equal for equal pages. */
  domHash: string;
  /** Number of elements of the story. */
  nodes: number;
  /** What was thrown, rejected or written to the console as an error since the story was asked for. */
  errors: string[];
  /** Addresses that the story has asked for, beside what the stage itself needs. */
  requests: string[];
}

/** What the stage's page offers as `window.stage`. */
export interface StageApi {
  /** Shows a story in place of the one before and waits until it stands still; rejects for an unknown id. */
  show(id: string, variant: { theme: string; mode: string }): Promise<Shown>;
  /** The same, but what has no script to change it is told of before it is laid out, which is most of the work. */
  draw(id: string, variant: { theme: string; mode: string }): Promise<{ shown: Shown; isStill: boolean }>;
  /** Waits until what was drawn stands still. */
  settle(): Promise<Shown>;
}

declare global {
  interface Window {
    stage: StageApi;
  }
}
