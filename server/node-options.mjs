import process from "node:process";

/** The portal needs this major version of Node.js, or a newer one. */
export const neededMajor = 24;
export const isNewEnough = Number(process.versions.node.split(".")[0]) >= neededMajor;

/** Node.js options of the portal's server: a young generation that is small from the start to the end, and an allocator that gives memory back. */
export const nodeFlags = ["--min-semi-space-size=4", "--max-semi-space-size=4"];
export const nodeEnvironment = { MALLOC_ARENA_MAX: "2" };
