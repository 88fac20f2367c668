import { z } from "zod";

// Zod probes whether it may compile functions, which the content security policy forbids and reports. Must run before
// any schema is created.
z.config({ jitless: true });
