import { z } from "zod";

/** The 14 Czech regions and the general directorate (spec §3), by the codes of the state's territorial register. */
export const regionCodes = [
  "PHA",
  "STC",
  "JHC",
  "PLK",
  "KVK",
  "ULK",
  "LBK",
  "HKK",
  "PAK",
  "VYS",
  "JHM",
  "OLK",
  "ZLK",
  "MSK",
  "GR",
] as const;

/** The general directorate belongs to no region. */
export const directorate = "GR";

/** The name of a region comes from the locales, not from the content. */
export const region = z.enum(regionCodes);
