/** Prints as JSON the CPU milliseconds that the parts of rendering the standard page take. */
import { measureCpu } from "#harness/bench/measurement.ts";
import { prepareRendering } from "./rendering.ts";

const { resolve, document, answer } = await prepareRendering();
const calls = 200;
const ms = await measureCpu({
  resolve: { run: resolve, calls },
  document: { run: document, calls },
  answer: { run: answer, calls },
});
console.log(JSON.stringify({ resolve: ms("resolve"), document: ms("document"), answer: ms("answer") }));
