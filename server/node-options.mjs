/** How Node.js runs the portal's server: small young generations, and memory given back by the allocator's threads. */
export const nodeFlags = ["--max-semi-space-size=4"];
export const nodeEnvironment = { MALLOC_ARENA_MAX: "2" };
