import { z } from "zod";

/** Id of a record as sent by the CMS: text or a whole number. */
export const wireId = z.union([z.string().min(1), z.number().int()]);
