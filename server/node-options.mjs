/** Node.js options of the portal's server: a young generation that is small from the start to the end, and an allocator that gives memory back. */
export const nodeFlags = ["--min-semi-space-size=4", "--max-semi-space-size=4"];
export const nodeEnvironment = { MALLOC_ARENA_MAX: "2" };
