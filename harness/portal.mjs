#!/usr/bin/env node
/** The command `portal`, also on a machine where nothing is installed; files that it is given are below the project's root. */
import process from "node:process";
import { runPrograms } from "../server/launch/pinned-node.mjs";

process.exit(await runPrograms([["harness/cli/main.ts", ...process.argv.slice(2)]]));
