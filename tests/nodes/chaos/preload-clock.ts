import { clockFile, steppedClock } from "./stepped-clock.ts";

// Preloaded into a node with `--import`, in every thread.
Date.now = steppedClock(process.env[clockFile] ?? "").now;
