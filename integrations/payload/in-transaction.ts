import { createLocalReq, type Payload, type PayloadRequest } from "payload";

/** Runs a task in a transaction: all of it is committed or nothing. */
export async function inTransaction<Result>(
  payload: Payload,
  task: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  const id = await payload.db.beginTransaction();
  if (id !== null) req.transactionID = id;
  try {
    const result = await task(req);
    if (id !== null) await payload.db.commitTransaction(id);
    return result;
  } catch (error) {
    if (id !== null) await payload.db.rollbackTransaction(id);
    throw error;
  }
}
