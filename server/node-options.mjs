import process from "node:process";

/** Lowest supported major version of Node.js. */
export const neededMajor = 24;
export const isNewEnough = Number(process.versions.node.split(".")[0]) >= neededMajor;

/**
 * Node.js options of the server: a small young generation of fixed size, and an allocator that returns memory to the
 * system.
 */
export const nodeFlags = ["--min-semi-space-size=4", "--max-semi-space-size=4"];
export const nodeEnvironment = { MALLOC_ARENA_MAX: "2" };
