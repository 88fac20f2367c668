import process from "node:process";

/** Lowest supported major version of Node.js. */
export const neededMajor = 24;
export const isNewEnough = Number(process.versions.node.split(".")[0]) >= neededMajor;

/**
 * Node.js options of the server: a small young generation of fixed size, and one pool of memory (glibc) for all threads:
 * in pools of their own they would keep what they have freed.
 */
export const nodeFlags = ["--min-semi-space-size=4", "--max-semi-space-size=4"];
export const nodeEnvironment = { MALLOC_ARENA_MAX: "1" };
