/**
 * The kinds of content of the first migration, which have the same tables. Never changes, so that old databases and new
 * ones end up with the same tables; new kinds come with migrations of their own.
 */
export const contents = [
  "application",
  "calendar_record",
  "collective_agreements",
  "conference",
  "document_list",
  "form_list",
  "glossary",
  "glossary_term",
  "guide_for_foreigners",
  "information_leaflet",
  "job_position",
  "landing_page",
  "main_page",
  "map",
  "mediators",
  "news_item",
  "organisation_structure",
  "press_release",
  "property_offer",
  "provided_information",
  "public_notice",
  "questions_and_answers",
  "redirect",
  "regional_branch",
  "requested_information",
  "search_dictionary",
  "search_page",
  "service",
  "service_position",
  "services_hub",
  "sitemap",
  "standard_page",
  "workplace_contacts",
  "workplaces_summary",
  "embedded_page",
  "web_config",
];

/** Returns the SQL of every kind of content. */
export function each(sqlOf: (name: string) => string): string {
  return contents.map(sqlOf).join("\n  ");
}
