/** Result of rendering a story. */
export interface Shown {
  /** SHA-256 of the story's HTML, in hexadecimal; equal for equal pages. */
  domHash: string;
  /** SHA-256 of the HTML without texts and most attribute values; equal for pages that differ in their words only. */
  structureHash: string;
  /** True when the story runs scripts that may change the page. */
  isAlive: boolean;
  /** Number of elements of the story. */
  nodes: number;
  /** Errors thrown, rejected or written to the console since the story was requested. */
  errors: string[];
  /** Addresses requested by the story, without those of the runner. */
  requests: string[];
}

/** Interface of the runner's page, `window.storyRunner`. */
export interface StoryRunnerApi {
  /** Renders a story in place of the previous one and waits until it is stable; rejects for an unknown id. */
  show(id: string, variant: { theme: string; mode: string }): Promise<Shown>;
  /** Renders a story; one without script is reported before layout, which takes most of the time. */
  draw(id: string, variant: { theme: string; mode: string }): Promise<{ shown: Shown; isStill: boolean }>;
  /** Waits until the rendered story is stable. */
  settle(): Promise<Shown>;
}

declare global {
  interface Window {
    storyRunner: StoryRunnerApi;
  }
}
