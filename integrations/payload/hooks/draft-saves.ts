import type { CollectionBeforeOperationHook, PayloadRequest } from "payload";

const key = "isDraftSave";

/** Records whether an operation saves only a draft, because Payload does not tell the save's own hooks. */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "read" && "draft" in args) req.context[key] = args.draft === true;
};

/** True for a save that does not change the published content. */
export function isDraftSave({ context }: Pick<PayloadRequest, "context">): boolean {
  return context[key] === true;
}
