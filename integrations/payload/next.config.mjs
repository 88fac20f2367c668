import { join } from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";

export default withPayload(
  {
    // The schemas and checks are those of the portal above this folder.
    turbopack: { root: join(import.meta.dirname, "../..") },
    outputFileTracingRoot: join(import.meta.dirname, "../.."),
    typescript: { ignoreBuildErrors: true },
    // Payload is there once: an error of a page's copy would be unknown to that of the API. The module build of rrule has
    // no default export, by which Node names it.
    serverExternalPackages: ["payload", "rrule"],
    poweredByHeader: false,
  },
  { devBundleServerPackages: false },
);
