import type { Web } from "#schemas/site/web.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import type { Holiday } from "#schemas/time/public-holidays.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { Log } from "#server/http/log.ts";

/**
 * Reads the public holidays of the other sites whose content items a page lists, by site. A site whose settings cannot be
 * read is logged and left out.
 */
export async function readOtherHolidays(
  listed: readonly ListedContent[],
  { web, webs }: { web: Web; webs: readonly Web[] },
  { reader, log }: { reader: CmsReader; log: Log },
): Promise<ReadonlyMap<string, readonly Holiday[]>> {
  const listedIds = new Set(listed.map(({ webId }) => webId));
  const others = webs.filter(({ id }) => id !== web.id && listedIds.has(id));
  const read = async (other: Web): Promise<[string, readonly Holiday[]][]> => {
    try {
      return [[other.id, (await reader.config(other)).holidays]];
    } catch (err) {
      log.warn({ err, web: other.id }, "holidays of another site cannot be read; those of the visited site are used");
      return [];
    }
  };
  return new Map((await Promise.all(others.map(read))).flat());
}
