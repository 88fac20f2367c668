import { z } from "zod";

// Zod tries out whether it may compile functions, which the policy of pages forbids and reports. Must run before any schema is made.
z.config({ jitless: true });
