import type { CollectionBeforeOperationHook, PayloadRequest } from "payload";

const key = "isDraftSave";

/** Notes whether an operation saves a draft only: the hooks of the save are not told. */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "read" && "draft" in args) req.context[key] = args.draft === true;
};

/** True for a save that leaves the public content as it is. */
export function isDraftSave({ context }: Pick<PayloadRequest, "context">): boolean {
  return context[key] === true;
}
