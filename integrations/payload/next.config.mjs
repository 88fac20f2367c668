import { join } from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";

export default withPayload(
  {
    // The schemas and checks are those of the portal above this folder.
    turbopack: { root: join(import.meta.dirname, "../..") },
    outputFileTracingRoot: join(import.meta.dirname, "../.."),
    typescript: { ignoreBuildErrors: true },
    // Its module build has no default export, by which Node names it.
    serverExternalPackages: ["rrule"],
    poweredByHeader: false,
  },
  { devBundleServerPackages: false },
);
