#!/usr/bin/env node
/** The command `portal`, also on a machine where nothing is installed; files that it is given are below the project's root. */
import process from "node:process";
import { runPrograms } from "../server/launch/pinned-node.mjs";

/** Garbage is collected early: the check reads one content after another, and memory should not grow with their number. */
const nodeFlags = ["--max-semi-space-size=8", "--heap-growing-percent=30"];

process.exit(await runPrograms([[...nodeFlags, "harness/cli/main.ts", ...process.argv.slice(2)]]));
