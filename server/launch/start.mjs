/** Starts the portal of a package. A Node.js that is too old, which cannot read main.ts, is told in one sentence. */
import process from "node:process";
import { isNewEnough, neededMajor } from "../node-options.mjs";

if (!isNewEnough) {
  const reason = `The portal needs Node.js ${neededMajor} or newer; this is ${process.version}.`;
  const line = { level: 50, time: new Date().toISOString(), reason, msg: "the portal cannot start" };
  console.error(process.stderr.isTTY ? reason : JSON.stringify(line));
  process.exit(3);
}
await import("../main.ts");
