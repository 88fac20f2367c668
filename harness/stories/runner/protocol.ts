/** Report of the runner's page on a story. */
export interface Shown {
  /** SHA-256 of the story's HTML, in hexadecimal; equal for equal pages. */
  domHash: string;
  /** SHA-256 of the HTML without texts and most attribute values; equal for pages that differ in their words only. */
  structureHash: string;
  /** True when scripts of the story run, which may change the page by themselves. */
  isAlive: boolean;
  /** Number of elements of the story. */
  nodes: number;
  /** Errors thrown, rejected or written to the console since the story was requested. */
  errors: string[];
  /** Addresses that the story has requested, without those of the runner itself. */
  requests: string[];
}

/** Interface of the runner's page, `window.storyRunner`. */
export interface StoryRunnerApi {
  /** Shows a story in place of the one before and waits until it stands still; rejects for an unknown id. */
  show(id: string, variant: { theme: string; mode: string }): Promise<Shown>;
  /** Shows a story; one without script is reported before its layout, which is most of the work. */
  draw(id: string, variant: { theme: string; mode: string }): Promise<{ shown: Shown; isStill: boolean }>;
  /** Waits until what was drawn stands still. */
  settle(): Promise<Shown>;
}

declare global {
  interface Window {
    storyRunner: StoryRunnerApi;
  }
}
