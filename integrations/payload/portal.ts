/**
 * What the CMS's configuration uses from the portal. The admin's browser code imports schemas itself, the read service
 * the replay CMS and parts of the server, the launcher the build; tests/integrations.test.ts holds the table.
 */
export { issueFindings } from "../../checks/findings.ts";
export { noLinks } from "../../checks/links.ts";
export { childOf } from "../../checks/place.ts";
export { fromPointer, toIssue } from "../../schemas/parse/issue.ts";
export { parseContent } from "../../schemas/parse/parse-page.ts";
export { prune } from "../../schemas/parse/prune.ts";
export { type Field as SchemaField, isRecord, shapeOf } from "../../schemas/parse/shape.ts";
export { fillFromCzech } from "../../schemas/parse/translation.ts";
export { wireLayout } from "../../schemas/site/layout.ts";
export { parseSettings, wireConfig } from "../../schemas/site/web-config.ts";
export { isStructureKey, structures } from "../../schemas/structures/registry.ts";
export { localDate, localDateTime, toInstant, wallClock } from "../../schemas/time/dates.ts";
export { embeddedPage } from "../../schemas/values/embedded-page.ts";
export { type FieldMeta, field, fieldMeta } from "../../schemas/values/field.ts";
export { documentAddress, imageAddress } from "../../schemas/values/image.ts";
export { markdown } from "../../schemas/values/markdown.ts";
export { pageReference } from "../../schemas/values/page-reference.ts";
export { createPreviewToken } from "../../server/http/preview-token.ts";
