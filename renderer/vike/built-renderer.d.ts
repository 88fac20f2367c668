/** The bundle of answer-page.ts. */
declare module "#dist/server/renderer.mjs" {
  export const createRenderer: typeof import("#renderer/page/answer-page.ts").createRenderer;
}
