import { createLocalReq, type PayloadRequest } from "payload";

/**
 * Returns a separate request for queries in hooks, within the save's transaction. Payload writes a query's language
 * into the request that it is given; with the save's own request, the save would continue in that language.
 */
export async function ownRequest({ payload, transactionID }: PayloadRequest): Promise<PayloadRequest> {
  const request = await createLocalReq({}, payload);
  const id = await transactionID;
  if (id !== undefined) request.transactionID = id;
  return request;
}
