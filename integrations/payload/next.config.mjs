import { join } from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";

const headers = [
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "same-origin" },
];

/** A drawing that is opened by itself runs nothing. */
const drawing = { key: "Content-Security-Policy", value: "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

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
    // The admin frames the portal and stands in no frame itself.
    headers: async () => [
      { source: "/:path*", headers },
      { source: "/api/documents/file/:name(.*\\.svg)", headers: [drawing] },
    ],
  },
  { devBundleServerPackages: false },
);
