import { createLocalReq, type PayloadRequest } from "payload";

/**
 * Returns a request for queries of a hook, in the transaction of the save. Payload writes the language of a query into the
 * request that it is given: with the save's own one, the save would go on in the language of the query.
 */
export async function ownRequest({ payload, transactionID }: PayloadRequest): Promise<PayloadRequest> {
  const request = await createLocalReq({}, payload);
  const id = await transactionID;
  if (id !== undefined) request.transactionID = id;
  return request;
}
