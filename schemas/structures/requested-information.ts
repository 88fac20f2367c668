import { informationRequest, toInformationRequest } from "#schemas/values/information-request.ts";
import { structure, type View } from "./structure.ts";

/** Requested-information record of the ministry (spec §1). */
export const requestedInformation = structure({
  data: informationRequest,
  view: ({ content, data, ctx }) => toInformationRequest(content, data, ctx),
});

export type RequestedInformation = View<typeof requestedInformation>;
