import { z } from "zod";

/** Id of a record as content services write it: text or a whole number. */
export const wireId = z.union([z.string().min(1), z.number().int()]);
