import type { Finding } from "#checks/finding.ts";
import { issueFindings } from "#checks/findings.ts";
import type { LinkTemplates } from "#checks/links.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import { dataIssues } from "#schemas/parse/data-issues.ts";
import { configName, wireConfig } from "#schemas/site/web-config.ts";
import { defaultStructureKey } from "#schemas/structures/registry.ts";

/** Returns the findings about the settings of a site, on which its header, menu and footer depend. */
export async function settingsFindings(
  webId: string,
  context: RequestContext,
  links: LinkTemplates,
): Promise<Finding[]> {
  const { services } = context;
  const reader = context.reader.detached();
  try {
    const web = await reader.webById(webId);
    if (!web) return [];
    const wanted = { webId, language: web.defaultLanguage, onlyPublished: true };
    const content = await reader.contentByUrl(configName(web), wanted);
    const [received] = reader.received;
    if (!content || !received) return [];
    const issues = [...received.issues, ...dataIssues(wireConfig, content, "field-hidden")];
    return issueFindings(issues, { record: received.record, key: defaultStructureKey, content }, { links });
  } catch (err) {
    services.log.debug({ err, webId }, "a preview cannot read the settings of its site");
    return [];
  }
}
