/** Node.js options of the portal's server: a small young generation, and an allocator that gives memory back. */
export const nodeFlags = ["--max-semi-space-size=4"];
export const nodeEnvironment = { MALLOC_ARENA_MAX: "2" };
