import * as React from "react";

/**
 * In development, React captures a stack trace for each element, up to 10,000 per second, to name components in
 * warnings. On a busy machine that took 40 % of the time of rendering tests; everything else of development mode stays
 * on.
 */
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (typeof internals !== "object" || internals === null) throw new Error("React keeps its internals elsewhere.");
// React counts the traces here, and resets the count each second.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
