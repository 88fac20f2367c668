import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`overview\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`content\` text,
  	\`structure\` text,
  	\`language\` text,
  	\`name\` text,
  	\`address\` text,
  	\`words\` text,
  	\`state\` text,
  	\`errors\` numeric,
  	\`saved_by\` text,
  	\`saved_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`overview_content_idx\` ON \`overview\` (\`content\`);`)
  await db.run(sql`CREATE INDEX \`overview_errors_idx\` ON \`overview\` (\`errors\`);`)
  await db.run(sql`CREATE INDEX \`overview_saved_by_idx\` ON \`overview\` (\`saved_by\`);`)
  await db.run(sql`CREATE INDEX \`overview_saved_at_idx\` ON \`overview\` (\`saved_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`overview_id\` integer REFERENCES overview(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_overview_id_idx\` ON \`payload_locked_documents_rels\` (\`overview_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`overview\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`application_id\` text,
  	\`calendar_record_id\` text,
  	\`collective_agreements_id\` text,
  	\`conference_id\` text,
  	\`document_list_id\` text,
  	\`entitlement_guide_id\` text,
  	\`form_id\` text,
  	\`form_list_id\` text,
  	\`glossary_id\` text,
  	\`glossary_term_id\` text,
  	\`guide_for_foreigners_id\` text,
  	\`information_leaflet_id\` text,
  	\`job_position_id\` text,
  	\`landing_page_id\` text,
  	\`main_page_id\` text,
  	\`map_id\` text,
  	\`mediators_id\` text,
  	\`news_item_id\` text,
  	\`organisation_structure_id\` text,
  	\`payment_dates_id\` text,
  	\`press_release_id\` text,
  	\`property_offer_id\` text,
  	\`provided_information_id\` text,
  	\`public_notice_id\` text,
  	\`questions_and_answers_id\` text,
  	\`redirect_id\` text,
  	\`regional_branch_id\` text,
  	\`requested_information_id\` text,
  	\`search_dictionary_id\` text,
  	\`search_page_id\` text,
  	\`service_id\` text,
  	\`service_position_id\` text,
  	\`services_hub_id\` text,
  	\`shared_values_id\` text,
  	\`sitemap_id\` text,
  	\`standard_page_id\` text,
  	\`workplace_contacts_id\` text,
  	\`workplaces_summary_id\` text,
  	\`embedded_page_id\` text,
  	\`web_config_id\` text,
  	\`pages_id\` text,
  	\`documents_id\` text,
  	\`folders_id\` text,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	\`webs_id\` text,
  	\`users_id\` integer,
  	\`outbox_id\` integer,
  	\`schedules_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`application\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`calendar_record_id\`) REFERENCES \`calendar_record\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`collective_agreements_id\`) REFERENCES \`collective_agreements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conference_id\`) REFERENCES \`conference\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`document_list_id\`) REFERENCES \`document_list\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entitlement_guide_id\`) REFERENCES \`entitlement_guide\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`form\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_list_id\`) REFERENCES \`form_list\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`glossary_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`glossary_term_id\`) REFERENCES \`glossary_term\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guide_for_foreigners_id\`) REFERENCES \`guide_for_foreigners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`information_leaflet_id\`) REFERENCES \`information_leaflet\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_position_id\`) REFERENCES \`job_position\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`landing_page_id\`) REFERENCES \`landing_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`main_page_id\`) REFERENCES \`main_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`map_id\`) REFERENCES \`map\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mediators_id\`) REFERENCES \`mediators\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_item_id\`) REFERENCES \`news_item\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`organisation_structure_id\`) REFERENCES \`organisation_structure\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payment_dates_id\`) REFERENCES \`payment_dates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`press_release_id\`) REFERENCES \`press_release\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_offer_id\`) REFERENCES \`property_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`provided_information_id\`) REFERENCES \`provided_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`public_notice_id\`) REFERENCES \`public_notice\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_and_answers_id\`) REFERENCES \`questions_and_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirect_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`regional_branch_id\`) REFERENCES \`regional_branch\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`requested_information_id\`) REFERENCES \`requested_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_dictionary_id\`) REFERENCES \`search_dictionary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_page_id\`) REFERENCES \`search_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_id\`) REFERENCES \`service\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_position_id\`) REFERENCES \`service_position\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_hub_id\`) REFERENCES \`services_hub\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shared_values_id\`) REFERENCES \`shared_values\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sitemap_id\`) REFERENCES \`sitemap\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`standard_page_id\`) REFERENCES \`standard_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`workplace_contacts_id\`) REFERENCES \`workplace_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`workplaces_summary_id\`) REFERENCES \`workplaces_summary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`embedded_page_id\`) REFERENCES \`embedded_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`web_config_id\`) REFERENCES \`web_config\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`folders_id\`) REFERENCES \`folders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`webs_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schedules_id\`) REFERENCES \`schedules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "application_id", "calendar_record_id", "collective_agreements_id", "conference_id", "document_list_id", "entitlement_guide_id", "form_id", "form_list_id", "glossary_id", "glossary_term_id", "guide_for_foreigners_id", "information_leaflet_id", "job_position_id", "landing_page_id", "main_page_id", "map_id", "mediators_id", "news_item_id", "organisation_structure_id", "payment_dates_id", "press_release_id", "property_offer_id", "provided_information_id", "public_notice_id", "questions_and_answers_id", "redirect_id", "regional_branch_id", "requested_information_id", "search_dictionary_id", "search_page_id", "service_id", "service_position_id", "services_hub_id", "shared_values_id", "sitemap_id", "standard_page_id", "workplace_contacts_id", "workplaces_summary_id", "embedded_page_id", "web_config_id", "pages_id", "documents_id", "folders_id", "categories_id", "tags_id", "webs_id", "users_id", "outbox_id", "schedules_id") SELECT "id", "order", "parent_id", "path", "application_id", "calendar_record_id", "collective_agreements_id", "conference_id", "document_list_id", "entitlement_guide_id", "form_id", "form_list_id", "glossary_id", "glossary_term_id", "guide_for_foreigners_id", "information_leaflet_id", "job_position_id", "landing_page_id", "main_page_id", "map_id", "mediators_id", "news_item_id", "organisation_structure_id", "payment_dates_id", "press_release_id", "property_offer_id", "provided_information_id", "public_notice_id", "questions_and_answers_id", "redirect_id", "regional_branch_id", "requested_information_id", "search_dictionary_id", "search_page_id", "service_id", "service_position_id", "services_hub_id", "shared_values_id", "sitemap_id", "standard_page_id", "workplace_contacts_id", "workplaces_summary_id", "embedded_page_id", "web_config_id", "pages_id", "documents_id", "folders_id", "categories_id", "tags_id", "webs_id", "users_id", "outbox_id", "schedules_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_application_id_idx\` ON \`payload_locked_documents_rels\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_calendar_record_id_idx\` ON \`payload_locked_documents_rels\` (\`calendar_record_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_collective_agreements_id_idx\` ON \`payload_locked_documents_rels\` (\`collective_agreements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conference_id_idx\` ON \`payload_locked_documents_rels\` (\`conference_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_list_id_idx\` ON \`payload_locked_documents_rels\` (\`document_list_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entitlement_guide_id_idx\` ON \`payload_locked_documents_rels\` (\`entitlement_guide_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_id_idx\` ON \`payload_locked_documents_rels\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_list_id_idx\` ON \`payload_locked_documents_rels\` (\`form_list_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_glossary_id_idx\` ON \`payload_locked_documents_rels\` (\`glossary_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_glossary_term_id_idx\` ON \`payload_locked_documents_rels\` (\`glossary_term_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guide_for_foreigners_id_idx\` ON \`payload_locked_documents_rels\` (\`guide_for_foreigners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_information_leaflet_id_idx\` ON \`payload_locked_documents_rels\` (\`information_leaflet_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_position_id_idx\` ON \`payload_locked_documents_rels\` (\`job_position_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_landing_page_id_idx\` ON \`payload_locked_documents_rels\` (\`landing_page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_main_page_id_idx\` ON \`payload_locked_documents_rels\` (\`main_page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_map_id_idx\` ON \`payload_locked_documents_rels\` (\`map_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mediators_id_idx\` ON \`payload_locked_documents_rels\` (\`mediators_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_item_id_idx\` ON \`payload_locked_documents_rels\` (\`news_item_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_organisation_structure_id_idx\` ON \`payload_locked_documents_rels\` (\`organisation_structure_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payment_dates_id_idx\` ON \`payload_locked_documents_rels\` (\`payment_dates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_press_release_id_idx\` ON \`payload_locked_documents_rels\` (\`press_release_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_property_offer_id_idx\` ON \`payload_locked_documents_rels\` (\`property_offer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_provided_information_id_idx\` ON \`payload_locked_documents_rels\` (\`provided_information_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_public_notice_id_idx\` ON \`payload_locked_documents_rels\` (\`public_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_and_answers_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_and_answers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirect_id_idx\` ON \`payload_locked_documents_rels\` (\`redirect_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_regional_branch_id_idx\` ON \`payload_locked_documents_rels\` (\`regional_branch_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_requested_information_id_idx\` ON \`payload_locked_documents_rels\` (\`requested_information_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_dictionary_id_idx\` ON \`payload_locked_documents_rels\` (\`search_dictionary_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_page_id_idx\` ON \`payload_locked_documents_rels\` (\`search_page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_id_idx\` ON \`payload_locked_documents_rels\` (\`service_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_position_id_idx\` ON \`payload_locked_documents_rels\` (\`service_position_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_hub_id_idx\` ON \`payload_locked_documents_rels\` (\`services_hub_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shared_values_id_idx\` ON \`payload_locked_documents_rels\` (\`shared_values_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sitemap_id_idx\` ON \`payload_locked_documents_rels\` (\`sitemap_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_standard_page_id_idx\` ON \`payload_locked_documents_rels\` (\`standard_page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_workplace_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`workplace_contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_workplaces_summary_id_idx\` ON \`payload_locked_documents_rels\` (\`workplaces_summary_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_embedded_page_id_idx\` ON \`payload_locked_documents_rels\` (\`embedded_page_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_web_config_id_idx\` ON \`payload_locked_documents_rels\` (\`web_config_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`folders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_webs_id_idx\` ON \`payload_locked_documents_rels\` (\`webs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_schedules_id_idx\` ON \`payload_locked_documents_rels\` (\`schedules_id\`);`)
}
