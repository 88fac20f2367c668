/**
 * Everything that the CMS's configuration, fields and hooks import from the portal. The admin's browser code imports
 * schemas itself, the read service the replay CMS and parts of the server, the launcher the build;
 * tests/integrations/integrations.test.ts has the table.
 */
export type { Change as ContentChange } from "#portal/checks/changes/change.ts";
export { changesAcrossLanguages, changesBetween } from "#portal/checks/changes/changes.ts";
export { kindWords } from "#portal/checks/changes/kind-words.ts";
export { changeLines } from "#portal/checks/changes/lines.ts";
export { issueFindings } from "#portal/checks/findings.ts";
export { noLinks } from "#portal/checks/links.ts";
export { childOf } from "#portal/checks/place.ts";
export { inBothLanguages, momentInBothLanguages } from "#portal/checks/texts.ts";
export { foldWord, splitWords } from "#portal/contract/lists/words/split.ts";
export { fromPointer, toIssue } from "#portal/contract/parse/issue.ts";
export { parseContent } from "#portal/contract/parse/parse-page.ts";
export { prune } from "#portal/contract/parse/prune.ts";
export { type Field as SchemaField, isRecord, shapeOf } from "#portal/contract/parse/shape.ts";
export { fillFromCzech } from "#portal/contract/parse/translation.ts";
export type { Content } from "#portal/contract/site/content.ts";
export { wireLayout } from "#portal/contract/site/layout.ts";
export { parseSettings, wireConfig } from "#portal/contract/site/web-config.ts";
export { isStructureKey, structures } from "#portal/contract/structures/registry.ts";
export { localDate, localDateTime, toInstant, wallClock } from "#portal/contract/time/dates.ts";
export { embeddedPage } from "#portal/contract/values/embedded-page.ts";
export { type FieldMeta, field, fieldMeta } from "#portal/contract/values/field.ts";
export { documentAddress, imageAddress } from "#portal/contract/values/image.ts";
export { markdown } from "#portal/contract/values/markdown.ts";
export { pageReference } from "#portal/contract/values/page-reference.ts";
export { resolveValues, usesValues } from "#portal/contract/values/shared/resolve-values.ts";
export { nextChange, periodAt, type SharedValue } from "#portal/contract/values/shared/shared-value.ts";
export { valueItem, valueKey, valueReference } from "#portal/contract/values/shared/value-item.ts";
export { type SharedValues, toSharedValues, valueSet } from "#portal/contract/values/shared/value-sets.ts";
export { formatValue } from "#portal/contract/values/shared/value-text.ts";
export { createPreviewToken } from "#portal/http/preview-token.ts";
