import { CmsError, createCmsClient } from "#server/cms/client.ts";
import { parseConfig } from "#server/config/config.ts";

const { cms } = parseConfig({});

/**
 * True when a body is parsed like `JSON.parse` does, or rejected as a failure of the CMS. Any other error would end the
 * request.
 */
export async function isRefusedOrParsed(row: Buffer): Promise<boolean> {
  const answer = () => new Response(new Uint8Array(row), { headers: { "content-type": "application/json" } });
  const client = createCmsClient({ ...cms, baseURL: "http://cms.invalid", fetch: async () => answer() });
  try {
    await client.get("/contents");
    return true;
  } catch (error) {
    return error instanceof CmsError;
  }
}
