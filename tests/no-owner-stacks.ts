import * as React from "react";

/**
 * React in development makes a stack trace for each element, up to 10,000 a second, to name the component that made it in
 * warnings. On a busy machine that was four tenths of the work of tests that render pages; all else of development stays on.
 */
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (typeof internals !== "object" || internals === null) throw new Error("React keeps its internals elsewhere.");
// React counts the traces here and starts again each second.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
