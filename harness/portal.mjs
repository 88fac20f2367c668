#!/usr/bin/env node
/** Starts `portal` and installs packages first if they are missing. File arguments are relative to the project's root. */
import process from "node:process";
import { runPrograms } from "#portal/launch/pinned-node.mjs";

/** Collects garbage early: the check reads one content item after another, and memory should not grow with their number. */
const nodeFlags = ["--max-semi-space-size=8", "--heap-growing-percent=30"];

process.exit(await runPrograms([[...nodeFlags, "harness/cli/main.ts", ...process.argv.slice(2)]]));
