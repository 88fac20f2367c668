/** All that is taken from the portal: schemas, checks and words. Nothing else of this folder imports the portal's sources. */
export { findingsOf } from "../../checks/findings.ts";
export {
  type Field as SchemaField,
  isRecord,
  memberFor,
  type Shape,
  schemaAt,
  shapeOf,
} from "../../schemas/parse/shape.ts";
export { type StructureKey, structures } from "../../schemas/structures/registry.ts";
export { localDate, localDateTime, localEndTime, localTime, toInstant } from "../../schemas/time/dates.ts";
export { embeddedPage } from "../../schemas/values/embedded-page.ts";
export { type FieldMeta, fieldMeta } from "../../schemas/values/field.ts";
export { documentAddress } from "../../schemas/values/image.ts";
export { markdown } from "../../schemas/values/markdown.ts";
export { pageReference } from "../../schemas/values/page-reference.ts";
