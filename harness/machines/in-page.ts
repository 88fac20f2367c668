/** The script of the page in which the machines are walked: bundled for it alone and in no page of the portal. */
import { walkAll } from "./walk-all.ts";

Object.assign(globalThis, { walkAll });
