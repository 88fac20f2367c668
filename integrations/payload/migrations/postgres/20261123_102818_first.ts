import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum_application_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__application_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__application_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_calendar_record_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__calendar_record_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__calendar_record_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_collective_agreements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__collective_agreements_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__collective_agreements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_conference_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__conference_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__conference_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_document_list_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__document_list_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__document_list_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_form_list_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__form_list_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__form_list_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_glossary_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__glossary_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__glossary_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_glossary_term_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__glossary_term_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__glossary_term_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guide_for_foreigners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guide_for_foreigners_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__guide_for_foreigners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_information_leaflet_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__information_leaflet_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__information_leaflet_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_job_position_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__job_position_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__job_position_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_landing_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_page_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__landing_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_main_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__main_page_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__main_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_map_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__map_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__map_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_mediators_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mediators_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__mediators_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_item_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_item_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__news_item_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_organisation_structure_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__organisation_structure_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__organisation_structure_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_press_release_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_release_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__press_release_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_property_offer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__property_offer_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__property_offer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_provided_information_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__provided_information_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__provided_information_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_public_notice_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__public_notice_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__public_notice_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_questions_and_answers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_and_answers_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__questions_and_answers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirect_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirect_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__redirect_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_regional_branch_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__regional_branch_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__regional_branch_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_requested_information_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__requested_information_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__requested_information_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_search_dictionary_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_dictionary_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__search_dictionary_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_search_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_page_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__search_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_service_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__service_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_service_position_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_position_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__service_position_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_hub_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_hub_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__services_hub_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sitemap_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sitemap_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__sitemap_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_standard_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__standard_page_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__standard_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_workplace_contacts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__workplace_contacts_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__workplace_contacts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_workplaces_summary_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__workplaces_summary_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__workplaces_summary_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_embedded_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__embedded_page_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__embedded_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_web_config_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__web_config_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__web_config_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_documents_language" AS ENUM('cs_cz', 'en_gb', 'ru_ru', 'uk_ua');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum_users_role" AS ENUM('translator', 'editor', 'publisher', 'administrator');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "application" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "application_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_application_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "application_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_application_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__application_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_application_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__application_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_application_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "calendar_record" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "calendar_record_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_calendar_record_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "calendar_record_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_calendar_record_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__calendar_record_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_calendar_record_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__calendar_record_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_calendar_record_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "collective_agreements" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "collective_agreements_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_collective_agreements_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "collective_agreements_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_collective_agreements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__collective_agreements_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_collective_agreements_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__collective_agreements_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_collective_agreements_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "conference" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "conference_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_conference_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "conference_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_conference_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__conference_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_conference_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__conference_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_conference_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "document_list" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "document_list_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_document_list_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "document_list_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_document_list_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__document_list_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_document_list_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__document_list_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_document_list_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "form_list" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_list_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_form_list_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "form_list_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_form_list_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__form_list_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_form_list_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__form_list_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_form_list_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "glossary" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glossary_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_glossary_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "glossary_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_glossary_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__glossary_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_glossary_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__glossary_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_glossary_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "glossary_term" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glossary_term_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_glossary_term_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "glossary_term_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_glossary_term_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__glossary_term_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_glossary_term_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__glossary_term_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_glossary_term_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "guide_for_foreigners" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "guide_for_foreigners_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_guide_for_foreigners_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "guide_for_foreigners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_guide_for_foreigners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__guide_for_foreigners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_guide_for_foreigners_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__guide_for_foreigners_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_guide_for_foreigners_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "information_leaflet" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "information_leaflet_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_information_leaflet_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "information_leaflet_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_information_leaflet_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__information_leaflet_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_information_leaflet_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__information_leaflet_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_information_leaflet_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "job_position" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_position_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_job_position_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "job_position_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_job_position_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__job_position_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_job_position_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__job_position_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_job_position_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "landing_page" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "landing_page_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_landing_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_landing_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landing_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_landing_page_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__landing_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "main_page" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "main_page_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_main_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "main_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_main_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__main_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_main_page_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__main_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_main_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "map" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "map_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_map_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "map_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_map_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__map_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_map_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__map_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_map_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "mediators" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mediators_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_mediators_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "mediators_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_mediators_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__mediators_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_mediators_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__mediators_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mediators_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "news_item" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_item_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_news_item_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "news_item_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_news_item_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_item_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_item_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__news_item_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_item_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "organisation_structure" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "organisation_structure_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_organisation_structure_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "organisation_structure_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_organisation_structure_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__organisation_structure_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_organisation_structure_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__organisation_structure_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_organisation_structure_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "press_release" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "press_release_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_press_release_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "press_release_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_press_release_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__press_release_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_press_release_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__press_release_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_press_release_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "property_offer" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "property_offer_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_property_offer_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "property_offer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_property_offer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__property_offer_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_property_offer_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__property_offer_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_property_offer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "provided_information" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "provided_information_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_provided_information_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "provided_information_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_provided_information_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__provided_information_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_provided_information_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__provided_information_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_provided_information_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "public_notice" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "public_notice_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_public_notice_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "public_notice_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_public_notice_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__public_notice_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_public_notice_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__public_notice_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_public_notice_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "questions_and_answers" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "questions_and_answers_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_questions_and_answers_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "questions_and_answers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_questions_and_answers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__questions_and_answers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_questions_and_answers_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__questions_and_answers_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_questions_and_answers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "redirect" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirect_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_redirect_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "redirect_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_redirect_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__redirect_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_redirect_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__redirect_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_redirect_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "regional_branch" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "regional_branch_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_regional_branch_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "regional_branch_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_regional_branch_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__regional_branch_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_regional_branch_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__regional_branch_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_regional_branch_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "requested_information" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "requested_information_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_requested_information_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "requested_information_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_requested_information_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__requested_information_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_requested_information_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__requested_information_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_requested_information_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "search_dictionary" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_dictionary_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_search_dictionary_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "search_dictionary_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_search_dictionary_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_dictionary_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_search_dictionary_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__search_dictionary_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_search_dictionary_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "search_page" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_page_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_search_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "search_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_search_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_search_page_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__search_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_search_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "service" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_service_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_service_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_service_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__service_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "service_position" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_position_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_service_position_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_position_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_service_position_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_position_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_service_position_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__service_position_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_position_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "services_hub" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_hub_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_services_hub_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services_hub_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_services_hub_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_hub_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_hub_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__services_hub_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_hub_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "sitemap" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sitemap_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_sitemap_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sitemap_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_sitemap_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sitemap_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_sitemap_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__sitemap_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sitemap_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "standard_page" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "standard_page_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_standard_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "standard_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_standard_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__standard_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_standard_page_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__standard_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_standard_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "workplace_contacts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "workplace_contacts_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_workplace_contacts_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "workplace_contacts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_workplace_contacts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__workplace_contacts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_workplace_contacts_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__workplace_contacts_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_workplace_contacts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "workplaces_summary" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "workplaces_summary_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_workplaces_summary_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "workplaces_summary_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_workplaces_summary_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__workplaces_summary_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_workplaces_summary_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__workplaces_summary_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_workplaces_summary_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "embedded_page" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "embedded_page_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_embedded_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "embedded_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_embedded_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__embedded_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_embedded_page_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__embedded_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_embedded_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "web_config" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "web_config_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_web_config_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "web_config_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_web_config_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_web_id" varchar,
  	"version_display_at" varchar,
  	"version_roles" varchar DEFAULT 'Guest',
  	"version_priority" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__web_config_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_web_config_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__web_config_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_web_config_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"structure" varchar,
  	"web" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_locales" (
  	"name" varchar,
  	"address" varchar,
  	"public_name" varchar,
  	"public_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "documents" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"alt" varchar,
  	"web_id" varchar NOT NULL,
  	"language" "enum_documents_language",
  	"wire_id" varchar,
  	"envelope" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "folders" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"stored" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "folders_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "webs" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"default_language" varchar,
  	"friendly_u_r_l" varchar,
  	"theme" varchar,
  	"url" varchar,
  	"host" varchar,
  	"locale" varchar,
  	"no_index" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webs_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "outbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"record_key" varchar NOT NULL,
  	"language" varchar,
  	"published" varchar,
  	"draft" varchar,
  	"changed_at" varchar NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"application_id" varchar,
  	"calendar_record_id" varchar,
  	"collective_agreements_id" varchar,
  	"conference_id" varchar,
  	"document_list_id" varchar,
  	"form_list_id" varchar,
  	"glossary_id" varchar,
  	"glossary_term_id" varchar,
  	"guide_for_foreigners_id" varchar,
  	"information_leaflet_id" varchar,
  	"job_position_id" varchar,
  	"landing_page_id" varchar,
  	"main_page_id" varchar,
  	"map_id" varchar,
  	"mediators_id" varchar,
  	"news_item_id" varchar,
  	"organisation_structure_id" varchar,
  	"press_release_id" varchar,
  	"property_offer_id" varchar,
  	"provided_information_id" varchar,
  	"public_notice_id" varchar,
  	"questions_and_answers_id" varchar,
  	"redirect_id" varchar,
  	"regional_branch_id" varchar,
  	"requested_information_id" varchar,
  	"search_dictionary_id" varchar,
  	"search_page_id" varchar,
  	"service_id" varchar,
  	"service_position_id" varchar,
  	"services_hub_id" varchar,
  	"sitemap_id" varchar,
  	"standard_page_id" varchar,
  	"workplace_contacts_id" varchar,
  	"workplaces_summary_id" varchar,
  	"embedded_page_id" varchar,
  	"web_config_id" varchar,
  	"pages_id" varchar,
  	"documents_id" varchar,
  	"folders_id" varchar,
  	"categories_id" varchar,
  	"tags_id" varchar,
  	"webs_id" varchar,
  	"users_id" integer,
  	"outbox_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "application" ADD CONSTRAINT "application_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_locales" ADD CONSTRAINT "application_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_rels" ADD CONSTRAINT "application_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_rels" ADD CONSTRAINT "application_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_rels" ADD CONSTRAINT "application_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_application_v" ADD CONSTRAINT "_application_v_parent_id_application_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."application"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_application_v" ADD CONSTRAINT "_application_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_application_v_locales" ADD CONSTRAINT "_application_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_application_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_application_v_rels" ADD CONSTRAINT "_application_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_application_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_application_v_rels" ADD CONSTRAINT "_application_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_application_v_rels" ADD CONSTRAINT "_application_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calendar_record" ADD CONSTRAINT "calendar_record_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "calendar_record_locales" ADD CONSTRAINT "calendar_record_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calendar_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calendar_record_rels" ADD CONSTRAINT "calendar_record_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."calendar_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calendar_record_rels" ADD CONSTRAINT "calendar_record_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calendar_record_rels" ADD CONSTRAINT "calendar_record_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calendar_record_v" ADD CONSTRAINT "_calendar_record_v_parent_id_calendar_record_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."calendar_record"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_calendar_record_v" ADD CONSTRAINT "_calendar_record_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_calendar_record_v_locales" ADD CONSTRAINT "_calendar_record_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calendar_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calendar_record_v_rels" ADD CONSTRAINT "_calendar_record_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_calendar_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calendar_record_v_rels" ADD CONSTRAINT "_calendar_record_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calendar_record_v_rels" ADD CONSTRAINT "_calendar_record_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "collective_agreements" ADD CONSTRAINT "collective_agreements_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "collective_agreements_locales" ADD CONSTRAINT "collective_agreements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."collective_agreements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "collective_agreements_rels" ADD CONSTRAINT "collective_agreements_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."collective_agreements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "collective_agreements_rels" ADD CONSTRAINT "collective_agreements_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "collective_agreements_rels" ADD CONSTRAINT "collective_agreements_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_collective_agreements_v" ADD CONSTRAINT "_collective_agreements_v_parent_id_collective_agreements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."collective_agreements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_collective_agreements_v" ADD CONSTRAINT "_collective_agreements_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_collective_agreements_v_locales" ADD CONSTRAINT "_collective_agreements_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_collective_agreements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_collective_agreements_v_rels" ADD CONSTRAINT "_collective_agreements_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_collective_agreements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_collective_agreements_v_rels" ADD CONSTRAINT "_collective_agreements_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_collective_agreements_v_rels" ADD CONSTRAINT "_collective_agreements_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "conference" ADD CONSTRAINT "conference_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "conference_locales" ADD CONSTRAINT "conference_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "conference_rels" ADD CONSTRAINT "conference_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "conference_rels" ADD CONSTRAINT "conference_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "conference_rels" ADD CONSTRAINT "conference_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_conference_v" ADD CONSTRAINT "_conference_v_parent_id_conference_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."conference"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_conference_v" ADD CONSTRAINT "_conference_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_conference_v_locales" ADD CONSTRAINT "_conference_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_conference_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_conference_v_rels" ADD CONSTRAINT "_conference_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_conference_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_conference_v_rels" ADD CONSTRAINT "_conference_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_conference_v_rels" ADD CONSTRAINT "_conference_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_list" ADD CONSTRAINT "document_list_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "document_list_locales" ADD CONSTRAINT "document_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."document_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_list_rels" ADD CONSTRAINT "document_list_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."document_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_list_rels" ADD CONSTRAINT "document_list_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "document_list_rels" ADD CONSTRAINT "document_list_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_document_list_v" ADD CONSTRAINT "_document_list_v_parent_id_document_list_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."document_list"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_document_list_v" ADD CONSTRAINT "_document_list_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_document_list_v_locales" ADD CONSTRAINT "_document_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_document_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_document_list_v_rels" ADD CONSTRAINT "_document_list_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_document_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_document_list_v_rels" ADD CONSTRAINT "_document_list_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_document_list_v_rels" ADD CONSTRAINT "_document_list_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_list" ADD CONSTRAINT "form_list_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_list_locales" ADD CONSTRAINT "form_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_list_rels" ADD CONSTRAINT "form_list_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."form_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_list_rels" ADD CONSTRAINT "form_list_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_list_rels" ADD CONSTRAINT "form_list_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_list_v" ADD CONSTRAINT "_form_list_v_parent_id_form_list_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."form_list"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_form_list_v" ADD CONSTRAINT "_form_list_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_form_list_v_locales" ADD CONSTRAINT "_form_list_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_list_v_rels" ADD CONSTRAINT "_form_list_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_form_list_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_list_v_rels" ADD CONSTRAINT "_form_list_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_list_v_rels" ADD CONSTRAINT "_form_list_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary" ADD CONSTRAINT "glossary_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glossary_locales" ADD CONSTRAINT "glossary_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_rels" ADD CONSTRAINT "glossary_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_rels" ADD CONSTRAINT "glossary_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_rels" ADD CONSTRAINT "glossary_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_v" ADD CONSTRAINT "_glossary_v_parent_id_glossary_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_v" ADD CONSTRAINT "_glossary_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_v_locales" ADD CONSTRAINT "_glossary_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_glossary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_v_rels" ADD CONSTRAINT "_glossary_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_glossary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_v_rels" ADD CONSTRAINT "_glossary_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_v_rels" ADD CONSTRAINT "_glossary_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_term" ADD CONSTRAINT "glossary_term_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glossary_term_locales" ADD CONSTRAINT "glossary_term_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glossary_term"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_term_rels" ADD CONSTRAINT "glossary_term_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary_term"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_term_rels" ADD CONSTRAINT "glossary_term_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_term_rels" ADD CONSTRAINT "glossary_term_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_term_v" ADD CONSTRAINT "_glossary_term_v_parent_id_glossary_term_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary_term"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_term_v" ADD CONSTRAINT "_glossary_term_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_term_v_locales" ADD CONSTRAINT "_glossary_term_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_glossary_term_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_term_v_rels" ADD CONSTRAINT "_glossary_term_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_glossary_term_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_term_v_rels" ADD CONSTRAINT "_glossary_term_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_term_v_rels" ADD CONSTRAINT "_glossary_term_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_for_foreigners" ADD CONSTRAINT "guide_for_foreigners_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guide_for_foreigners_locales" ADD CONSTRAINT "guide_for_foreigners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guide_for_foreigners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_for_foreigners_rels" ADD CONSTRAINT "guide_for_foreigners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_for_foreigners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_for_foreigners_rels" ADD CONSTRAINT "guide_for_foreigners_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_for_foreigners_rels" ADD CONSTRAINT "guide_for_foreigners_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_for_foreigners_v" ADD CONSTRAINT "_guide_for_foreigners_v_parent_id_guide_for_foreigners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_for_foreigners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_for_foreigners_v" ADD CONSTRAINT "_guide_for_foreigners_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_for_foreigners_v_locales" ADD CONSTRAINT "_guide_for_foreigners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guide_for_foreigners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_for_foreigners_v_rels" ADD CONSTRAINT "_guide_for_foreigners_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_guide_for_foreigners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_for_foreigners_v_rels" ADD CONSTRAINT "_guide_for_foreigners_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_for_foreigners_v_rels" ADD CONSTRAINT "_guide_for_foreigners_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "information_leaflet" ADD CONSTRAINT "information_leaflet_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "information_leaflet_locales" ADD CONSTRAINT "information_leaflet_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."information_leaflet"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "information_leaflet_rels" ADD CONSTRAINT "information_leaflet_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."information_leaflet"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "information_leaflet_rels" ADD CONSTRAINT "information_leaflet_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "information_leaflet_rels" ADD CONSTRAINT "information_leaflet_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_leaflet_v" ADD CONSTRAINT "_information_leaflet_v_parent_id_information_leaflet_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."information_leaflet"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_information_leaflet_v" ADD CONSTRAINT "_information_leaflet_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_information_leaflet_v_locales" ADD CONSTRAINT "_information_leaflet_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_information_leaflet_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_leaflet_v_rels" ADD CONSTRAINT "_information_leaflet_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_information_leaflet_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_leaflet_v_rels" ADD CONSTRAINT "_information_leaflet_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_information_leaflet_v_rels" ADD CONSTRAINT "_information_leaflet_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_position" ADD CONSTRAINT "job_position_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_position_locales" ADD CONSTRAINT "job_position_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_position"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_position_rels" ADD CONSTRAINT "job_position_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_position"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_position_rels" ADD CONSTRAINT "job_position_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_position_rels" ADD CONSTRAINT "job_position_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_position_v" ADD CONSTRAINT "_job_position_v_parent_id_job_position_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_position"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_position_v" ADD CONSTRAINT "_job_position_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_position_v_locales" ADD CONSTRAINT "_job_position_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_job_position_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_position_v_rels" ADD CONSTRAINT "_job_position_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_job_position_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_position_v_rels" ADD CONSTRAINT "_job_position_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_position_v_rels" ADD CONSTRAINT "_job_position_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page" ADD CONSTRAINT "landing_page_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_page_locales" ADD CONSTRAINT "landing_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_rels" ADD CONSTRAINT "landing_page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_parent_id_landing_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v" ADD CONSTRAINT "_landing_page_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_page_v_locales" ADD CONSTRAINT "_landing_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_rels" ADD CONSTRAINT "_landing_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_page" ADD CONSTRAINT "main_page_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "main_page_locales" ADD CONSTRAINT "main_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."main_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_page_rels" ADD CONSTRAINT "main_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."main_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_page_rels" ADD CONSTRAINT "main_page_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_page_rels" ADD CONSTRAINT "main_page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_page_v" ADD CONSTRAINT "_main_page_v_parent_id_main_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."main_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_main_page_v" ADD CONSTRAINT "_main_page_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_main_page_v_locales" ADD CONSTRAINT "_main_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_main_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_page_v_rels" ADD CONSTRAINT "_main_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_main_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_page_v_rels" ADD CONSTRAINT "_main_page_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_page_v_rels" ADD CONSTRAINT "_main_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "map" ADD CONSTRAINT "map_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "map_locales" ADD CONSTRAINT "map_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "map_rels" ADD CONSTRAINT "map_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "map_rels" ADD CONSTRAINT "map_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "map_rels" ADD CONSTRAINT "map_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_parent_id_map_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."map"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v" ADD CONSTRAINT "_map_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_map_v_locales" ADD CONSTRAINT "_map_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_map_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v_rels" ADD CONSTRAINT "_map_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_map_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v_rels" ADD CONSTRAINT "_map_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_map_v_rels" ADD CONSTRAINT "_map_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mediators" ADD CONSTRAINT "mediators_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mediators_locales" ADD CONSTRAINT "mediators_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mediators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mediators_rels" ADD CONSTRAINT "mediators_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mediators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mediators_rels" ADD CONSTRAINT "mediators_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mediators_rels" ADD CONSTRAINT "mediators_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mediators_v" ADD CONSTRAINT "_mediators_v_parent_id_mediators_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mediators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mediators_v" ADD CONSTRAINT "_mediators_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mediators_v_locales" ADD CONSTRAINT "_mediators_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mediators_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mediators_v_rels" ADD CONSTRAINT "_mediators_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mediators_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mediators_v_rels" ADD CONSTRAINT "_mediators_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mediators_v_rels" ADD CONSTRAINT "_mediators_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_item" ADD CONSTRAINT "news_item_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_item_locales" ADD CONSTRAINT "news_item_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_item_rels" ADD CONSTRAINT "news_item_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_item_rels" ADD CONSTRAINT "news_item_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_item_rels" ADD CONSTRAINT "news_item_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_item_v" ADD CONSTRAINT "_news_item_v_parent_id_news_item_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_item"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_item_v" ADD CONSTRAINT "_news_item_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_item_v_locales" ADD CONSTRAINT "_news_item_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_item_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_item_v_rels" ADD CONSTRAINT "_news_item_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_item_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_item_v_rels" ADD CONSTRAINT "_news_item_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_item_v_rels" ADD CONSTRAINT "_news_item_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisation_structure" ADD CONSTRAINT "organisation_structure_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "organisation_structure_locales" ADD CONSTRAINT "organisation_structure_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."organisation_structure"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisation_structure_rels" ADD CONSTRAINT "organisation_structure_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organisation_structure"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisation_structure_rels" ADD CONSTRAINT "organisation_structure_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisation_structure_rels" ADD CONSTRAINT "organisation_structure_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organisation_structure_v" ADD CONSTRAINT "_organisation_structure_v_parent_id_organisation_structure_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organisation_structure"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organisation_structure_v" ADD CONSTRAINT "_organisation_structure_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organisation_structure_v_locales" ADD CONSTRAINT "_organisation_structure_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_organisation_structure_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organisation_structure_v_rels" ADD CONSTRAINT "_organisation_structure_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_organisation_structure_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organisation_structure_v_rels" ADD CONSTRAINT "_organisation_structure_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organisation_structure_v_rels" ADD CONSTRAINT "_organisation_structure_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_release" ADD CONSTRAINT "press_release_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "press_release_locales" ADD CONSTRAINT "press_release_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."press_release"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_release_rels" ADD CONSTRAINT "press_release_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_release"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_release_rels" ADD CONSTRAINT "press_release_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_release_rels" ADD CONSTRAINT "press_release_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_release_v" ADD CONSTRAINT "_press_release_v_parent_id_press_release_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_release"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_release_v" ADD CONSTRAINT "_press_release_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_release_v_locales" ADD CONSTRAINT "_press_release_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_press_release_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_release_v_rels" ADD CONSTRAINT "_press_release_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_press_release_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_release_v_rels" ADD CONSTRAINT "_press_release_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_release_v_rels" ADD CONSTRAINT "_press_release_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_offer" ADD CONSTRAINT "property_offer_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "property_offer_locales" ADD CONSTRAINT "property_offer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_offer_rels" ADD CONSTRAINT "property_offer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."property_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_offer_rels" ADD CONSTRAINT "property_offer_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_offer_rels" ADD CONSTRAINT "property_offer_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_property_offer_v" ADD CONSTRAINT "_property_offer_v_parent_id_property_offer_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."property_offer"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_property_offer_v" ADD CONSTRAINT "_property_offer_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_property_offer_v_locales" ADD CONSTRAINT "_property_offer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_property_offer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_property_offer_v_rels" ADD CONSTRAINT "_property_offer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_property_offer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_property_offer_v_rels" ADD CONSTRAINT "_property_offer_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_property_offer_v_rels" ADD CONSTRAINT "_property_offer_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "provided_information" ADD CONSTRAINT "provided_information_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "provided_information_locales" ADD CONSTRAINT "provided_information_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."provided_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "provided_information_rels" ADD CONSTRAINT "provided_information_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."provided_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "provided_information_rels" ADD CONSTRAINT "provided_information_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "provided_information_rels" ADD CONSTRAINT "provided_information_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_provided_information_v" ADD CONSTRAINT "_provided_information_v_parent_id_provided_information_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."provided_information"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_provided_information_v" ADD CONSTRAINT "_provided_information_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_provided_information_v_locales" ADD CONSTRAINT "_provided_information_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_provided_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_provided_information_v_rels" ADD CONSTRAINT "_provided_information_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_provided_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_provided_information_v_rels" ADD CONSTRAINT "_provided_information_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_provided_information_v_rels" ADD CONSTRAINT "_provided_information_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_notice" ADD CONSTRAINT "public_notice_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_notice_locales" ADD CONSTRAINT "public_notice_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."public_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_notice_rels" ADD CONSTRAINT "public_notice_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."public_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_notice_rels" ADD CONSTRAINT "public_notice_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_notice_rels" ADD CONSTRAINT "public_notice_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_notice_v" ADD CONSTRAINT "_public_notice_v_parent_id_public_notice_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."public_notice"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notice_v" ADD CONSTRAINT "_public_notice_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notice_v_locales" ADD CONSTRAINT "_public_notice_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_public_notice_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_notice_v_rels" ADD CONSTRAINT "_public_notice_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_public_notice_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_notice_v_rels" ADD CONSTRAINT "_public_notice_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_notice_v_rels" ADD CONSTRAINT "_public_notice_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_and_answers" ADD CONSTRAINT "questions_and_answers_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "questions_and_answers_locales" ADD CONSTRAINT "questions_and_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions_and_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_and_answers_rels" ADD CONSTRAINT "questions_and_answers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions_and_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_and_answers_rels" ADD CONSTRAINT "questions_and_answers_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_and_answers_rels" ADD CONSTRAINT "questions_and_answers_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_and_answers_v" ADD CONSTRAINT "_questions_and_answers_v_parent_id_questions_and_answers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions_and_answers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_and_answers_v" ADD CONSTRAINT "_questions_and_answers_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_and_answers_v_locales" ADD CONSTRAINT "_questions_and_answers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_and_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_and_answers_v_rels" ADD CONSTRAINT "_questions_and_answers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_questions_and_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_and_answers_v_rels" ADD CONSTRAINT "_questions_and_answers_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_and_answers_v_rels" ADD CONSTRAINT "_questions_and_answers_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirect" ADD CONSTRAINT "redirect_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirect_locales" ADD CONSTRAINT "redirect_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirect_rels" ADD CONSTRAINT "redirect_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirect_rels" ADD CONSTRAINT "redirect_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirect_rels" ADD CONSTRAINT "redirect_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirect_v" ADD CONSTRAINT "_redirect_v_parent_id_redirect_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirect"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirect_v" ADD CONSTRAINT "_redirect_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirect_v_locales" ADD CONSTRAINT "_redirect_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_redirect_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_redirect_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirect_v_rels" ADD CONSTRAINT "_redirect_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regional_branch" ADD CONSTRAINT "regional_branch_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "regional_branch_locales" ADD CONSTRAINT "regional_branch_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regional_branch"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regional_branch_rels" ADD CONSTRAINT "regional_branch_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."regional_branch"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regional_branch_rels" ADD CONSTRAINT "regional_branch_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regional_branch_rels" ADD CONSTRAINT "regional_branch_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regional_branch_v" ADD CONSTRAINT "_regional_branch_v_parent_id_regional_branch_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."regional_branch"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_regional_branch_v" ADD CONSTRAINT "_regional_branch_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_regional_branch_v_locales" ADD CONSTRAINT "_regional_branch_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_regional_branch_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regional_branch_v_rels" ADD CONSTRAINT "_regional_branch_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_regional_branch_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regional_branch_v_rels" ADD CONSTRAINT "_regional_branch_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regional_branch_v_rels" ADD CONSTRAINT "_regional_branch_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requested_information" ADD CONSTRAINT "requested_information_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "requested_information_locales" ADD CONSTRAINT "requested_information_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."requested_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requested_information_rels" ADD CONSTRAINT "requested_information_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."requested_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requested_information_rels" ADD CONSTRAINT "requested_information_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requested_information_rels" ADD CONSTRAINT "requested_information_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_requested_information_v" ADD CONSTRAINT "_requested_information_v_parent_id_requested_information_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."requested_information"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_requested_information_v" ADD CONSTRAINT "_requested_information_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_requested_information_v_locales" ADD CONSTRAINT "_requested_information_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_requested_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_requested_information_v_rels" ADD CONSTRAINT "_requested_information_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_requested_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_requested_information_v_rels" ADD CONSTRAINT "_requested_information_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_requested_information_v_rels" ADD CONSTRAINT "_requested_information_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_dictionary" ADD CONSTRAINT "search_dictionary_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_dictionary_locales" ADD CONSTRAINT "search_dictionary_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_dictionary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_dictionary_rels" ADD CONSTRAINT "search_dictionary_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_dictionary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_dictionary_rels" ADD CONSTRAINT "search_dictionary_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_dictionary_rels" ADD CONSTRAINT "search_dictionary_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_dictionary_v" ADD CONSTRAINT "_search_dictionary_v_parent_id_search_dictionary_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_dictionary"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_dictionary_v" ADD CONSTRAINT "_search_dictionary_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_dictionary_v_locales" ADD CONSTRAINT "_search_dictionary_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_dictionary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_dictionary_v_rels" ADD CONSTRAINT "_search_dictionary_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_dictionary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_dictionary_v_rels" ADD CONSTRAINT "_search_dictionary_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_dictionary_v_rels" ADD CONSTRAINT "_search_dictionary_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_page" ADD CONSTRAINT "search_page_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_page_locales" ADD CONSTRAINT "search_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_page_rels" ADD CONSTRAINT "search_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_page_rels" ADD CONSTRAINT "search_page_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_page_rels" ADD CONSTRAINT "search_page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v" ADD CONSTRAINT "_search_page_v_parent_id_search_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_page_v" ADD CONSTRAINT "_search_page_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_page_v_locales" ADD CONSTRAINT "_search_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v_rels" ADD CONSTRAINT "_search_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v_rels" ADD CONSTRAINT "_search_page_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v_rels" ADD CONSTRAINT "_search_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service" ADD CONSTRAINT "service_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_locales" ADD CONSTRAINT "service_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_rels" ADD CONSTRAINT "service_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_rels" ADD CONSTRAINT "service_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_rels" ADD CONSTRAINT "service_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_v" ADD CONSTRAINT "_service_v_parent_id_service_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_v" ADD CONSTRAINT "_service_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_v_locales" ADD CONSTRAINT "_service_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_v_rels" ADD CONSTRAINT "_service_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_v_rels" ADD CONSTRAINT "_service_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_v_rels" ADD CONSTRAINT "_service_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_position" ADD CONSTRAINT "service_position_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_position_locales" ADD CONSTRAINT "service_position_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_position"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_position_rels" ADD CONSTRAINT "service_position_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_position"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_position_rels" ADD CONSTRAINT "service_position_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_position_rels" ADD CONSTRAINT "service_position_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_position_v" ADD CONSTRAINT "_service_position_v_parent_id_service_position_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_position"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_position_v" ADD CONSTRAINT "_service_position_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_position_v_locales" ADD CONSTRAINT "_service_position_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_position_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_position_v_rels" ADD CONSTRAINT "_service_position_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_position_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_position_v_rels" ADD CONSTRAINT "_service_position_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_position_v_rels" ADD CONSTRAINT "_service_position_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_hub" ADD CONSTRAINT "services_hub_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_hub_locales" ADD CONSTRAINT "services_hub_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_hub"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_hub_rels" ADD CONSTRAINT "services_hub_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services_hub"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_hub_rels" ADD CONSTRAINT "services_hub_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_hub_rels" ADD CONSTRAINT "services_hub_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_hub_v" ADD CONSTRAINT "_services_hub_v_parent_id_services_hub_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services_hub"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_hub_v" ADD CONSTRAINT "_services_hub_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_hub_v_locales" ADD CONSTRAINT "_services_hub_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_hub_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_hub_v_rels" ADD CONSTRAINT "_services_hub_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_hub_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_hub_v_rels" ADD CONSTRAINT "_services_hub_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_hub_v_rels" ADD CONSTRAINT "_services_hub_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sitemap" ADD CONSTRAINT "sitemap_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sitemap_locales" ADD CONSTRAINT "sitemap_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sitemap"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sitemap_rels" ADD CONSTRAINT "sitemap_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sitemap"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sitemap_rels" ADD CONSTRAINT "sitemap_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sitemap_rels" ADD CONSTRAINT "sitemap_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sitemap_v" ADD CONSTRAINT "_sitemap_v_parent_id_sitemap_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sitemap"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitemap_v" ADD CONSTRAINT "_sitemap_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sitemap_v_locales" ADD CONSTRAINT "_sitemap_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sitemap_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sitemap_v_rels" ADD CONSTRAINT "_sitemap_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sitemap_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sitemap_v_rels" ADD CONSTRAINT "_sitemap_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sitemap_v_rels" ADD CONSTRAINT "_sitemap_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "standard_page" ADD CONSTRAINT "standard_page_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "standard_page_locales" ADD CONSTRAINT "standard_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."standard_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "standard_page_rels" ADD CONSTRAINT "standard_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."standard_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "standard_page_rels" ADD CONSTRAINT "standard_page_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "standard_page_rels" ADD CONSTRAINT "standard_page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_standard_page_v" ADD CONSTRAINT "_standard_page_v_parent_id_standard_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."standard_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_standard_page_v" ADD CONSTRAINT "_standard_page_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_standard_page_v_locales" ADD CONSTRAINT "_standard_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_standard_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_standard_page_v_rels" ADD CONSTRAINT "_standard_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_standard_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_standard_page_v_rels" ADD CONSTRAINT "_standard_page_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_standard_page_v_rels" ADD CONSTRAINT "_standard_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "workplace_contacts" ADD CONSTRAINT "workplace_contacts_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "workplace_contacts_locales" ADD CONSTRAINT "workplace_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."workplace_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "workplace_contacts_rels" ADD CONSTRAINT "workplace_contacts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."workplace_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "workplace_contacts_rels" ADD CONSTRAINT "workplace_contacts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "workplace_contacts_rels" ADD CONSTRAINT "workplace_contacts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_workplace_contacts_v" ADD CONSTRAINT "_workplace_contacts_v_parent_id_workplace_contacts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."workplace_contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_workplace_contacts_v" ADD CONSTRAINT "_workplace_contacts_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_workplace_contacts_v_locales" ADD CONSTRAINT "_workplace_contacts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_workplace_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_workplace_contacts_v_rels" ADD CONSTRAINT "_workplace_contacts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_workplace_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_workplace_contacts_v_rels" ADD CONSTRAINT "_workplace_contacts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_workplace_contacts_v_rels" ADD CONSTRAINT "_workplace_contacts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "workplaces_summary" ADD CONSTRAINT "workplaces_summary_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "workplaces_summary_locales" ADD CONSTRAINT "workplaces_summary_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."workplaces_summary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "workplaces_summary_rels" ADD CONSTRAINT "workplaces_summary_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."workplaces_summary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "workplaces_summary_rels" ADD CONSTRAINT "workplaces_summary_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "workplaces_summary_rels" ADD CONSTRAINT "workplaces_summary_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_workplaces_summary_v" ADD CONSTRAINT "_workplaces_summary_v_parent_id_workplaces_summary_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."workplaces_summary"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_workplaces_summary_v" ADD CONSTRAINT "_workplaces_summary_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_workplaces_summary_v_locales" ADD CONSTRAINT "_workplaces_summary_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_workplaces_summary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_workplaces_summary_v_rels" ADD CONSTRAINT "_workplaces_summary_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_workplaces_summary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_workplaces_summary_v_rels" ADD CONSTRAINT "_workplaces_summary_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_workplaces_summary_v_rels" ADD CONSTRAINT "_workplaces_summary_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "embedded_page" ADD CONSTRAINT "embedded_page_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "embedded_page_locales" ADD CONSTRAINT "embedded_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."embedded_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "embedded_page_rels" ADD CONSTRAINT "embedded_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."embedded_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "embedded_page_rels" ADD CONSTRAINT "embedded_page_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "embedded_page_rels" ADD CONSTRAINT "embedded_page_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_embedded_page_v" ADD CONSTRAINT "_embedded_page_v_parent_id_embedded_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."embedded_page"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_embedded_page_v" ADD CONSTRAINT "_embedded_page_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_embedded_page_v_locales" ADD CONSTRAINT "_embedded_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_embedded_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_embedded_page_v_rels" ADD CONSTRAINT "_embedded_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_embedded_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_embedded_page_v_rels" ADD CONSTRAINT "_embedded_page_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_embedded_page_v_rels" ADD CONSTRAINT "_embedded_page_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "web_config" ADD CONSTRAINT "web_config_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "web_config_locales" ADD CONSTRAINT "web_config_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."web_config"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "web_config_rels" ADD CONSTRAINT "web_config_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."web_config"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "web_config_rels" ADD CONSTRAINT "web_config_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "web_config_rels" ADD CONSTRAINT "web_config_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_web_config_v" ADD CONSTRAINT "_web_config_v_parent_id_web_config_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."web_config"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_web_config_v" ADD CONSTRAINT "_web_config_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_web_config_v_locales" ADD CONSTRAINT "_web_config_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_web_config_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_web_config_v_rels" ADD CONSTRAINT "_web_config_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_web_config_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_web_config_v_rels" ADD CONSTRAINT "_web_config_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_web_config_v_rels" ADD CONSTRAINT "_web_config_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "folders_locales" ADD CONSTRAINT "folders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webs_locales" ADD CONSTRAINT "webs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_calendar_record_fk" FOREIGN KEY ("calendar_record_id") REFERENCES "public"."calendar_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_collective_agreements_fk" FOREIGN KEY ("collective_agreements_id") REFERENCES "public"."collective_agreements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_conference_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conference"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_list_fk" FOREIGN KEY ("document_list_id") REFERENCES "public"."document_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_list_fk" FOREIGN KEY ("form_list_id") REFERENCES "public"."form_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_fk" FOREIGN KEY ("glossary_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_term_fk" FOREIGN KEY ("glossary_term_id") REFERENCES "public"."glossary_term"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guide_for_foreigners_fk" FOREIGN KEY ("guide_for_foreigners_id") REFERENCES "public"."guide_for_foreigners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_information_leaflet_fk" FOREIGN KEY ("information_leaflet_id") REFERENCES "public"."information_leaflet"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_position_fk" FOREIGN KEY ("job_position_id") REFERENCES "public"."job_position"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_landing_page_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_main_page_fk" FOREIGN KEY ("main_page_id") REFERENCES "public"."main_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_map_fk" FOREIGN KEY ("map_id") REFERENCES "public"."map"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mediators_fk" FOREIGN KEY ("mediators_id") REFERENCES "public"."mediators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_item_fk" FOREIGN KEY ("news_item_id") REFERENCES "public"."news_item"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organisation_structure_fk" FOREIGN KEY ("organisation_structure_id") REFERENCES "public"."organisation_structure"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_press_release_fk" FOREIGN KEY ("press_release_id") REFERENCES "public"."press_release"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_offer_fk" FOREIGN KEY ("property_offer_id") REFERENCES "public"."property_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_provided_information_fk" FOREIGN KEY ("provided_information_id") REFERENCES "public"."provided_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_public_notice_fk" FOREIGN KEY ("public_notice_id") REFERENCES "public"."public_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_and_answers_fk" FOREIGN KEY ("questions_and_answers_id") REFERENCES "public"."questions_and_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirect_fk" FOREIGN KEY ("redirect_id") REFERENCES "public"."redirect"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_regional_branch_fk" FOREIGN KEY ("regional_branch_id") REFERENCES "public"."regional_branch"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_requested_information_fk" FOREIGN KEY ("requested_information_id") REFERENCES "public"."requested_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_dictionary_fk" FOREIGN KEY ("search_dictionary_id") REFERENCES "public"."search_dictionary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_page_fk" FOREIGN KEY ("search_page_id") REFERENCES "public"."search_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_position_fk" FOREIGN KEY ("service_position_id") REFERENCES "public"."service_position"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_hub_fk" FOREIGN KEY ("services_hub_id") REFERENCES "public"."services_hub"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sitemap_fk" FOREIGN KEY ("sitemap_id") REFERENCES "public"."sitemap"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_standard_page_fk" FOREIGN KEY ("standard_page_id") REFERENCES "public"."standard_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_workplace_contacts_fk" FOREIGN KEY ("workplace_contacts_id") REFERENCES "public"."workplace_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_workplaces_summary_fk" FOREIGN KEY ("workplaces_summary_id") REFERENCES "public"."workplaces_summary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_embedded_page_fk" FOREIGN KEY ("embedded_page_id") REFERENCES "public"."embedded_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_web_config_fk" FOREIGN KEY ("web_config_id") REFERENCES "public"."web_config"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_folders_fk" FOREIGN KEY ("folders_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webs_fk" FOREIGN KEY ("webs_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "application_web_idx" ON "application" USING btree ("web_id");
  CREATE INDEX "application_updated_at_idx" ON "application" USING btree ("updated_at");
  CREATE INDEX "application_created_at_idx" ON "application" USING btree ("created_at");
  CREATE INDEX "application_address_idx" ON "application_locales" USING btree ("address","_locale");
  CREATE INDEX "application__status_idx" ON "application_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "application_locales_locale_parent_id_unique" ON "application_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "application_rels_order_idx" ON "application_rels" USING btree ("order");
  CREATE INDEX "application_rels_parent_idx" ON "application_rels" USING btree ("parent_id");
  CREATE INDEX "application_rels_path_idx" ON "application_rels" USING btree ("path");
  CREATE INDEX "application_rels_categories_id_idx" ON "application_rels" USING btree ("categories_id");
  CREATE INDEX "application_rels_tags_id_idx" ON "application_rels" USING btree ("tags_id");
  CREATE INDEX "_application_v_parent_idx" ON "_application_v" USING btree ("parent_id");
  CREATE INDEX "_application_v_version_version_web_idx" ON "_application_v" USING btree ("version_web_id");
  CREATE INDEX "_application_v_version_version_updated_at_idx" ON "_application_v" USING btree ("version_updated_at");
  CREATE INDEX "_application_v_version_version_created_at_idx" ON "_application_v" USING btree ("version_created_at");
  CREATE INDEX "_application_v_created_at_idx" ON "_application_v" USING btree ("created_at");
  CREATE INDEX "_application_v_updated_at_idx" ON "_application_v" USING btree ("updated_at");
  CREATE INDEX "_application_v_snapshot_idx" ON "_application_v" USING btree ("snapshot");
  CREATE INDEX "_application_v_published_locale_idx" ON "_application_v" USING btree ("published_locale");
  CREATE INDEX "_application_v_latest_idx" ON "_application_v" USING btree ("latest");
  CREATE INDEX "_application_v_version_version_address_idx" ON "_application_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_application_v_version_version__status_idx" ON "_application_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_application_v_locales_locale_parent_id_unique" ON "_application_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_application_v_rels_order_idx" ON "_application_v_rels" USING btree ("order");
  CREATE INDEX "_application_v_rels_parent_idx" ON "_application_v_rels" USING btree ("parent_id");
  CREATE INDEX "_application_v_rels_path_idx" ON "_application_v_rels" USING btree ("path");
  CREATE INDEX "_application_v_rels_categories_id_idx" ON "_application_v_rels" USING btree ("categories_id");
  CREATE INDEX "_application_v_rels_tags_id_idx" ON "_application_v_rels" USING btree ("tags_id");
  CREATE INDEX "calendar_record_web_idx" ON "calendar_record" USING btree ("web_id");
  CREATE INDEX "calendar_record_updated_at_idx" ON "calendar_record" USING btree ("updated_at");
  CREATE INDEX "calendar_record_created_at_idx" ON "calendar_record" USING btree ("created_at");
  CREATE INDEX "calendar_record_address_idx" ON "calendar_record_locales" USING btree ("address","_locale");
  CREATE INDEX "calendar_record__status_idx" ON "calendar_record_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "calendar_record_locales_locale_parent_id_unique" ON "calendar_record_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "calendar_record_rels_order_idx" ON "calendar_record_rels" USING btree ("order");
  CREATE INDEX "calendar_record_rels_parent_idx" ON "calendar_record_rels" USING btree ("parent_id");
  CREATE INDEX "calendar_record_rels_path_idx" ON "calendar_record_rels" USING btree ("path");
  CREATE INDEX "calendar_record_rels_categories_id_idx" ON "calendar_record_rels" USING btree ("categories_id");
  CREATE INDEX "calendar_record_rels_tags_id_idx" ON "calendar_record_rels" USING btree ("tags_id");
  CREATE INDEX "_calendar_record_v_parent_idx" ON "_calendar_record_v" USING btree ("parent_id");
  CREATE INDEX "_calendar_record_v_version_version_web_idx" ON "_calendar_record_v" USING btree ("version_web_id");
  CREATE INDEX "_calendar_record_v_version_version_updated_at_idx" ON "_calendar_record_v" USING btree ("version_updated_at");
  CREATE INDEX "_calendar_record_v_version_version_created_at_idx" ON "_calendar_record_v" USING btree ("version_created_at");
  CREATE INDEX "_calendar_record_v_created_at_idx" ON "_calendar_record_v" USING btree ("created_at");
  CREATE INDEX "_calendar_record_v_updated_at_idx" ON "_calendar_record_v" USING btree ("updated_at");
  CREATE INDEX "_calendar_record_v_snapshot_idx" ON "_calendar_record_v" USING btree ("snapshot");
  CREATE INDEX "_calendar_record_v_published_locale_idx" ON "_calendar_record_v" USING btree ("published_locale");
  CREATE INDEX "_calendar_record_v_latest_idx" ON "_calendar_record_v" USING btree ("latest");
  CREATE INDEX "_calendar_record_v_version_version_address_idx" ON "_calendar_record_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_calendar_record_v_version_version__status_idx" ON "_calendar_record_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_calendar_record_v_locales_locale_parent_id_unique" ON "_calendar_record_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_calendar_record_v_rels_order_idx" ON "_calendar_record_v_rels" USING btree ("order");
  CREATE INDEX "_calendar_record_v_rels_parent_idx" ON "_calendar_record_v_rels" USING btree ("parent_id");
  CREATE INDEX "_calendar_record_v_rels_path_idx" ON "_calendar_record_v_rels" USING btree ("path");
  CREATE INDEX "_calendar_record_v_rels_categories_id_idx" ON "_calendar_record_v_rels" USING btree ("categories_id");
  CREATE INDEX "_calendar_record_v_rels_tags_id_idx" ON "_calendar_record_v_rels" USING btree ("tags_id");
  CREATE INDEX "collective_agreements_web_idx" ON "collective_agreements" USING btree ("web_id");
  CREATE INDEX "collective_agreements_updated_at_idx" ON "collective_agreements" USING btree ("updated_at");
  CREATE INDEX "collective_agreements_created_at_idx" ON "collective_agreements" USING btree ("created_at");
  CREATE INDEX "collective_agreements_address_idx" ON "collective_agreements_locales" USING btree ("address","_locale");
  CREATE INDEX "collective_agreements__status_idx" ON "collective_agreements_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "collective_agreements_locales_locale_parent_id_unique" ON "collective_agreements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "collective_agreements_rels_order_idx" ON "collective_agreements_rels" USING btree ("order");
  CREATE INDEX "collective_agreements_rels_parent_idx" ON "collective_agreements_rels" USING btree ("parent_id");
  CREATE INDEX "collective_agreements_rels_path_idx" ON "collective_agreements_rels" USING btree ("path");
  CREATE INDEX "collective_agreements_rels_categories_id_idx" ON "collective_agreements_rels" USING btree ("categories_id");
  CREATE INDEX "collective_agreements_rels_tags_id_idx" ON "collective_agreements_rels" USING btree ("tags_id");
  CREATE INDEX "_collective_agreements_v_parent_idx" ON "_collective_agreements_v" USING btree ("parent_id");
  CREATE INDEX "_collective_agreements_v_version_version_web_idx" ON "_collective_agreements_v" USING btree ("version_web_id");
  CREATE INDEX "_collective_agreements_v_version_version_updated_at_idx" ON "_collective_agreements_v" USING btree ("version_updated_at");
  CREATE INDEX "_collective_agreements_v_version_version_created_at_idx" ON "_collective_agreements_v" USING btree ("version_created_at");
  CREATE INDEX "_collective_agreements_v_created_at_idx" ON "_collective_agreements_v" USING btree ("created_at");
  CREATE INDEX "_collective_agreements_v_updated_at_idx" ON "_collective_agreements_v" USING btree ("updated_at");
  CREATE INDEX "_collective_agreements_v_snapshot_idx" ON "_collective_agreements_v" USING btree ("snapshot");
  CREATE INDEX "_collective_agreements_v_published_locale_idx" ON "_collective_agreements_v" USING btree ("published_locale");
  CREATE INDEX "_collective_agreements_v_latest_idx" ON "_collective_agreements_v" USING btree ("latest");
  CREATE INDEX "_collective_agreements_v_version_version_address_idx" ON "_collective_agreements_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_collective_agreements_v_version_version__status_idx" ON "_collective_agreements_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_collective_agreements_v_locales_locale_parent_id_unique" ON "_collective_agreements_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_collective_agreements_v_rels_order_idx" ON "_collective_agreements_v_rels" USING btree ("order");
  CREATE INDEX "_collective_agreements_v_rels_parent_idx" ON "_collective_agreements_v_rels" USING btree ("parent_id");
  CREATE INDEX "_collective_agreements_v_rels_path_idx" ON "_collective_agreements_v_rels" USING btree ("path");
  CREATE INDEX "_collective_agreements_v_rels_categories_id_idx" ON "_collective_agreements_v_rels" USING btree ("categories_id");
  CREATE INDEX "_collective_agreements_v_rels_tags_id_idx" ON "_collective_agreements_v_rels" USING btree ("tags_id");
  CREATE INDEX "conference_web_idx" ON "conference" USING btree ("web_id");
  CREATE INDEX "conference_updated_at_idx" ON "conference" USING btree ("updated_at");
  CREATE INDEX "conference_created_at_idx" ON "conference" USING btree ("created_at");
  CREATE INDEX "conference_address_idx" ON "conference_locales" USING btree ("address","_locale");
  CREATE INDEX "conference__status_idx" ON "conference_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "conference_locales_locale_parent_id_unique" ON "conference_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "conference_rels_order_idx" ON "conference_rels" USING btree ("order");
  CREATE INDEX "conference_rels_parent_idx" ON "conference_rels" USING btree ("parent_id");
  CREATE INDEX "conference_rels_path_idx" ON "conference_rels" USING btree ("path");
  CREATE INDEX "conference_rels_categories_id_idx" ON "conference_rels" USING btree ("categories_id");
  CREATE INDEX "conference_rels_tags_id_idx" ON "conference_rels" USING btree ("tags_id");
  CREATE INDEX "_conference_v_parent_idx" ON "_conference_v" USING btree ("parent_id");
  CREATE INDEX "_conference_v_version_version_web_idx" ON "_conference_v" USING btree ("version_web_id");
  CREATE INDEX "_conference_v_version_version_updated_at_idx" ON "_conference_v" USING btree ("version_updated_at");
  CREATE INDEX "_conference_v_version_version_created_at_idx" ON "_conference_v" USING btree ("version_created_at");
  CREATE INDEX "_conference_v_created_at_idx" ON "_conference_v" USING btree ("created_at");
  CREATE INDEX "_conference_v_updated_at_idx" ON "_conference_v" USING btree ("updated_at");
  CREATE INDEX "_conference_v_snapshot_idx" ON "_conference_v" USING btree ("snapshot");
  CREATE INDEX "_conference_v_published_locale_idx" ON "_conference_v" USING btree ("published_locale");
  CREATE INDEX "_conference_v_latest_idx" ON "_conference_v" USING btree ("latest");
  CREATE INDEX "_conference_v_version_version_address_idx" ON "_conference_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_conference_v_version_version__status_idx" ON "_conference_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_conference_v_locales_locale_parent_id_unique" ON "_conference_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_conference_v_rels_order_idx" ON "_conference_v_rels" USING btree ("order");
  CREATE INDEX "_conference_v_rels_parent_idx" ON "_conference_v_rels" USING btree ("parent_id");
  CREATE INDEX "_conference_v_rels_path_idx" ON "_conference_v_rels" USING btree ("path");
  CREATE INDEX "_conference_v_rels_categories_id_idx" ON "_conference_v_rels" USING btree ("categories_id");
  CREATE INDEX "_conference_v_rels_tags_id_idx" ON "_conference_v_rels" USING btree ("tags_id");
  CREATE INDEX "document_list_web_idx" ON "document_list" USING btree ("web_id");
  CREATE INDEX "document_list_updated_at_idx" ON "document_list" USING btree ("updated_at");
  CREATE INDEX "document_list_created_at_idx" ON "document_list" USING btree ("created_at");
  CREATE INDEX "document_list_address_idx" ON "document_list_locales" USING btree ("address","_locale");
  CREATE INDEX "document_list__status_idx" ON "document_list_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "document_list_locales_locale_parent_id_unique" ON "document_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "document_list_rels_order_idx" ON "document_list_rels" USING btree ("order");
  CREATE INDEX "document_list_rels_parent_idx" ON "document_list_rels" USING btree ("parent_id");
  CREATE INDEX "document_list_rels_path_idx" ON "document_list_rels" USING btree ("path");
  CREATE INDEX "document_list_rels_categories_id_idx" ON "document_list_rels" USING btree ("categories_id");
  CREATE INDEX "document_list_rels_tags_id_idx" ON "document_list_rels" USING btree ("tags_id");
  CREATE INDEX "_document_list_v_parent_idx" ON "_document_list_v" USING btree ("parent_id");
  CREATE INDEX "_document_list_v_version_version_web_idx" ON "_document_list_v" USING btree ("version_web_id");
  CREATE INDEX "_document_list_v_version_version_updated_at_idx" ON "_document_list_v" USING btree ("version_updated_at");
  CREATE INDEX "_document_list_v_version_version_created_at_idx" ON "_document_list_v" USING btree ("version_created_at");
  CREATE INDEX "_document_list_v_created_at_idx" ON "_document_list_v" USING btree ("created_at");
  CREATE INDEX "_document_list_v_updated_at_idx" ON "_document_list_v" USING btree ("updated_at");
  CREATE INDEX "_document_list_v_snapshot_idx" ON "_document_list_v" USING btree ("snapshot");
  CREATE INDEX "_document_list_v_published_locale_idx" ON "_document_list_v" USING btree ("published_locale");
  CREATE INDEX "_document_list_v_latest_idx" ON "_document_list_v" USING btree ("latest");
  CREATE INDEX "_document_list_v_version_version_address_idx" ON "_document_list_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_document_list_v_version_version__status_idx" ON "_document_list_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_document_list_v_locales_locale_parent_id_unique" ON "_document_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_document_list_v_rels_order_idx" ON "_document_list_v_rels" USING btree ("order");
  CREATE INDEX "_document_list_v_rels_parent_idx" ON "_document_list_v_rels" USING btree ("parent_id");
  CREATE INDEX "_document_list_v_rels_path_idx" ON "_document_list_v_rels" USING btree ("path");
  CREATE INDEX "_document_list_v_rels_categories_id_idx" ON "_document_list_v_rels" USING btree ("categories_id");
  CREATE INDEX "_document_list_v_rels_tags_id_idx" ON "_document_list_v_rels" USING btree ("tags_id");
  CREATE INDEX "form_list_web_idx" ON "form_list" USING btree ("web_id");
  CREATE INDEX "form_list_updated_at_idx" ON "form_list" USING btree ("updated_at");
  CREATE INDEX "form_list_created_at_idx" ON "form_list" USING btree ("created_at");
  CREATE INDEX "form_list_address_idx" ON "form_list_locales" USING btree ("address","_locale");
  CREATE INDEX "form_list__status_idx" ON "form_list_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "form_list_locales_locale_parent_id_unique" ON "form_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "form_list_rels_order_idx" ON "form_list_rels" USING btree ("order");
  CREATE INDEX "form_list_rels_parent_idx" ON "form_list_rels" USING btree ("parent_id");
  CREATE INDEX "form_list_rels_path_idx" ON "form_list_rels" USING btree ("path");
  CREATE INDEX "form_list_rels_categories_id_idx" ON "form_list_rels" USING btree ("categories_id");
  CREATE INDEX "form_list_rels_tags_id_idx" ON "form_list_rels" USING btree ("tags_id");
  CREATE INDEX "_form_list_v_parent_idx" ON "_form_list_v" USING btree ("parent_id");
  CREATE INDEX "_form_list_v_version_version_web_idx" ON "_form_list_v" USING btree ("version_web_id");
  CREATE INDEX "_form_list_v_version_version_updated_at_idx" ON "_form_list_v" USING btree ("version_updated_at");
  CREATE INDEX "_form_list_v_version_version_created_at_idx" ON "_form_list_v" USING btree ("version_created_at");
  CREATE INDEX "_form_list_v_created_at_idx" ON "_form_list_v" USING btree ("created_at");
  CREATE INDEX "_form_list_v_updated_at_idx" ON "_form_list_v" USING btree ("updated_at");
  CREATE INDEX "_form_list_v_snapshot_idx" ON "_form_list_v" USING btree ("snapshot");
  CREATE INDEX "_form_list_v_published_locale_idx" ON "_form_list_v" USING btree ("published_locale");
  CREATE INDEX "_form_list_v_latest_idx" ON "_form_list_v" USING btree ("latest");
  CREATE INDEX "_form_list_v_version_version_address_idx" ON "_form_list_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_form_list_v_version_version__status_idx" ON "_form_list_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_form_list_v_locales_locale_parent_id_unique" ON "_form_list_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_form_list_v_rels_order_idx" ON "_form_list_v_rels" USING btree ("order");
  CREATE INDEX "_form_list_v_rels_parent_idx" ON "_form_list_v_rels" USING btree ("parent_id");
  CREATE INDEX "_form_list_v_rels_path_idx" ON "_form_list_v_rels" USING btree ("path");
  CREATE INDEX "_form_list_v_rels_categories_id_idx" ON "_form_list_v_rels" USING btree ("categories_id");
  CREATE INDEX "_form_list_v_rels_tags_id_idx" ON "_form_list_v_rels" USING btree ("tags_id");
  CREATE INDEX "glossary_web_idx" ON "glossary" USING btree ("web_id");
  CREATE INDEX "glossary_updated_at_idx" ON "glossary" USING btree ("updated_at");
  CREATE INDEX "glossary_created_at_idx" ON "glossary" USING btree ("created_at");
  CREATE INDEX "glossary_address_idx" ON "glossary_locales" USING btree ("address","_locale");
  CREATE INDEX "glossary__status_idx" ON "glossary_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "glossary_locales_locale_parent_id_unique" ON "glossary_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "glossary_rels_order_idx" ON "glossary_rels" USING btree ("order");
  CREATE INDEX "glossary_rels_parent_idx" ON "glossary_rels" USING btree ("parent_id");
  CREATE INDEX "glossary_rels_path_idx" ON "glossary_rels" USING btree ("path");
  CREATE INDEX "glossary_rels_categories_id_idx" ON "glossary_rels" USING btree ("categories_id");
  CREATE INDEX "glossary_rels_tags_id_idx" ON "glossary_rels" USING btree ("tags_id");
  CREATE INDEX "_glossary_v_parent_idx" ON "_glossary_v" USING btree ("parent_id");
  CREATE INDEX "_glossary_v_version_version_web_idx" ON "_glossary_v" USING btree ("version_web_id");
  CREATE INDEX "_glossary_v_version_version_updated_at_idx" ON "_glossary_v" USING btree ("version_updated_at");
  CREATE INDEX "_glossary_v_version_version_created_at_idx" ON "_glossary_v" USING btree ("version_created_at");
  CREATE INDEX "_glossary_v_created_at_idx" ON "_glossary_v" USING btree ("created_at");
  CREATE INDEX "_glossary_v_updated_at_idx" ON "_glossary_v" USING btree ("updated_at");
  CREATE INDEX "_glossary_v_snapshot_idx" ON "_glossary_v" USING btree ("snapshot");
  CREATE INDEX "_glossary_v_published_locale_idx" ON "_glossary_v" USING btree ("published_locale");
  CREATE INDEX "_glossary_v_latest_idx" ON "_glossary_v" USING btree ("latest");
  CREATE INDEX "_glossary_v_version_version_address_idx" ON "_glossary_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_glossary_v_version_version__status_idx" ON "_glossary_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_glossary_v_locales_locale_parent_id_unique" ON "_glossary_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_glossary_v_rels_order_idx" ON "_glossary_v_rels" USING btree ("order");
  CREATE INDEX "_glossary_v_rels_parent_idx" ON "_glossary_v_rels" USING btree ("parent_id");
  CREATE INDEX "_glossary_v_rels_path_idx" ON "_glossary_v_rels" USING btree ("path");
  CREATE INDEX "_glossary_v_rels_categories_id_idx" ON "_glossary_v_rels" USING btree ("categories_id");
  CREATE INDEX "_glossary_v_rels_tags_id_idx" ON "_glossary_v_rels" USING btree ("tags_id");
  CREATE INDEX "glossary_term_web_idx" ON "glossary_term" USING btree ("web_id");
  CREATE INDEX "glossary_term_updated_at_idx" ON "glossary_term" USING btree ("updated_at");
  CREATE INDEX "glossary_term_created_at_idx" ON "glossary_term" USING btree ("created_at");
  CREATE INDEX "glossary_term_address_idx" ON "glossary_term_locales" USING btree ("address","_locale");
  CREATE INDEX "glossary_term__status_idx" ON "glossary_term_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "glossary_term_locales_locale_parent_id_unique" ON "glossary_term_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "glossary_term_rels_order_idx" ON "glossary_term_rels" USING btree ("order");
  CREATE INDEX "glossary_term_rels_parent_idx" ON "glossary_term_rels" USING btree ("parent_id");
  CREATE INDEX "glossary_term_rels_path_idx" ON "glossary_term_rels" USING btree ("path");
  CREATE INDEX "glossary_term_rels_categories_id_idx" ON "glossary_term_rels" USING btree ("categories_id");
  CREATE INDEX "glossary_term_rels_tags_id_idx" ON "glossary_term_rels" USING btree ("tags_id");
  CREATE INDEX "_glossary_term_v_parent_idx" ON "_glossary_term_v" USING btree ("parent_id");
  CREATE INDEX "_glossary_term_v_version_version_web_idx" ON "_glossary_term_v" USING btree ("version_web_id");
  CREATE INDEX "_glossary_term_v_version_version_updated_at_idx" ON "_glossary_term_v" USING btree ("version_updated_at");
  CREATE INDEX "_glossary_term_v_version_version_created_at_idx" ON "_glossary_term_v" USING btree ("version_created_at");
  CREATE INDEX "_glossary_term_v_created_at_idx" ON "_glossary_term_v" USING btree ("created_at");
  CREATE INDEX "_glossary_term_v_updated_at_idx" ON "_glossary_term_v" USING btree ("updated_at");
  CREATE INDEX "_glossary_term_v_snapshot_idx" ON "_glossary_term_v" USING btree ("snapshot");
  CREATE INDEX "_glossary_term_v_published_locale_idx" ON "_glossary_term_v" USING btree ("published_locale");
  CREATE INDEX "_glossary_term_v_latest_idx" ON "_glossary_term_v" USING btree ("latest");
  CREATE INDEX "_glossary_term_v_version_version_address_idx" ON "_glossary_term_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_glossary_term_v_version_version__status_idx" ON "_glossary_term_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_glossary_term_v_locales_locale_parent_id_unique" ON "_glossary_term_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_glossary_term_v_rels_order_idx" ON "_glossary_term_v_rels" USING btree ("order");
  CREATE INDEX "_glossary_term_v_rels_parent_idx" ON "_glossary_term_v_rels" USING btree ("parent_id");
  CREATE INDEX "_glossary_term_v_rels_path_idx" ON "_glossary_term_v_rels" USING btree ("path");
  CREATE INDEX "_glossary_term_v_rels_categories_id_idx" ON "_glossary_term_v_rels" USING btree ("categories_id");
  CREATE INDEX "_glossary_term_v_rels_tags_id_idx" ON "_glossary_term_v_rels" USING btree ("tags_id");
  CREATE INDEX "guide_for_foreigners_web_idx" ON "guide_for_foreigners" USING btree ("web_id");
  CREATE INDEX "guide_for_foreigners_updated_at_idx" ON "guide_for_foreigners" USING btree ("updated_at");
  CREATE INDEX "guide_for_foreigners_created_at_idx" ON "guide_for_foreigners" USING btree ("created_at");
  CREATE INDEX "guide_for_foreigners_address_idx" ON "guide_for_foreigners_locales" USING btree ("address","_locale");
  CREATE INDEX "guide_for_foreigners__status_idx" ON "guide_for_foreigners_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "guide_for_foreigners_locales_locale_parent_id_unique" ON "guide_for_foreigners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "guide_for_foreigners_rels_order_idx" ON "guide_for_foreigners_rels" USING btree ("order");
  CREATE INDEX "guide_for_foreigners_rels_parent_idx" ON "guide_for_foreigners_rels" USING btree ("parent_id");
  CREATE INDEX "guide_for_foreigners_rels_path_idx" ON "guide_for_foreigners_rels" USING btree ("path");
  CREATE INDEX "guide_for_foreigners_rels_categories_id_idx" ON "guide_for_foreigners_rels" USING btree ("categories_id");
  CREATE INDEX "guide_for_foreigners_rels_tags_id_idx" ON "guide_for_foreigners_rels" USING btree ("tags_id");
  CREATE INDEX "_guide_for_foreigners_v_parent_idx" ON "_guide_for_foreigners_v" USING btree ("parent_id");
  CREATE INDEX "_guide_for_foreigners_v_version_version_web_idx" ON "_guide_for_foreigners_v" USING btree ("version_web_id");
  CREATE INDEX "_guide_for_foreigners_v_version_version_updated_at_idx" ON "_guide_for_foreigners_v" USING btree ("version_updated_at");
  CREATE INDEX "_guide_for_foreigners_v_version_version_created_at_idx" ON "_guide_for_foreigners_v" USING btree ("version_created_at");
  CREATE INDEX "_guide_for_foreigners_v_created_at_idx" ON "_guide_for_foreigners_v" USING btree ("created_at");
  CREATE INDEX "_guide_for_foreigners_v_updated_at_idx" ON "_guide_for_foreigners_v" USING btree ("updated_at");
  CREATE INDEX "_guide_for_foreigners_v_snapshot_idx" ON "_guide_for_foreigners_v" USING btree ("snapshot");
  CREATE INDEX "_guide_for_foreigners_v_published_locale_idx" ON "_guide_for_foreigners_v" USING btree ("published_locale");
  CREATE INDEX "_guide_for_foreigners_v_latest_idx" ON "_guide_for_foreigners_v" USING btree ("latest");
  CREATE INDEX "_guide_for_foreigners_v_version_version_address_idx" ON "_guide_for_foreigners_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_guide_for_foreigners_v_version_version__status_idx" ON "_guide_for_foreigners_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_guide_for_foreigners_v_locales_locale_parent_id_unique" ON "_guide_for_foreigners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_guide_for_foreigners_v_rels_order_idx" ON "_guide_for_foreigners_v_rels" USING btree ("order");
  CREATE INDEX "_guide_for_foreigners_v_rels_parent_idx" ON "_guide_for_foreigners_v_rels" USING btree ("parent_id");
  CREATE INDEX "_guide_for_foreigners_v_rels_path_idx" ON "_guide_for_foreigners_v_rels" USING btree ("path");
  CREATE INDEX "_guide_for_foreigners_v_rels_categories_id_idx" ON "_guide_for_foreigners_v_rels" USING btree ("categories_id");
  CREATE INDEX "_guide_for_foreigners_v_rels_tags_id_idx" ON "_guide_for_foreigners_v_rels" USING btree ("tags_id");
  CREATE INDEX "information_leaflet_web_idx" ON "information_leaflet" USING btree ("web_id");
  CREATE INDEX "information_leaflet_updated_at_idx" ON "information_leaflet" USING btree ("updated_at");
  CREATE INDEX "information_leaflet_created_at_idx" ON "information_leaflet" USING btree ("created_at");
  CREATE INDEX "information_leaflet_address_idx" ON "information_leaflet_locales" USING btree ("address","_locale");
  CREATE INDEX "information_leaflet__status_idx" ON "information_leaflet_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "information_leaflet_locales_locale_parent_id_unique" ON "information_leaflet_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "information_leaflet_rels_order_idx" ON "information_leaflet_rels" USING btree ("order");
  CREATE INDEX "information_leaflet_rels_parent_idx" ON "information_leaflet_rels" USING btree ("parent_id");
  CREATE INDEX "information_leaflet_rels_path_idx" ON "information_leaflet_rels" USING btree ("path");
  CREATE INDEX "information_leaflet_rels_categories_id_idx" ON "information_leaflet_rels" USING btree ("categories_id");
  CREATE INDEX "information_leaflet_rels_tags_id_idx" ON "information_leaflet_rels" USING btree ("tags_id");
  CREATE INDEX "_information_leaflet_v_parent_idx" ON "_information_leaflet_v" USING btree ("parent_id");
  CREATE INDEX "_information_leaflet_v_version_version_web_idx" ON "_information_leaflet_v" USING btree ("version_web_id");
  CREATE INDEX "_information_leaflet_v_version_version_updated_at_idx" ON "_information_leaflet_v" USING btree ("version_updated_at");
  CREATE INDEX "_information_leaflet_v_version_version_created_at_idx" ON "_information_leaflet_v" USING btree ("version_created_at");
  CREATE INDEX "_information_leaflet_v_created_at_idx" ON "_information_leaflet_v" USING btree ("created_at");
  CREATE INDEX "_information_leaflet_v_updated_at_idx" ON "_information_leaflet_v" USING btree ("updated_at");
  CREATE INDEX "_information_leaflet_v_snapshot_idx" ON "_information_leaflet_v" USING btree ("snapshot");
  CREATE INDEX "_information_leaflet_v_published_locale_idx" ON "_information_leaflet_v" USING btree ("published_locale");
  CREATE INDEX "_information_leaflet_v_latest_idx" ON "_information_leaflet_v" USING btree ("latest");
  CREATE INDEX "_information_leaflet_v_version_version_address_idx" ON "_information_leaflet_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_information_leaflet_v_version_version__status_idx" ON "_information_leaflet_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_information_leaflet_v_locales_locale_parent_id_unique" ON "_information_leaflet_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_information_leaflet_v_rels_order_idx" ON "_information_leaflet_v_rels" USING btree ("order");
  CREATE INDEX "_information_leaflet_v_rels_parent_idx" ON "_information_leaflet_v_rels" USING btree ("parent_id");
  CREATE INDEX "_information_leaflet_v_rels_path_idx" ON "_information_leaflet_v_rels" USING btree ("path");
  CREATE INDEX "_information_leaflet_v_rels_categories_id_idx" ON "_information_leaflet_v_rels" USING btree ("categories_id");
  CREATE INDEX "_information_leaflet_v_rels_tags_id_idx" ON "_information_leaflet_v_rels" USING btree ("tags_id");
  CREATE INDEX "job_position_web_idx" ON "job_position" USING btree ("web_id");
  CREATE INDEX "job_position_updated_at_idx" ON "job_position" USING btree ("updated_at");
  CREATE INDEX "job_position_created_at_idx" ON "job_position" USING btree ("created_at");
  CREATE INDEX "job_position_address_idx" ON "job_position_locales" USING btree ("address","_locale");
  CREATE INDEX "job_position__status_idx" ON "job_position_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "job_position_locales_locale_parent_id_unique" ON "job_position_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_position_rels_order_idx" ON "job_position_rels" USING btree ("order");
  CREATE INDEX "job_position_rels_parent_idx" ON "job_position_rels" USING btree ("parent_id");
  CREATE INDEX "job_position_rels_path_idx" ON "job_position_rels" USING btree ("path");
  CREATE INDEX "job_position_rels_categories_id_idx" ON "job_position_rels" USING btree ("categories_id");
  CREATE INDEX "job_position_rels_tags_id_idx" ON "job_position_rels" USING btree ("tags_id");
  CREATE INDEX "_job_position_v_parent_idx" ON "_job_position_v" USING btree ("parent_id");
  CREATE INDEX "_job_position_v_version_version_web_idx" ON "_job_position_v" USING btree ("version_web_id");
  CREATE INDEX "_job_position_v_version_version_updated_at_idx" ON "_job_position_v" USING btree ("version_updated_at");
  CREATE INDEX "_job_position_v_version_version_created_at_idx" ON "_job_position_v" USING btree ("version_created_at");
  CREATE INDEX "_job_position_v_created_at_idx" ON "_job_position_v" USING btree ("created_at");
  CREATE INDEX "_job_position_v_updated_at_idx" ON "_job_position_v" USING btree ("updated_at");
  CREATE INDEX "_job_position_v_snapshot_idx" ON "_job_position_v" USING btree ("snapshot");
  CREATE INDEX "_job_position_v_published_locale_idx" ON "_job_position_v" USING btree ("published_locale");
  CREATE INDEX "_job_position_v_latest_idx" ON "_job_position_v" USING btree ("latest");
  CREATE INDEX "_job_position_v_version_version_address_idx" ON "_job_position_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_job_position_v_version_version__status_idx" ON "_job_position_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_job_position_v_locales_locale_parent_id_unique" ON "_job_position_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_position_v_rels_order_idx" ON "_job_position_v_rels" USING btree ("order");
  CREATE INDEX "_job_position_v_rels_parent_idx" ON "_job_position_v_rels" USING btree ("parent_id");
  CREATE INDEX "_job_position_v_rels_path_idx" ON "_job_position_v_rels" USING btree ("path");
  CREATE INDEX "_job_position_v_rels_categories_id_idx" ON "_job_position_v_rels" USING btree ("categories_id");
  CREATE INDEX "_job_position_v_rels_tags_id_idx" ON "_job_position_v_rels" USING btree ("tags_id");
  CREATE INDEX "landing_page_web_idx" ON "landing_page" USING btree ("web_id");
  CREATE INDEX "landing_page_updated_at_idx" ON "landing_page" USING btree ("updated_at");
  CREATE INDEX "landing_page_created_at_idx" ON "landing_page" USING btree ("created_at");
  CREATE INDEX "landing_page_address_idx" ON "landing_page_locales" USING btree ("address","_locale");
  CREATE INDEX "landing_page__status_idx" ON "landing_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "landing_page_locales_locale_parent_id_unique" ON "landing_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_rels_order_idx" ON "landing_page_rels" USING btree ("order");
  CREATE INDEX "landing_page_rels_parent_idx" ON "landing_page_rels" USING btree ("parent_id");
  CREATE INDEX "landing_page_rels_path_idx" ON "landing_page_rels" USING btree ("path");
  CREATE INDEX "landing_page_rels_categories_id_idx" ON "landing_page_rels" USING btree ("categories_id");
  CREATE INDEX "landing_page_rels_tags_id_idx" ON "landing_page_rels" USING btree ("tags_id");
  CREATE INDEX "_landing_page_v_parent_idx" ON "_landing_page_v" USING btree ("parent_id");
  CREATE INDEX "_landing_page_v_version_version_web_idx" ON "_landing_page_v" USING btree ("version_web_id");
  CREATE INDEX "_landing_page_v_version_version_updated_at_idx" ON "_landing_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_page_v_version_version_created_at_idx" ON "_landing_page_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_page_v_created_at_idx" ON "_landing_page_v" USING btree ("created_at");
  CREATE INDEX "_landing_page_v_updated_at_idx" ON "_landing_page_v" USING btree ("updated_at");
  CREATE INDEX "_landing_page_v_snapshot_idx" ON "_landing_page_v" USING btree ("snapshot");
  CREATE INDEX "_landing_page_v_published_locale_idx" ON "_landing_page_v" USING btree ("published_locale");
  CREATE INDEX "_landing_page_v_latest_idx" ON "_landing_page_v" USING btree ("latest");
  CREATE INDEX "_landing_page_v_version_version_address_idx" ON "_landing_page_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_landing_page_v_version_version__status_idx" ON "_landing_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_landing_page_v_locales_locale_parent_id_unique" ON "_landing_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_rels_order_idx" ON "_landing_page_v_rels" USING btree ("order");
  CREATE INDEX "_landing_page_v_rels_parent_idx" ON "_landing_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_landing_page_v_rels_path_idx" ON "_landing_page_v_rels" USING btree ("path");
  CREATE INDEX "_landing_page_v_rels_categories_id_idx" ON "_landing_page_v_rels" USING btree ("categories_id");
  CREATE INDEX "_landing_page_v_rels_tags_id_idx" ON "_landing_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "main_page_web_idx" ON "main_page" USING btree ("web_id");
  CREATE INDEX "main_page_updated_at_idx" ON "main_page" USING btree ("updated_at");
  CREATE INDEX "main_page_created_at_idx" ON "main_page" USING btree ("created_at");
  CREATE INDEX "main_page_address_idx" ON "main_page_locales" USING btree ("address","_locale");
  CREATE INDEX "main_page__status_idx" ON "main_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "main_page_locales_locale_parent_id_unique" ON "main_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "main_page_rels_order_idx" ON "main_page_rels" USING btree ("order");
  CREATE INDEX "main_page_rels_parent_idx" ON "main_page_rels" USING btree ("parent_id");
  CREATE INDEX "main_page_rels_path_idx" ON "main_page_rels" USING btree ("path");
  CREATE INDEX "main_page_rels_categories_id_idx" ON "main_page_rels" USING btree ("categories_id");
  CREATE INDEX "main_page_rels_tags_id_idx" ON "main_page_rels" USING btree ("tags_id");
  CREATE INDEX "_main_page_v_parent_idx" ON "_main_page_v" USING btree ("parent_id");
  CREATE INDEX "_main_page_v_version_version_web_idx" ON "_main_page_v" USING btree ("version_web_id");
  CREATE INDEX "_main_page_v_version_version_updated_at_idx" ON "_main_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_main_page_v_version_version_created_at_idx" ON "_main_page_v" USING btree ("version_created_at");
  CREATE INDEX "_main_page_v_created_at_idx" ON "_main_page_v" USING btree ("created_at");
  CREATE INDEX "_main_page_v_updated_at_idx" ON "_main_page_v" USING btree ("updated_at");
  CREATE INDEX "_main_page_v_snapshot_idx" ON "_main_page_v" USING btree ("snapshot");
  CREATE INDEX "_main_page_v_published_locale_idx" ON "_main_page_v" USING btree ("published_locale");
  CREATE INDEX "_main_page_v_latest_idx" ON "_main_page_v" USING btree ("latest");
  CREATE INDEX "_main_page_v_version_version_address_idx" ON "_main_page_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_main_page_v_version_version__status_idx" ON "_main_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_main_page_v_locales_locale_parent_id_unique" ON "_main_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_page_v_rels_order_idx" ON "_main_page_v_rels" USING btree ("order");
  CREATE INDEX "_main_page_v_rels_parent_idx" ON "_main_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_main_page_v_rels_path_idx" ON "_main_page_v_rels" USING btree ("path");
  CREATE INDEX "_main_page_v_rels_categories_id_idx" ON "_main_page_v_rels" USING btree ("categories_id");
  CREATE INDEX "_main_page_v_rels_tags_id_idx" ON "_main_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "map_web_idx" ON "map" USING btree ("web_id");
  CREATE INDEX "map_updated_at_idx" ON "map" USING btree ("updated_at");
  CREATE INDEX "map_created_at_idx" ON "map" USING btree ("created_at");
  CREATE INDEX "map_address_idx" ON "map_locales" USING btree ("address","_locale");
  CREATE INDEX "map__status_idx" ON "map_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "map_locales_locale_parent_id_unique" ON "map_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "map_rels_order_idx" ON "map_rels" USING btree ("order");
  CREATE INDEX "map_rels_parent_idx" ON "map_rels" USING btree ("parent_id");
  CREATE INDEX "map_rels_path_idx" ON "map_rels" USING btree ("path");
  CREATE INDEX "map_rels_categories_id_idx" ON "map_rels" USING btree ("categories_id");
  CREATE INDEX "map_rels_tags_id_idx" ON "map_rels" USING btree ("tags_id");
  CREATE INDEX "_map_v_parent_idx" ON "_map_v" USING btree ("parent_id");
  CREATE INDEX "_map_v_version_version_web_idx" ON "_map_v" USING btree ("version_web_id");
  CREATE INDEX "_map_v_version_version_updated_at_idx" ON "_map_v" USING btree ("version_updated_at");
  CREATE INDEX "_map_v_version_version_created_at_idx" ON "_map_v" USING btree ("version_created_at");
  CREATE INDEX "_map_v_created_at_idx" ON "_map_v" USING btree ("created_at");
  CREATE INDEX "_map_v_updated_at_idx" ON "_map_v" USING btree ("updated_at");
  CREATE INDEX "_map_v_snapshot_idx" ON "_map_v" USING btree ("snapshot");
  CREATE INDEX "_map_v_published_locale_idx" ON "_map_v" USING btree ("published_locale");
  CREATE INDEX "_map_v_latest_idx" ON "_map_v" USING btree ("latest");
  CREATE INDEX "_map_v_version_version_address_idx" ON "_map_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_map_v_version_version__status_idx" ON "_map_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_map_v_locales_locale_parent_id_unique" ON "_map_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_map_v_rels_order_idx" ON "_map_v_rels" USING btree ("order");
  CREATE INDEX "_map_v_rels_parent_idx" ON "_map_v_rels" USING btree ("parent_id");
  CREATE INDEX "_map_v_rels_path_idx" ON "_map_v_rels" USING btree ("path");
  CREATE INDEX "_map_v_rels_categories_id_idx" ON "_map_v_rels" USING btree ("categories_id");
  CREATE INDEX "_map_v_rels_tags_id_idx" ON "_map_v_rels" USING btree ("tags_id");
  CREATE INDEX "mediators_web_idx" ON "mediators" USING btree ("web_id");
  CREATE INDEX "mediators_updated_at_idx" ON "mediators" USING btree ("updated_at");
  CREATE INDEX "mediators_created_at_idx" ON "mediators" USING btree ("created_at");
  CREATE INDEX "mediators_address_idx" ON "mediators_locales" USING btree ("address","_locale");
  CREATE INDEX "mediators__status_idx" ON "mediators_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "mediators_locales_locale_parent_id_unique" ON "mediators_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mediators_rels_order_idx" ON "mediators_rels" USING btree ("order");
  CREATE INDEX "mediators_rels_parent_idx" ON "mediators_rels" USING btree ("parent_id");
  CREATE INDEX "mediators_rels_path_idx" ON "mediators_rels" USING btree ("path");
  CREATE INDEX "mediators_rels_categories_id_idx" ON "mediators_rels" USING btree ("categories_id");
  CREATE INDEX "mediators_rels_tags_id_idx" ON "mediators_rels" USING btree ("tags_id");
  CREATE INDEX "_mediators_v_parent_idx" ON "_mediators_v" USING btree ("parent_id");
  CREATE INDEX "_mediators_v_version_version_web_idx" ON "_mediators_v" USING btree ("version_web_id");
  CREATE INDEX "_mediators_v_version_version_updated_at_idx" ON "_mediators_v" USING btree ("version_updated_at");
  CREATE INDEX "_mediators_v_version_version_created_at_idx" ON "_mediators_v" USING btree ("version_created_at");
  CREATE INDEX "_mediators_v_created_at_idx" ON "_mediators_v" USING btree ("created_at");
  CREATE INDEX "_mediators_v_updated_at_idx" ON "_mediators_v" USING btree ("updated_at");
  CREATE INDEX "_mediators_v_snapshot_idx" ON "_mediators_v" USING btree ("snapshot");
  CREATE INDEX "_mediators_v_published_locale_idx" ON "_mediators_v" USING btree ("published_locale");
  CREATE INDEX "_mediators_v_latest_idx" ON "_mediators_v" USING btree ("latest");
  CREATE INDEX "_mediators_v_version_version_address_idx" ON "_mediators_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_mediators_v_version_version__status_idx" ON "_mediators_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_mediators_v_locales_locale_parent_id_unique" ON "_mediators_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mediators_v_rels_order_idx" ON "_mediators_v_rels" USING btree ("order");
  CREATE INDEX "_mediators_v_rels_parent_idx" ON "_mediators_v_rels" USING btree ("parent_id");
  CREATE INDEX "_mediators_v_rels_path_idx" ON "_mediators_v_rels" USING btree ("path");
  CREATE INDEX "_mediators_v_rels_categories_id_idx" ON "_mediators_v_rels" USING btree ("categories_id");
  CREATE INDEX "_mediators_v_rels_tags_id_idx" ON "_mediators_v_rels" USING btree ("tags_id");
  CREATE INDEX "news_item_web_idx" ON "news_item" USING btree ("web_id");
  CREATE INDEX "news_item_updated_at_idx" ON "news_item" USING btree ("updated_at");
  CREATE INDEX "news_item_created_at_idx" ON "news_item" USING btree ("created_at");
  CREATE INDEX "news_item_address_idx" ON "news_item_locales" USING btree ("address","_locale");
  CREATE INDEX "news_item__status_idx" ON "news_item_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "news_item_locales_locale_parent_id_unique" ON "news_item_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_item_rels_order_idx" ON "news_item_rels" USING btree ("order");
  CREATE INDEX "news_item_rels_parent_idx" ON "news_item_rels" USING btree ("parent_id");
  CREATE INDEX "news_item_rels_path_idx" ON "news_item_rels" USING btree ("path");
  CREATE INDEX "news_item_rels_categories_id_idx" ON "news_item_rels" USING btree ("categories_id");
  CREATE INDEX "news_item_rels_tags_id_idx" ON "news_item_rels" USING btree ("tags_id");
  CREATE INDEX "_news_item_v_parent_idx" ON "_news_item_v" USING btree ("parent_id");
  CREATE INDEX "_news_item_v_version_version_web_idx" ON "_news_item_v" USING btree ("version_web_id");
  CREATE INDEX "_news_item_v_version_version_updated_at_idx" ON "_news_item_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_item_v_version_version_created_at_idx" ON "_news_item_v" USING btree ("version_created_at");
  CREATE INDEX "_news_item_v_created_at_idx" ON "_news_item_v" USING btree ("created_at");
  CREATE INDEX "_news_item_v_updated_at_idx" ON "_news_item_v" USING btree ("updated_at");
  CREATE INDEX "_news_item_v_snapshot_idx" ON "_news_item_v" USING btree ("snapshot");
  CREATE INDEX "_news_item_v_published_locale_idx" ON "_news_item_v" USING btree ("published_locale");
  CREATE INDEX "_news_item_v_latest_idx" ON "_news_item_v" USING btree ("latest");
  CREATE INDEX "_news_item_v_version_version_address_idx" ON "_news_item_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_news_item_v_version_version__status_idx" ON "_news_item_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_news_item_v_locales_locale_parent_id_unique" ON "_news_item_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_item_v_rels_order_idx" ON "_news_item_v_rels" USING btree ("order");
  CREATE INDEX "_news_item_v_rels_parent_idx" ON "_news_item_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_item_v_rels_path_idx" ON "_news_item_v_rels" USING btree ("path");
  CREATE INDEX "_news_item_v_rels_categories_id_idx" ON "_news_item_v_rels" USING btree ("categories_id");
  CREATE INDEX "_news_item_v_rels_tags_id_idx" ON "_news_item_v_rels" USING btree ("tags_id");
  CREATE INDEX "organisation_structure_web_idx" ON "organisation_structure" USING btree ("web_id");
  CREATE INDEX "organisation_structure_updated_at_idx" ON "organisation_structure" USING btree ("updated_at");
  CREATE INDEX "organisation_structure_created_at_idx" ON "organisation_structure" USING btree ("created_at");
  CREATE INDEX "organisation_structure_address_idx" ON "organisation_structure_locales" USING btree ("address","_locale");
  CREATE INDEX "organisation_structure__status_idx" ON "organisation_structure_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "organisation_structure_locales_locale_parent_id_unique" ON "organisation_structure_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "organisation_structure_rels_order_idx" ON "organisation_structure_rels" USING btree ("order");
  CREATE INDEX "organisation_structure_rels_parent_idx" ON "organisation_structure_rels" USING btree ("parent_id");
  CREATE INDEX "organisation_structure_rels_path_idx" ON "organisation_structure_rels" USING btree ("path");
  CREATE INDEX "organisation_structure_rels_categories_id_idx" ON "organisation_structure_rels" USING btree ("categories_id");
  CREATE INDEX "organisation_structure_rels_tags_id_idx" ON "organisation_structure_rels" USING btree ("tags_id");
  CREATE INDEX "_organisation_structure_v_parent_idx" ON "_organisation_structure_v" USING btree ("parent_id");
  CREATE INDEX "_organisation_structure_v_version_version_web_idx" ON "_organisation_structure_v" USING btree ("version_web_id");
  CREATE INDEX "_organisation_structure_v_version_version_updated_at_idx" ON "_organisation_structure_v" USING btree ("version_updated_at");
  CREATE INDEX "_organisation_structure_v_version_version_created_at_idx" ON "_organisation_structure_v" USING btree ("version_created_at");
  CREATE INDEX "_organisation_structure_v_created_at_idx" ON "_organisation_structure_v" USING btree ("created_at");
  CREATE INDEX "_organisation_structure_v_updated_at_idx" ON "_organisation_structure_v" USING btree ("updated_at");
  CREATE INDEX "_organisation_structure_v_snapshot_idx" ON "_organisation_structure_v" USING btree ("snapshot");
  CREATE INDEX "_organisation_structure_v_published_locale_idx" ON "_organisation_structure_v" USING btree ("published_locale");
  CREATE INDEX "_organisation_structure_v_latest_idx" ON "_organisation_structure_v" USING btree ("latest");
  CREATE INDEX "_organisation_structure_v_version_version_address_idx" ON "_organisation_structure_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_organisation_structure_v_version_version__status_idx" ON "_organisation_structure_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_organisation_structure_v_locales_locale_parent_id_unique" ON "_organisation_structure_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_organisation_structure_v_rels_order_idx" ON "_organisation_structure_v_rels" USING btree ("order");
  CREATE INDEX "_organisation_structure_v_rels_parent_idx" ON "_organisation_structure_v_rels" USING btree ("parent_id");
  CREATE INDEX "_organisation_structure_v_rels_path_idx" ON "_organisation_structure_v_rels" USING btree ("path");
  CREATE INDEX "_organisation_structure_v_rels_categories_id_idx" ON "_organisation_structure_v_rels" USING btree ("categories_id");
  CREATE INDEX "_organisation_structure_v_rels_tags_id_idx" ON "_organisation_structure_v_rels" USING btree ("tags_id");
  CREATE INDEX "press_release_web_idx" ON "press_release" USING btree ("web_id");
  CREATE INDEX "press_release_updated_at_idx" ON "press_release" USING btree ("updated_at");
  CREATE INDEX "press_release_created_at_idx" ON "press_release" USING btree ("created_at");
  CREATE INDEX "press_release_address_idx" ON "press_release_locales" USING btree ("address","_locale");
  CREATE INDEX "press_release__status_idx" ON "press_release_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "press_release_locales_locale_parent_id_unique" ON "press_release_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "press_release_rels_order_idx" ON "press_release_rels" USING btree ("order");
  CREATE INDEX "press_release_rels_parent_idx" ON "press_release_rels" USING btree ("parent_id");
  CREATE INDEX "press_release_rels_path_idx" ON "press_release_rels" USING btree ("path");
  CREATE INDEX "press_release_rels_categories_id_idx" ON "press_release_rels" USING btree ("categories_id");
  CREATE INDEX "press_release_rels_tags_id_idx" ON "press_release_rels" USING btree ("tags_id");
  CREATE INDEX "_press_release_v_parent_idx" ON "_press_release_v" USING btree ("parent_id");
  CREATE INDEX "_press_release_v_version_version_web_idx" ON "_press_release_v" USING btree ("version_web_id");
  CREATE INDEX "_press_release_v_version_version_updated_at_idx" ON "_press_release_v" USING btree ("version_updated_at");
  CREATE INDEX "_press_release_v_version_version_created_at_idx" ON "_press_release_v" USING btree ("version_created_at");
  CREATE INDEX "_press_release_v_created_at_idx" ON "_press_release_v" USING btree ("created_at");
  CREATE INDEX "_press_release_v_updated_at_idx" ON "_press_release_v" USING btree ("updated_at");
  CREATE INDEX "_press_release_v_snapshot_idx" ON "_press_release_v" USING btree ("snapshot");
  CREATE INDEX "_press_release_v_published_locale_idx" ON "_press_release_v" USING btree ("published_locale");
  CREATE INDEX "_press_release_v_latest_idx" ON "_press_release_v" USING btree ("latest");
  CREATE INDEX "_press_release_v_version_version_address_idx" ON "_press_release_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_press_release_v_version_version__status_idx" ON "_press_release_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_press_release_v_locales_locale_parent_id_unique" ON "_press_release_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_press_release_v_rels_order_idx" ON "_press_release_v_rels" USING btree ("order");
  CREATE INDEX "_press_release_v_rels_parent_idx" ON "_press_release_v_rels" USING btree ("parent_id");
  CREATE INDEX "_press_release_v_rels_path_idx" ON "_press_release_v_rels" USING btree ("path");
  CREATE INDEX "_press_release_v_rels_categories_id_idx" ON "_press_release_v_rels" USING btree ("categories_id");
  CREATE INDEX "_press_release_v_rels_tags_id_idx" ON "_press_release_v_rels" USING btree ("tags_id");
  CREATE INDEX "property_offer_web_idx" ON "property_offer" USING btree ("web_id");
  CREATE INDEX "property_offer_updated_at_idx" ON "property_offer" USING btree ("updated_at");
  CREATE INDEX "property_offer_created_at_idx" ON "property_offer" USING btree ("created_at");
  CREATE INDEX "property_offer_address_idx" ON "property_offer_locales" USING btree ("address","_locale");
  CREATE INDEX "property_offer__status_idx" ON "property_offer_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "property_offer_locales_locale_parent_id_unique" ON "property_offer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "property_offer_rels_order_idx" ON "property_offer_rels" USING btree ("order");
  CREATE INDEX "property_offer_rels_parent_idx" ON "property_offer_rels" USING btree ("parent_id");
  CREATE INDEX "property_offer_rels_path_idx" ON "property_offer_rels" USING btree ("path");
  CREATE INDEX "property_offer_rels_categories_id_idx" ON "property_offer_rels" USING btree ("categories_id");
  CREATE INDEX "property_offer_rels_tags_id_idx" ON "property_offer_rels" USING btree ("tags_id");
  CREATE INDEX "_property_offer_v_parent_idx" ON "_property_offer_v" USING btree ("parent_id");
  CREATE INDEX "_property_offer_v_version_version_web_idx" ON "_property_offer_v" USING btree ("version_web_id");
  CREATE INDEX "_property_offer_v_version_version_updated_at_idx" ON "_property_offer_v" USING btree ("version_updated_at");
  CREATE INDEX "_property_offer_v_version_version_created_at_idx" ON "_property_offer_v" USING btree ("version_created_at");
  CREATE INDEX "_property_offer_v_created_at_idx" ON "_property_offer_v" USING btree ("created_at");
  CREATE INDEX "_property_offer_v_updated_at_idx" ON "_property_offer_v" USING btree ("updated_at");
  CREATE INDEX "_property_offer_v_snapshot_idx" ON "_property_offer_v" USING btree ("snapshot");
  CREATE INDEX "_property_offer_v_published_locale_idx" ON "_property_offer_v" USING btree ("published_locale");
  CREATE INDEX "_property_offer_v_latest_idx" ON "_property_offer_v" USING btree ("latest");
  CREATE INDEX "_property_offer_v_version_version_address_idx" ON "_property_offer_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_property_offer_v_version_version__status_idx" ON "_property_offer_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_property_offer_v_locales_locale_parent_id_unique" ON "_property_offer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_property_offer_v_rels_order_idx" ON "_property_offer_v_rels" USING btree ("order");
  CREATE INDEX "_property_offer_v_rels_parent_idx" ON "_property_offer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_property_offer_v_rels_path_idx" ON "_property_offer_v_rels" USING btree ("path");
  CREATE INDEX "_property_offer_v_rels_categories_id_idx" ON "_property_offer_v_rels" USING btree ("categories_id");
  CREATE INDEX "_property_offer_v_rels_tags_id_idx" ON "_property_offer_v_rels" USING btree ("tags_id");
  CREATE INDEX "provided_information_web_idx" ON "provided_information" USING btree ("web_id");
  CREATE INDEX "provided_information_updated_at_idx" ON "provided_information" USING btree ("updated_at");
  CREATE INDEX "provided_information_created_at_idx" ON "provided_information" USING btree ("created_at");
  CREATE INDEX "provided_information_address_idx" ON "provided_information_locales" USING btree ("address","_locale");
  CREATE INDEX "provided_information__status_idx" ON "provided_information_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "provided_information_locales_locale_parent_id_unique" ON "provided_information_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "provided_information_rels_order_idx" ON "provided_information_rels" USING btree ("order");
  CREATE INDEX "provided_information_rels_parent_idx" ON "provided_information_rels" USING btree ("parent_id");
  CREATE INDEX "provided_information_rels_path_idx" ON "provided_information_rels" USING btree ("path");
  CREATE INDEX "provided_information_rels_categories_id_idx" ON "provided_information_rels" USING btree ("categories_id");
  CREATE INDEX "provided_information_rels_tags_id_idx" ON "provided_information_rels" USING btree ("tags_id");
  CREATE INDEX "_provided_information_v_parent_idx" ON "_provided_information_v" USING btree ("parent_id");
  CREATE INDEX "_provided_information_v_version_version_web_idx" ON "_provided_information_v" USING btree ("version_web_id");
  CREATE INDEX "_provided_information_v_version_version_updated_at_idx" ON "_provided_information_v" USING btree ("version_updated_at");
  CREATE INDEX "_provided_information_v_version_version_created_at_idx" ON "_provided_information_v" USING btree ("version_created_at");
  CREATE INDEX "_provided_information_v_created_at_idx" ON "_provided_information_v" USING btree ("created_at");
  CREATE INDEX "_provided_information_v_updated_at_idx" ON "_provided_information_v" USING btree ("updated_at");
  CREATE INDEX "_provided_information_v_snapshot_idx" ON "_provided_information_v" USING btree ("snapshot");
  CREATE INDEX "_provided_information_v_published_locale_idx" ON "_provided_information_v" USING btree ("published_locale");
  CREATE INDEX "_provided_information_v_latest_idx" ON "_provided_information_v" USING btree ("latest");
  CREATE INDEX "_provided_information_v_version_version_address_idx" ON "_provided_information_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_provided_information_v_version_version__status_idx" ON "_provided_information_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_provided_information_v_locales_locale_parent_id_unique" ON "_provided_information_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_provided_information_v_rels_order_idx" ON "_provided_information_v_rels" USING btree ("order");
  CREATE INDEX "_provided_information_v_rels_parent_idx" ON "_provided_information_v_rels" USING btree ("parent_id");
  CREATE INDEX "_provided_information_v_rels_path_idx" ON "_provided_information_v_rels" USING btree ("path");
  CREATE INDEX "_provided_information_v_rels_categories_id_idx" ON "_provided_information_v_rels" USING btree ("categories_id");
  CREATE INDEX "_provided_information_v_rels_tags_id_idx" ON "_provided_information_v_rels" USING btree ("tags_id");
  CREATE INDEX "public_notice_web_idx" ON "public_notice" USING btree ("web_id");
  CREATE INDEX "public_notice_updated_at_idx" ON "public_notice" USING btree ("updated_at");
  CREATE INDEX "public_notice_created_at_idx" ON "public_notice" USING btree ("created_at");
  CREATE INDEX "public_notice_address_idx" ON "public_notice_locales" USING btree ("address","_locale");
  CREATE INDEX "public_notice__status_idx" ON "public_notice_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "public_notice_locales_locale_parent_id_unique" ON "public_notice_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "public_notice_rels_order_idx" ON "public_notice_rels" USING btree ("order");
  CREATE INDEX "public_notice_rels_parent_idx" ON "public_notice_rels" USING btree ("parent_id");
  CREATE INDEX "public_notice_rels_path_idx" ON "public_notice_rels" USING btree ("path");
  CREATE INDEX "public_notice_rels_categories_id_idx" ON "public_notice_rels" USING btree ("categories_id");
  CREATE INDEX "public_notice_rels_tags_id_idx" ON "public_notice_rels" USING btree ("tags_id");
  CREATE INDEX "_public_notice_v_parent_idx" ON "_public_notice_v" USING btree ("parent_id");
  CREATE INDEX "_public_notice_v_version_version_web_idx" ON "_public_notice_v" USING btree ("version_web_id");
  CREATE INDEX "_public_notice_v_version_version_updated_at_idx" ON "_public_notice_v" USING btree ("version_updated_at");
  CREATE INDEX "_public_notice_v_version_version_created_at_idx" ON "_public_notice_v" USING btree ("version_created_at");
  CREATE INDEX "_public_notice_v_created_at_idx" ON "_public_notice_v" USING btree ("created_at");
  CREATE INDEX "_public_notice_v_updated_at_idx" ON "_public_notice_v" USING btree ("updated_at");
  CREATE INDEX "_public_notice_v_snapshot_idx" ON "_public_notice_v" USING btree ("snapshot");
  CREATE INDEX "_public_notice_v_published_locale_idx" ON "_public_notice_v" USING btree ("published_locale");
  CREATE INDEX "_public_notice_v_latest_idx" ON "_public_notice_v" USING btree ("latest");
  CREATE INDEX "_public_notice_v_version_version_address_idx" ON "_public_notice_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_public_notice_v_version_version__status_idx" ON "_public_notice_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_public_notice_v_locales_locale_parent_id_unique" ON "_public_notice_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_public_notice_v_rels_order_idx" ON "_public_notice_v_rels" USING btree ("order");
  CREATE INDEX "_public_notice_v_rels_parent_idx" ON "_public_notice_v_rels" USING btree ("parent_id");
  CREATE INDEX "_public_notice_v_rels_path_idx" ON "_public_notice_v_rels" USING btree ("path");
  CREATE INDEX "_public_notice_v_rels_categories_id_idx" ON "_public_notice_v_rels" USING btree ("categories_id");
  CREATE INDEX "_public_notice_v_rels_tags_id_idx" ON "_public_notice_v_rels" USING btree ("tags_id");
  CREATE INDEX "questions_and_answers_web_idx" ON "questions_and_answers" USING btree ("web_id");
  CREATE INDEX "questions_and_answers_updated_at_idx" ON "questions_and_answers" USING btree ("updated_at");
  CREATE INDEX "questions_and_answers_created_at_idx" ON "questions_and_answers" USING btree ("created_at");
  CREATE INDEX "questions_and_answers_address_idx" ON "questions_and_answers_locales" USING btree ("address","_locale");
  CREATE INDEX "questions_and_answers__status_idx" ON "questions_and_answers_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "questions_and_answers_locales_locale_parent_id_unique" ON "questions_and_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "questions_and_answers_rels_order_idx" ON "questions_and_answers_rels" USING btree ("order");
  CREATE INDEX "questions_and_answers_rels_parent_idx" ON "questions_and_answers_rels" USING btree ("parent_id");
  CREATE INDEX "questions_and_answers_rels_path_idx" ON "questions_and_answers_rels" USING btree ("path");
  CREATE INDEX "questions_and_answers_rels_categories_id_idx" ON "questions_and_answers_rels" USING btree ("categories_id");
  CREATE INDEX "questions_and_answers_rels_tags_id_idx" ON "questions_and_answers_rels" USING btree ("tags_id");
  CREATE INDEX "_questions_and_answers_v_parent_idx" ON "_questions_and_answers_v" USING btree ("parent_id");
  CREATE INDEX "_questions_and_answers_v_version_version_web_idx" ON "_questions_and_answers_v" USING btree ("version_web_id");
  CREATE INDEX "_questions_and_answers_v_version_version_updated_at_idx" ON "_questions_and_answers_v" USING btree ("version_updated_at");
  CREATE INDEX "_questions_and_answers_v_version_version_created_at_idx" ON "_questions_and_answers_v" USING btree ("version_created_at");
  CREATE INDEX "_questions_and_answers_v_created_at_idx" ON "_questions_and_answers_v" USING btree ("created_at");
  CREATE INDEX "_questions_and_answers_v_updated_at_idx" ON "_questions_and_answers_v" USING btree ("updated_at");
  CREATE INDEX "_questions_and_answers_v_snapshot_idx" ON "_questions_and_answers_v" USING btree ("snapshot");
  CREATE INDEX "_questions_and_answers_v_published_locale_idx" ON "_questions_and_answers_v" USING btree ("published_locale");
  CREATE INDEX "_questions_and_answers_v_latest_idx" ON "_questions_and_answers_v" USING btree ("latest");
  CREATE INDEX "_questions_and_answers_v_version_version_address_idx" ON "_questions_and_answers_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_questions_and_answers_v_version_version__status_idx" ON "_questions_and_answers_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_questions_and_answers_v_locales_locale_parent_id_unique" ON "_questions_and_answers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_questions_and_answers_v_rels_order_idx" ON "_questions_and_answers_v_rels" USING btree ("order");
  CREATE INDEX "_questions_and_answers_v_rels_parent_idx" ON "_questions_and_answers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_questions_and_answers_v_rels_path_idx" ON "_questions_and_answers_v_rels" USING btree ("path");
  CREATE INDEX "_questions_and_answers_v_rels_categories_id_idx" ON "_questions_and_answers_v_rels" USING btree ("categories_id");
  CREATE INDEX "_questions_and_answers_v_rels_tags_id_idx" ON "_questions_and_answers_v_rels" USING btree ("tags_id");
  CREATE INDEX "redirect_web_idx" ON "redirect" USING btree ("web_id");
  CREATE INDEX "redirect_updated_at_idx" ON "redirect" USING btree ("updated_at");
  CREATE INDEX "redirect_created_at_idx" ON "redirect" USING btree ("created_at");
  CREATE INDEX "redirect_address_idx" ON "redirect_locales" USING btree ("address","_locale");
  CREATE INDEX "redirect__status_idx" ON "redirect_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "redirect_locales_locale_parent_id_unique" ON "redirect_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "redirect_rels_order_idx" ON "redirect_rels" USING btree ("order");
  CREATE INDEX "redirect_rels_parent_idx" ON "redirect_rels" USING btree ("parent_id");
  CREATE INDEX "redirect_rels_path_idx" ON "redirect_rels" USING btree ("path");
  CREATE INDEX "redirect_rels_categories_id_idx" ON "redirect_rels" USING btree ("categories_id");
  CREATE INDEX "redirect_rels_tags_id_idx" ON "redirect_rels" USING btree ("tags_id");
  CREATE INDEX "_redirect_v_parent_idx" ON "_redirect_v" USING btree ("parent_id");
  CREATE INDEX "_redirect_v_version_version_web_idx" ON "_redirect_v" USING btree ("version_web_id");
  CREATE INDEX "_redirect_v_version_version_updated_at_idx" ON "_redirect_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirect_v_version_version_created_at_idx" ON "_redirect_v" USING btree ("version_created_at");
  CREATE INDEX "_redirect_v_created_at_idx" ON "_redirect_v" USING btree ("created_at");
  CREATE INDEX "_redirect_v_updated_at_idx" ON "_redirect_v" USING btree ("updated_at");
  CREATE INDEX "_redirect_v_snapshot_idx" ON "_redirect_v" USING btree ("snapshot");
  CREATE INDEX "_redirect_v_published_locale_idx" ON "_redirect_v" USING btree ("published_locale");
  CREATE INDEX "_redirect_v_latest_idx" ON "_redirect_v" USING btree ("latest");
  CREATE INDEX "_redirect_v_version_version_address_idx" ON "_redirect_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_redirect_v_version_version__status_idx" ON "_redirect_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_redirect_v_locales_locale_parent_id_unique" ON "_redirect_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_redirect_v_rels_order_idx" ON "_redirect_v_rels" USING btree ("order");
  CREATE INDEX "_redirect_v_rels_parent_idx" ON "_redirect_v_rels" USING btree ("parent_id");
  CREATE INDEX "_redirect_v_rels_path_idx" ON "_redirect_v_rels" USING btree ("path");
  CREATE INDEX "_redirect_v_rels_categories_id_idx" ON "_redirect_v_rels" USING btree ("categories_id");
  CREATE INDEX "_redirect_v_rels_tags_id_idx" ON "_redirect_v_rels" USING btree ("tags_id");
  CREATE INDEX "regional_branch_web_idx" ON "regional_branch" USING btree ("web_id");
  CREATE INDEX "regional_branch_updated_at_idx" ON "regional_branch" USING btree ("updated_at");
  CREATE INDEX "regional_branch_created_at_idx" ON "regional_branch" USING btree ("created_at");
  CREATE INDEX "regional_branch_address_idx" ON "regional_branch_locales" USING btree ("address","_locale");
  CREATE INDEX "regional_branch__status_idx" ON "regional_branch_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "regional_branch_locales_locale_parent_id_unique" ON "regional_branch_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "regional_branch_rels_order_idx" ON "regional_branch_rels" USING btree ("order");
  CREATE INDEX "regional_branch_rels_parent_idx" ON "regional_branch_rels" USING btree ("parent_id");
  CREATE INDEX "regional_branch_rels_path_idx" ON "regional_branch_rels" USING btree ("path");
  CREATE INDEX "regional_branch_rels_categories_id_idx" ON "regional_branch_rels" USING btree ("categories_id");
  CREATE INDEX "regional_branch_rels_tags_id_idx" ON "regional_branch_rels" USING btree ("tags_id");
  CREATE INDEX "_regional_branch_v_parent_idx" ON "_regional_branch_v" USING btree ("parent_id");
  CREATE INDEX "_regional_branch_v_version_version_web_idx" ON "_regional_branch_v" USING btree ("version_web_id");
  CREATE INDEX "_regional_branch_v_version_version_updated_at_idx" ON "_regional_branch_v" USING btree ("version_updated_at");
  CREATE INDEX "_regional_branch_v_version_version_created_at_idx" ON "_regional_branch_v" USING btree ("version_created_at");
  CREATE INDEX "_regional_branch_v_created_at_idx" ON "_regional_branch_v" USING btree ("created_at");
  CREATE INDEX "_regional_branch_v_updated_at_idx" ON "_regional_branch_v" USING btree ("updated_at");
  CREATE INDEX "_regional_branch_v_snapshot_idx" ON "_regional_branch_v" USING btree ("snapshot");
  CREATE INDEX "_regional_branch_v_published_locale_idx" ON "_regional_branch_v" USING btree ("published_locale");
  CREATE INDEX "_regional_branch_v_latest_idx" ON "_regional_branch_v" USING btree ("latest");
  CREATE INDEX "_regional_branch_v_version_version_address_idx" ON "_regional_branch_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_regional_branch_v_version_version__status_idx" ON "_regional_branch_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_regional_branch_v_locales_locale_parent_id_unique" ON "_regional_branch_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_regional_branch_v_rels_order_idx" ON "_regional_branch_v_rels" USING btree ("order");
  CREATE INDEX "_regional_branch_v_rels_parent_idx" ON "_regional_branch_v_rels" USING btree ("parent_id");
  CREATE INDEX "_regional_branch_v_rels_path_idx" ON "_regional_branch_v_rels" USING btree ("path");
  CREATE INDEX "_regional_branch_v_rels_categories_id_idx" ON "_regional_branch_v_rels" USING btree ("categories_id");
  CREATE INDEX "_regional_branch_v_rels_tags_id_idx" ON "_regional_branch_v_rels" USING btree ("tags_id");
  CREATE INDEX "requested_information_web_idx" ON "requested_information" USING btree ("web_id");
  CREATE INDEX "requested_information_updated_at_idx" ON "requested_information" USING btree ("updated_at");
  CREATE INDEX "requested_information_created_at_idx" ON "requested_information" USING btree ("created_at");
  CREATE INDEX "requested_information_address_idx" ON "requested_information_locales" USING btree ("address","_locale");
  CREATE INDEX "requested_information__status_idx" ON "requested_information_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "requested_information_locales_locale_parent_id_unique" ON "requested_information_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "requested_information_rels_order_idx" ON "requested_information_rels" USING btree ("order");
  CREATE INDEX "requested_information_rels_parent_idx" ON "requested_information_rels" USING btree ("parent_id");
  CREATE INDEX "requested_information_rels_path_idx" ON "requested_information_rels" USING btree ("path");
  CREATE INDEX "requested_information_rels_categories_id_idx" ON "requested_information_rels" USING btree ("categories_id");
  CREATE INDEX "requested_information_rels_tags_id_idx" ON "requested_information_rels" USING btree ("tags_id");
  CREATE INDEX "_requested_information_v_parent_idx" ON "_requested_information_v" USING btree ("parent_id");
  CREATE INDEX "_requested_information_v_version_version_web_idx" ON "_requested_information_v" USING btree ("version_web_id");
  CREATE INDEX "_requested_information_v_version_version_updated_at_idx" ON "_requested_information_v" USING btree ("version_updated_at");
  CREATE INDEX "_requested_information_v_version_version_created_at_idx" ON "_requested_information_v" USING btree ("version_created_at");
  CREATE INDEX "_requested_information_v_created_at_idx" ON "_requested_information_v" USING btree ("created_at");
  CREATE INDEX "_requested_information_v_updated_at_idx" ON "_requested_information_v" USING btree ("updated_at");
  CREATE INDEX "_requested_information_v_snapshot_idx" ON "_requested_information_v" USING btree ("snapshot");
  CREATE INDEX "_requested_information_v_published_locale_idx" ON "_requested_information_v" USING btree ("published_locale");
  CREATE INDEX "_requested_information_v_latest_idx" ON "_requested_information_v" USING btree ("latest");
  CREATE INDEX "_requested_information_v_version_version_address_idx" ON "_requested_information_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_requested_information_v_version_version__status_idx" ON "_requested_information_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_requested_information_v_locales_locale_parent_id_unique" ON "_requested_information_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_requested_information_v_rels_order_idx" ON "_requested_information_v_rels" USING btree ("order");
  CREATE INDEX "_requested_information_v_rels_parent_idx" ON "_requested_information_v_rels" USING btree ("parent_id");
  CREATE INDEX "_requested_information_v_rels_path_idx" ON "_requested_information_v_rels" USING btree ("path");
  CREATE INDEX "_requested_information_v_rels_categories_id_idx" ON "_requested_information_v_rels" USING btree ("categories_id");
  CREATE INDEX "_requested_information_v_rels_tags_id_idx" ON "_requested_information_v_rels" USING btree ("tags_id");
  CREATE INDEX "search_dictionary_web_idx" ON "search_dictionary" USING btree ("web_id");
  CREATE INDEX "search_dictionary_updated_at_idx" ON "search_dictionary" USING btree ("updated_at");
  CREATE INDEX "search_dictionary_created_at_idx" ON "search_dictionary" USING btree ("created_at");
  CREATE INDEX "search_dictionary_address_idx" ON "search_dictionary_locales" USING btree ("address","_locale");
  CREATE INDEX "search_dictionary__status_idx" ON "search_dictionary_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "search_dictionary_locales_locale_parent_id_unique" ON "search_dictionary_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_dictionary_rels_order_idx" ON "search_dictionary_rels" USING btree ("order");
  CREATE INDEX "search_dictionary_rels_parent_idx" ON "search_dictionary_rels" USING btree ("parent_id");
  CREATE INDEX "search_dictionary_rels_path_idx" ON "search_dictionary_rels" USING btree ("path");
  CREATE INDEX "search_dictionary_rels_categories_id_idx" ON "search_dictionary_rels" USING btree ("categories_id");
  CREATE INDEX "search_dictionary_rels_tags_id_idx" ON "search_dictionary_rels" USING btree ("tags_id");
  CREATE INDEX "_search_dictionary_v_parent_idx" ON "_search_dictionary_v" USING btree ("parent_id");
  CREATE INDEX "_search_dictionary_v_version_version_web_idx" ON "_search_dictionary_v" USING btree ("version_web_id");
  CREATE INDEX "_search_dictionary_v_version_version_updated_at_idx" ON "_search_dictionary_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_dictionary_v_version_version_created_at_idx" ON "_search_dictionary_v" USING btree ("version_created_at");
  CREATE INDEX "_search_dictionary_v_created_at_idx" ON "_search_dictionary_v" USING btree ("created_at");
  CREATE INDEX "_search_dictionary_v_updated_at_idx" ON "_search_dictionary_v" USING btree ("updated_at");
  CREATE INDEX "_search_dictionary_v_snapshot_idx" ON "_search_dictionary_v" USING btree ("snapshot");
  CREATE INDEX "_search_dictionary_v_published_locale_idx" ON "_search_dictionary_v" USING btree ("published_locale");
  CREATE INDEX "_search_dictionary_v_latest_idx" ON "_search_dictionary_v" USING btree ("latest");
  CREATE INDEX "_search_dictionary_v_version_version_address_idx" ON "_search_dictionary_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_search_dictionary_v_version_version__status_idx" ON "_search_dictionary_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_search_dictionary_v_locales_locale_parent_id_unique" ON "_search_dictionary_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_dictionary_v_rels_order_idx" ON "_search_dictionary_v_rels" USING btree ("order");
  CREATE INDEX "_search_dictionary_v_rels_parent_idx" ON "_search_dictionary_v_rels" USING btree ("parent_id");
  CREATE INDEX "_search_dictionary_v_rels_path_idx" ON "_search_dictionary_v_rels" USING btree ("path");
  CREATE INDEX "_search_dictionary_v_rels_categories_id_idx" ON "_search_dictionary_v_rels" USING btree ("categories_id");
  CREATE INDEX "_search_dictionary_v_rels_tags_id_idx" ON "_search_dictionary_v_rels" USING btree ("tags_id");
  CREATE INDEX "search_page_web_idx" ON "search_page" USING btree ("web_id");
  CREATE INDEX "search_page_updated_at_idx" ON "search_page" USING btree ("updated_at");
  CREATE INDEX "search_page_created_at_idx" ON "search_page" USING btree ("created_at");
  CREATE INDEX "search_page_address_idx" ON "search_page_locales" USING btree ("address","_locale");
  CREATE INDEX "search_page__status_idx" ON "search_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "search_page_locales_locale_parent_id_unique" ON "search_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_page_rels_order_idx" ON "search_page_rels" USING btree ("order");
  CREATE INDEX "search_page_rels_parent_idx" ON "search_page_rels" USING btree ("parent_id");
  CREATE INDEX "search_page_rels_path_idx" ON "search_page_rels" USING btree ("path");
  CREATE INDEX "search_page_rels_categories_id_idx" ON "search_page_rels" USING btree ("categories_id");
  CREATE INDEX "search_page_rels_tags_id_idx" ON "search_page_rels" USING btree ("tags_id");
  CREATE INDEX "_search_page_v_parent_idx" ON "_search_page_v" USING btree ("parent_id");
  CREATE INDEX "_search_page_v_version_version_web_idx" ON "_search_page_v" USING btree ("version_web_id");
  CREATE INDEX "_search_page_v_version_version_updated_at_idx" ON "_search_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_page_v_version_version_created_at_idx" ON "_search_page_v" USING btree ("version_created_at");
  CREATE INDEX "_search_page_v_created_at_idx" ON "_search_page_v" USING btree ("created_at");
  CREATE INDEX "_search_page_v_updated_at_idx" ON "_search_page_v" USING btree ("updated_at");
  CREATE INDEX "_search_page_v_snapshot_idx" ON "_search_page_v" USING btree ("snapshot");
  CREATE INDEX "_search_page_v_published_locale_idx" ON "_search_page_v" USING btree ("published_locale");
  CREATE INDEX "_search_page_v_latest_idx" ON "_search_page_v" USING btree ("latest");
  CREATE INDEX "_search_page_v_version_version_address_idx" ON "_search_page_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_search_page_v_version_version__status_idx" ON "_search_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_search_page_v_locales_locale_parent_id_unique" ON "_search_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_page_v_rels_order_idx" ON "_search_page_v_rels" USING btree ("order");
  CREATE INDEX "_search_page_v_rels_parent_idx" ON "_search_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_search_page_v_rels_path_idx" ON "_search_page_v_rels" USING btree ("path");
  CREATE INDEX "_search_page_v_rels_categories_id_idx" ON "_search_page_v_rels" USING btree ("categories_id");
  CREATE INDEX "_search_page_v_rels_tags_id_idx" ON "_search_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "service_web_idx" ON "service" USING btree ("web_id");
  CREATE INDEX "service_updated_at_idx" ON "service" USING btree ("updated_at");
  CREATE INDEX "service_created_at_idx" ON "service" USING btree ("created_at");
  CREATE INDEX "service_address_idx" ON "service_locales" USING btree ("address","_locale");
  CREATE INDEX "service__status_idx" ON "service_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "service_locales_locale_parent_id_unique" ON "service_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_rels_order_idx" ON "service_rels" USING btree ("order");
  CREATE INDEX "service_rels_parent_idx" ON "service_rels" USING btree ("parent_id");
  CREATE INDEX "service_rels_path_idx" ON "service_rels" USING btree ("path");
  CREATE INDEX "service_rels_categories_id_idx" ON "service_rels" USING btree ("categories_id");
  CREATE INDEX "service_rels_tags_id_idx" ON "service_rels" USING btree ("tags_id");
  CREATE INDEX "_service_v_parent_idx" ON "_service_v" USING btree ("parent_id");
  CREATE INDEX "_service_v_version_version_web_idx" ON "_service_v" USING btree ("version_web_id");
  CREATE INDEX "_service_v_version_version_updated_at_idx" ON "_service_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_v_version_version_created_at_idx" ON "_service_v" USING btree ("version_created_at");
  CREATE INDEX "_service_v_created_at_idx" ON "_service_v" USING btree ("created_at");
  CREATE INDEX "_service_v_updated_at_idx" ON "_service_v" USING btree ("updated_at");
  CREATE INDEX "_service_v_snapshot_idx" ON "_service_v" USING btree ("snapshot");
  CREATE INDEX "_service_v_published_locale_idx" ON "_service_v" USING btree ("published_locale");
  CREATE INDEX "_service_v_latest_idx" ON "_service_v" USING btree ("latest");
  CREATE INDEX "_service_v_version_version_address_idx" ON "_service_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_service_v_version_version__status_idx" ON "_service_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_service_v_locales_locale_parent_id_unique" ON "_service_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_v_rels_order_idx" ON "_service_v_rels" USING btree ("order");
  CREATE INDEX "_service_v_rels_parent_idx" ON "_service_v_rels" USING btree ("parent_id");
  CREATE INDEX "_service_v_rels_path_idx" ON "_service_v_rels" USING btree ("path");
  CREATE INDEX "_service_v_rels_categories_id_idx" ON "_service_v_rels" USING btree ("categories_id");
  CREATE INDEX "_service_v_rels_tags_id_idx" ON "_service_v_rels" USING btree ("tags_id");
  CREATE INDEX "service_position_web_idx" ON "service_position" USING btree ("web_id");
  CREATE INDEX "service_position_updated_at_idx" ON "service_position" USING btree ("updated_at");
  CREATE INDEX "service_position_created_at_idx" ON "service_position" USING btree ("created_at");
  CREATE INDEX "service_position_address_idx" ON "service_position_locales" USING btree ("address","_locale");
  CREATE INDEX "service_position__status_idx" ON "service_position_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "service_position_locales_locale_parent_id_unique" ON "service_position_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_position_rels_order_idx" ON "service_position_rels" USING btree ("order");
  CREATE INDEX "service_position_rels_parent_idx" ON "service_position_rels" USING btree ("parent_id");
  CREATE INDEX "service_position_rels_path_idx" ON "service_position_rels" USING btree ("path");
  CREATE INDEX "service_position_rels_categories_id_idx" ON "service_position_rels" USING btree ("categories_id");
  CREATE INDEX "service_position_rels_tags_id_idx" ON "service_position_rels" USING btree ("tags_id");
  CREATE INDEX "_service_position_v_parent_idx" ON "_service_position_v" USING btree ("parent_id");
  CREATE INDEX "_service_position_v_version_version_web_idx" ON "_service_position_v" USING btree ("version_web_id");
  CREATE INDEX "_service_position_v_version_version_updated_at_idx" ON "_service_position_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_position_v_version_version_created_at_idx" ON "_service_position_v" USING btree ("version_created_at");
  CREATE INDEX "_service_position_v_created_at_idx" ON "_service_position_v" USING btree ("created_at");
  CREATE INDEX "_service_position_v_updated_at_idx" ON "_service_position_v" USING btree ("updated_at");
  CREATE INDEX "_service_position_v_snapshot_idx" ON "_service_position_v" USING btree ("snapshot");
  CREATE INDEX "_service_position_v_published_locale_idx" ON "_service_position_v" USING btree ("published_locale");
  CREATE INDEX "_service_position_v_latest_idx" ON "_service_position_v" USING btree ("latest");
  CREATE INDEX "_service_position_v_version_version_address_idx" ON "_service_position_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_service_position_v_version_version__status_idx" ON "_service_position_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_service_position_v_locales_locale_parent_id_unique" ON "_service_position_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_position_v_rels_order_idx" ON "_service_position_v_rels" USING btree ("order");
  CREATE INDEX "_service_position_v_rels_parent_idx" ON "_service_position_v_rels" USING btree ("parent_id");
  CREATE INDEX "_service_position_v_rels_path_idx" ON "_service_position_v_rels" USING btree ("path");
  CREATE INDEX "_service_position_v_rels_categories_id_idx" ON "_service_position_v_rels" USING btree ("categories_id");
  CREATE INDEX "_service_position_v_rels_tags_id_idx" ON "_service_position_v_rels" USING btree ("tags_id");
  CREATE INDEX "services_hub_web_idx" ON "services_hub" USING btree ("web_id");
  CREATE INDEX "services_hub_updated_at_idx" ON "services_hub" USING btree ("updated_at");
  CREATE INDEX "services_hub_created_at_idx" ON "services_hub" USING btree ("created_at");
  CREATE INDEX "services_hub_address_idx" ON "services_hub_locales" USING btree ("address","_locale");
  CREATE INDEX "services_hub__status_idx" ON "services_hub_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "services_hub_locales_locale_parent_id_unique" ON "services_hub_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_hub_rels_order_idx" ON "services_hub_rels" USING btree ("order");
  CREATE INDEX "services_hub_rels_parent_idx" ON "services_hub_rels" USING btree ("parent_id");
  CREATE INDEX "services_hub_rels_path_idx" ON "services_hub_rels" USING btree ("path");
  CREATE INDEX "services_hub_rels_categories_id_idx" ON "services_hub_rels" USING btree ("categories_id");
  CREATE INDEX "services_hub_rels_tags_id_idx" ON "services_hub_rels" USING btree ("tags_id");
  CREATE INDEX "_services_hub_v_parent_idx" ON "_services_hub_v" USING btree ("parent_id");
  CREATE INDEX "_services_hub_v_version_version_web_idx" ON "_services_hub_v" USING btree ("version_web_id");
  CREATE INDEX "_services_hub_v_version_version_updated_at_idx" ON "_services_hub_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_hub_v_version_version_created_at_idx" ON "_services_hub_v" USING btree ("version_created_at");
  CREATE INDEX "_services_hub_v_created_at_idx" ON "_services_hub_v" USING btree ("created_at");
  CREATE INDEX "_services_hub_v_updated_at_idx" ON "_services_hub_v" USING btree ("updated_at");
  CREATE INDEX "_services_hub_v_snapshot_idx" ON "_services_hub_v" USING btree ("snapshot");
  CREATE INDEX "_services_hub_v_published_locale_idx" ON "_services_hub_v" USING btree ("published_locale");
  CREATE INDEX "_services_hub_v_latest_idx" ON "_services_hub_v" USING btree ("latest");
  CREATE INDEX "_services_hub_v_version_version_address_idx" ON "_services_hub_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_services_hub_v_version_version__status_idx" ON "_services_hub_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_services_hub_v_locales_locale_parent_id_unique" ON "_services_hub_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_hub_v_rels_order_idx" ON "_services_hub_v_rels" USING btree ("order");
  CREATE INDEX "_services_hub_v_rels_parent_idx" ON "_services_hub_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_hub_v_rels_path_idx" ON "_services_hub_v_rels" USING btree ("path");
  CREATE INDEX "_services_hub_v_rels_categories_id_idx" ON "_services_hub_v_rels" USING btree ("categories_id");
  CREATE INDEX "_services_hub_v_rels_tags_id_idx" ON "_services_hub_v_rels" USING btree ("tags_id");
  CREATE INDEX "sitemap_web_idx" ON "sitemap" USING btree ("web_id");
  CREATE INDEX "sitemap_updated_at_idx" ON "sitemap" USING btree ("updated_at");
  CREATE INDEX "sitemap_created_at_idx" ON "sitemap" USING btree ("created_at");
  CREATE INDEX "sitemap_address_idx" ON "sitemap_locales" USING btree ("address","_locale");
  CREATE INDEX "sitemap__status_idx" ON "sitemap_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "sitemap_locales_locale_parent_id_unique" ON "sitemap_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sitemap_rels_order_idx" ON "sitemap_rels" USING btree ("order");
  CREATE INDEX "sitemap_rels_parent_idx" ON "sitemap_rels" USING btree ("parent_id");
  CREATE INDEX "sitemap_rels_path_idx" ON "sitemap_rels" USING btree ("path");
  CREATE INDEX "sitemap_rels_categories_id_idx" ON "sitemap_rels" USING btree ("categories_id");
  CREATE INDEX "sitemap_rels_tags_id_idx" ON "sitemap_rels" USING btree ("tags_id");
  CREATE INDEX "_sitemap_v_parent_idx" ON "_sitemap_v" USING btree ("parent_id");
  CREATE INDEX "_sitemap_v_version_version_web_idx" ON "_sitemap_v" USING btree ("version_web_id");
  CREATE INDEX "_sitemap_v_version_version_updated_at_idx" ON "_sitemap_v" USING btree ("version_updated_at");
  CREATE INDEX "_sitemap_v_version_version_created_at_idx" ON "_sitemap_v" USING btree ("version_created_at");
  CREATE INDEX "_sitemap_v_created_at_idx" ON "_sitemap_v" USING btree ("created_at");
  CREATE INDEX "_sitemap_v_updated_at_idx" ON "_sitemap_v" USING btree ("updated_at");
  CREATE INDEX "_sitemap_v_snapshot_idx" ON "_sitemap_v" USING btree ("snapshot");
  CREATE INDEX "_sitemap_v_published_locale_idx" ON "_sitemap_v" USING btree ("published_locale");
  CREATE INDEX "_sitemap_v_latest_idx" ON "_sitemap_v" USING btree ("latest");
  CREATE INDEX "_sitemap_v_version_version_address_idx" ON "_sitemap_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_sitemap_v_version_version__status_idx" ON "_sitemap_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_sitemap_v_locales_locale_parent_id_unique" ON "_sitemap_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sitemap_v_rels_order_idx" ON "_sitemap_v_rels" USING btree ("order");
  CREATE INDEX "_sitemap_v_rels_parent_idx" ON "_sitemap_v_rels" USING btree ("parent_id");
  CREATE INDEX "_sitemap_v_rels_path_idx" ON "_sitemap_v_rels" USING btree ("path");
  CREATE INDEX "_sitemap_v_rels_categories_id_idx" ON "_sitemap_v_rels" USING btree ("categories_id");
  CREATE INDEX "_sitemap_v_rels_tags_id_idx" ON "_sitemap_v_rels" USING btree ("tags_id");
  CREATE INDEX "standard_page_web_idx" ON "standard_page" USING btree ("web_id");
  CREATE INDEX "standard_page_updated_at_idx" ON "standard_page" USING btree ("updated_at");
  CREATE INDEX "standard_page_created_at_idx" ON "standard_page" USING btree ("created_at");
  CREATE INDEX "standard_page_address_idx" ON "standard_page_locales" USING btree ("address","_locale");
  CREATE INDEX "standard_page__status_idx" ON "standard_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "standard_page_locales_locale_parent_id_unique" ON "standard_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "standard_page_rels_order_idx" ON "standard_page_rels" USING btree ("order");
  CREATE INDEX "standard_page_rels_parent_idx" ON "standard_page_rels" USING btree ("parent_id");
  CREATE INDEX "standard_page_rels_path_idx" ON "standard_page_rels" USING btree ("path");
  CREATE INDEX "standard_page_rels_categories_id_idx" ON "standard_page_rels" USING btree ("categories_id");
  CREATE INDEX "standard_page_rels_tags_id_idx" ON "standard_page_rels" USING btree ("tags_id");
  CREATE INDEX "_standard_page_v_parent_idx" ON "_standard_page_v" USING btree ("parent_id");
  CREATE INDEX "_standard_page_v_version_version_web_idx" ON "_standard_page_v" USING btree ("version_web_id");
  CREATE INDEX "_standard_page_v_version_version_updated_at_idx" ON "_standard_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_standard_page_v_version_version_created_at_idx" ON "_standard_page_v" USING btree ("version_created_at");
  CREATE INDEX "_standard_page_v_created_at_idx" ON "_standard_page_v" USING btree ("created_at");
  CREATE INDEX "_standard_page_v_updated_at_idx" ON "_standard_page_v" USING btree ("updated_at");
  CREATE INDEX "_standard_page_v_snapshot_idx" ON "_standard_page_v" USING btree ("snapshot");
  CREATE INDEX "_standard_page_v_published_locale_idx" ON "_standard_page_v" USING btree ("published_locale");
  CREATE INDEX "_standard_page_v_latest_idx" ON "_standard_page_v" USING btree ("latest");
  CREATE INDEX "_standard_page_v_version_version_address_idx" ON "_standard_page_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_standard_page_v_version_version__status_idx" ON "_standard_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_standard_page_v_locales_locale_parent_id_unique" ON "_standard_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_standard_page_v_rels_order_idx" ON "_standard_page_v_rels" USING btree ("order");
  CREATE INDEX "_standard_page_v_rels_parent_idx" ON "_standard_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_standard_page_v_rels_path_idx" ON "_standard_page_v_rels" USING btree ("path");
  CREATE INDEX "_standard_page_v_rels_categories_id_idx" ON "_standard_page_v_rels" USING btree ("categories_id");
  CREATE INDEX "_standard_page_v_rels_tags_id_idx" ON "_standard_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "workplace_contacts_web_idx" ON "workplace_contacts" USING btree ("web_id");
  CREATE INDEX "workplace_contacts_updated_at_idx" ON "workplace_contacts" USING btree ("updated_at");
  CREATE INDEX "workplace_contacts_created_at_idx" ON "workplace_contacts" USING btree ("created_at");
  CREATE INDEX "workplace_contacts_address_idx" ON "workplace_contacts_locales" USING btree ("address","_locale");
  CREATE INDEX "workplace_contacts__status_idx" ON "workplace_contacts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "workplace_contacts_locales_locale_parent_id_unique" ON "workplace_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "workplace_contacts_rels_order_idx" ON "workplace_contacts_rels" USING btree ("order");
  CREATE INDEX "workplace_contacts_rels_parent_idx" ON "workplace_contacts_rels" USING btree ("parent_id");
  CREATE INDEX "workplace_contacts_rels_path_idx" ON "workplace_contacts_rels" USING btree ("path");
  CREATE INDEX "workplace_contacts_rels_categories_id_idx" ON "workplace_contacts_rels" USING btree ("categories_id");
  CREATE INDEX "workplace_contacts_rels_tags_id_idx" ON "workplace_contacts_rels" USING btree ("tags_id");
  CREATE INDEX "_workplace_contacts_v_parent_idx" ON "_workplace_contacts_v" USING btree ("parent_id");
  CREATE INDEX "_workplace_contacts_v_version_version_web_idx" ON "_workplace_contacts_v" USING btree ("version_web_id");
  CREATE INDEX "_workplace_contacts_v_version_version_updated_at_idx" ON "_workplace_contacts_v" USING btree ("version_updated_at");
  CREATE INDEX "_workplace_contacts_v_version_version_created_at_idx" ON "_workplace_contacts_v" USING btree ("version_created_at");
  CREATE INDEX "_workplace_contacts_v_created_at_idx" ON "_workplace_contacts_v" USING btree ("created_at");
  CREATE INDEX "_workplace_contacts_v_updated_at_idx" ON "_workplace_contacts_v" USING btree ("updated_at");
  CREATE INDEX "_workplace_contacts_v_snapshot_idx" ON "_workplace_contacts_v" USING btree ("snapshot");
  CREATE INDEX "_workplace_contacts_v_published_locale_idx" ON "_workplace_contacts_v" USING btree ("published_locale");
  CREATE INDEX "_workplace_contacts_v_latest_idx" ON "_workplace_contacts_v" USING btree ("latest");
  CREATE INDEX "_workplace_contacts_v_version_version_address_idx" ON "_workplace_contacts_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_workplace_contacts_v_version_version__status_idx" ON "_workplace_contacts_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_workplace_contacts_v_locales_locale_parent_id_unique" ON "_workplace_contacts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_workplace_contacts_v_rels_order_idx" ON "_workplace_contacts_v_rels" USING btree ("order");
  CREATE INDEX "_workplace_contacts_v_rels_parent_idx" ON "_workplace_contacts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_workplace_contacts_v_rels_path_idx" ON "_workplace_contacts_v_rels" USING btree ("path");
  CREATE INDEX "_workplace_contacts_v_rels_categories_id_idx" ON "_workplace_contacts_v_rels" USING btree ("categories_id");
  CREATE INDEX "_workplace_contacts_v_rels_tags_id_idx" ON "_workplace_contacts_v_rels" USING btree ("tags_id");
  CREATE INDEX "workplaces_summary_web_idx" ON "workplaces_summary" USING btree ("web_id");
  CREATE INDEX "workplaces_summary_updated_at_idx" ON "workplaces_summary" USING btree ("updated_at");
  CREATE INDEX "workplaces_summary_created_at_idx" ON "workplaces_summary" USING btree ("created_at");
  CREATE INDEX "workplaces_summary_address_idx" ON "workplaces_summary_locales" USING btree ("address","_locale");
  CREATE INDEX "workplaces_summary__status_idx" ON "workplaces_summary_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "workplaces_summary_locales_locale_parent_id_unique" ON "workplaces_summary_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "workplaces_summary_rels_order_idx" ON "workplaces_summary_rels" USING btree ("order");
  CREATE INDEX "workplaces_summary_rels_parent_idx" ON "workplaces_summary_rels" USING btree ("parent_id");
  CREATE INDEX "workplaces_summary_rels_path_idx" ON "workplaces_summary_rels" USING btree ("path");
  CREATE INDEX "workplaces_summary_rels_categories_id_idx" ON "workplaces_summary_rels" USING btree ("categories_id");
  CREATE INDEX "workplaces_summary_rels_tags_id_idx" ON "workplaces_summary_rels" USING btree ("tags_id");
  CREATE INDEX "_workplaces_summary_v_parent_idx" ON "_workplaces_summary_v" USING btree ("parent_id");
  CREATE INDEX "_workplaces_summary_v_version_version_web_idx" ON "_workplaces_summary_v" USING btree ("version_web_id");
  CREATE INDEX "_workplaces_summary_v_version_version_updated_at_idx" ON "_workplaces_summary_v" USING btree ("version_updated_at");
  CREATE INDEX "_workplaces_summary_v_version_version_created_at_idx" ON "_workplaces_summary_v" USING btree ("version_created_at");
  CREATE INDEX "_workplaces_summary_v_created_at_idx" ON "_workplaces_summary_v" USING btree ("created_at");
  CREATE INDEX "_workplaces_summary_v_updated_at_idx" ON "_workplaces_summary_v" USING btree ("updated_at");
  CREATE INDEX "_workplaces_summary_v_snapshot_idx" ON "_workplaces_summary_v" USING btree ("snapshot");
  CREATE INDEX "_workplaces_summary_v_published_locale_idx" ON "_workplaces_summary_v" USING btree ("published_locale");
  CREATE INDEX "_workplaces_summary_v_latest_idx" ON "_workplaces_summary_v" USING btree ("latest");
  CREATE INDEX "_workplaces_summary_v_version_version_address_idx" ON "_workplaces_summary_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_workplaces_summary_v_version_version__status_idx" ON "_workplaces_summary_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_workplaces_summary_v_locales_locale_parent_id_unique" ON "_workplaces_summary_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_workplaces_summary_v_rels_order_idx" ON "_workplaces_summary_v_rels" USING btree ("order");
  CREATE INDEX "_workplaces_summary_v_rels_parent_idx" ON "_workplaces_summary_v_rels" USING btree ("parent_id");
  CREATE INDEX "_workplaces_summary_v_rels_path_idx" ON "_workplaces_summary_v_rels" USING btree ("path");
  CREATE INDEX "_workplaces_summary_v_rels_categories_id_idx" ON "_workplaces_summary_v_rels" USING btree ("categories_id");
  CREATE INDEX "_workplaces_summary_v_rels_tags_id_idx" ON "_workplaces_summary_v_rels" USING btree ("tags_id");
  CREATE INDEX "embedded_page_web_idx" ON "embedded_page" USING btree ("web_id");
  CREATE INDEX "embedded_page_updated_at_idx" ON "embedded_page" USING btree ("updated_at");
  CREATE INDEX "embedded_page_created_at_idx" ON "embedded_page" USING btree ("created_at");
  CREATE INDEX "embedded_page_address_idx" ON "embedded_page_locales" USING btree ("address","_locale");
  CREATE INDEX "embedded_page__status_idx" ON "embedded_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "embedded_page_locales_locale_parent_id_unique" ON "embedded_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "embedded_page_rels_order_idx" ON "embedded_page_rels" USING btree ("order");
  CREATE INDEX "embedded_page_rels_parent_idx" ON "embedded_page_rels" USING btree ("parent_id");
  CREATE INDEX "embedded_page_rels_path_idx" ON "embedded_page_rels" USING btree ("path");
  CREATE INDEX "embedded_page_rels_categories_id_idx" ON "embedded_page_rels" USING btree ("categories_id");
  CREATE INDEX "embedded_page_rels_tags_id_idx" ON "embedded_page_rels" USING btree ("tags_id");
  CREATE INDEX "_embedded_page_v_parent_idx" ON "_embedded_page_v" USING btree ("parent_id");
  CREATE INDEX "_embedded_page_v_version_version_web_idx" ON "_embedded_page_v" USING btree ("version_web_id");
  CREATE INDEX "_embedded_page_v_version_version_updated_at_idx" ON "_embedded_page_v" USING btree ("version_updated_at");
  CREATE INDEX "_embedded_page_v_version_version_created_at_idx" ON "_embedded_page_v" USING btree ("version_created_at");
  CREATE INDEX "_embedded_page_v_created_at_idx" ON "_embedded_page_v" USING btree ("created_at");
  CREATE INDEX "_embedded_page_v_updated_at_idx" ON "_embedded_page_v" USING btree ("updated_at");
  CREATE INDEX "_embedded_page_v_snapshot_idx" ON "_embedded_page_v" USING btree ("snapshot");
  CREATE INDEX "_embedded_page_v_published_locale_idx" ON "_embedded_page_v" USING btree ("published_locale");
  CREATE INDEX "_embedded_page_v_latest_idx" ON "_embedded_page_v" USING btree ("latest");
  CREATE INDEX "_embedded_page_v_version_version_address_idx" ON "_embedded_page_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_embedded_page_v_version_version__status_idx" ON "_embedded_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_embedded_page_v_locales_locale_parent_id_unique" ON "_embedded_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_embedded_page_v_rels_order_idx" ON "_embedded_page_v_rels" USING btree ("order");
  CREATE INDEX "_embedded_page_v_rels_parent_idx" ON "_embedded_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_embedded_page_v_rels_path_idx" ON "_embedded_page_v_rels" USING btree ("path");
  CREATE INDEX "_embedded_page_v_rels_categories_id_idx" ON "_embedded_page_v_rels" USING btree ("categories_id");
  CREATE INDEX "_embedded_page_v_rels_tags_id_idx" ON "_embedded_page_v_rels" USING btree ("tags_id");
  CREATE INDEX "web_config_web_idx" ON "web_config" USING btree ("web_id");
  CREATE INDEX "web_config_updated_at_idx" ON "web_config" USING btree ("updated_at");
  CREATE INDEX "web_config_created_at_idx" ON "web_config" USING btree ("created_at");
  CREATE INDEX "web_config_address_idx" ON "web_config_locales" USING btree ("address","_locale");
  CREATE INDEX "web_config__status_idx" ON "web_config_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "web_config_locales_locale_parent_id_unique" ON "web_config_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "web_config_rels_order_idx" ON "web_config_rels" USING btree ("order");
  CREATE INDEX "web_config_rels_parent_idx" ON "web_config_rels" USING btree ("parent_id");
  CREATE INDEX "web_config_rels_path_idx" ON "web_config_rels" USING btree ("path");
  CREATE INDEX "web_config_rels_categories_id_idx" ON "web_config_rels" USING btree ("categories_id");
  CREATE INDEX "web_config_rels_tags_id_idx" ON "web_config_rels" USING btree ("tags_id");
  CREATE INDEX "_web_config_v_parent_idx" ON "_web_config_v" USING btree ("parent_id");
  CREATE INDEX "_web_config_v_version_version_web_idx" ON "_web_config_v" USING btree ("version_web_id");
  CREATE INDEX "_web_config_v_version_version_updated_at_idx" ON "_web_config_v" USING btree ("version_updated_at");
  CREATE INDEX "_web_config_v_version_version_created_at_idx" ON "_web_config_v" USING btree ("version_created_at");
  CREATE INDEX "_web_config_v_created_at_idx" ON "_web_config_v" USING btree ("created_at");
  CREATE INDEX "_web_config_v_updated_at_idx" ON "_web_config_v" USING btree ("updated_at");
  CREATE INDEX "_web_config_v_snapshot_idx" ON "_web_config_v" USING btree ("snapshot");
  CREATE INDEX "_web_config_v_published_locale_idx" ON "_web_config_v" USING btree ("published_locale");
  CREATE INDEX "_web_config_v_latest_idx" ON "_web_config_v" USING btree ("latest");
  CREATE INDEX "_web_config_v_version_version_address_idx" ON "_web_config_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_web_config_v_version_version__status_idx" ON "_web_config_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_web_config_v_locales_locale_parent_id_unique" ON "_web_config_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_web_config_v_rels_order_idx" ON "_web_config_v_rels" USING btree ("order");
  CREATE INDEX "_web_config_v_rels_parent_idx" ON "_web_config_v_rels" USING btree ("parent_id");
  CREATE INDEX "_web_config_v_rels_path_idx" ON "_web_config_v_rels" USING btree ("path");
  CREATE INDEX "_web_config_v_rels_categories_id_idx" ON "_web_config_v_rels" USING btree ("categories_id");
  CREATE INDEX "_web_config_v_rels_tags_id_idx" ON "_web_config_v_rels" USING btree ("tags_id");
  CREATE INDEX "pages_structure_idx" ON "pages" USING btree ("structure");
  CREATE INDEX "pages_web_idx" ON "pages" USING btree ("web");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_name_idx" ON "pages_locales" USING btree ("name","_locale");
  CREATE INDEX "pages_address_idx" ON "pages_locales" USING btree ("address","_locale");
  CREATE INDEX "pages_public_name_idx" ON "pages_locales" USING btree ("public_name","_locale");
  CREATE INDEX "pages_public_address_idx" ON "pages_locales" USING btree ("public_address","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_web_idx" ON "documents" USING btree ("web_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "documents_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "documents" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "folders_updated_at_idx" ON "folders" USING btree ("updated_at");
  CREATE INDEX "folders_created_at_idx" ON "folders" USING btree ("created_at");
  CREATE UNIQUE INDEX "folders_locales_locale_parent_id_unique" ON "folders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "webs_updated_at_idx" ON "webs" USING btree ("updated_at");
  CREATE INDEX "webs_created_at_idx" ON "webs" USING btree ("created_at");
  CREATE UNIQUE INDEX "webs_locales_locale_parent_id_unique" ON "webs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "outbox_record_key_idx" ON "outbox" USING btree ("record_key");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_application_id_idx" ON "payload_locked_documents_rels" USING btree ("application_id");
  CREATE INDEX "payload_locked_documents_rels_calendar_record_id_idx" ON "payload_locked_documents_rels" USING btree ("calendar_record_id");
  CREATE INDEX "payload_locked_documents_rels_collective_agreements_id_idx" ON "payload_locked_documents_rels" USING btree ("collective_agreements_id");
  CREATE INDEX "payload_locked_documents_rels_conference_id_idx" ON "payload_locked_documents_rels" USING btree ("conference_id");
  CREATE INDEX "payload_locked_documents_rels_document_list_id_idx" ON "payload_locked_documents_rels" USING btree ("document_list_id");
  CREATE INDEX "payload_locked_documents_rels_form_list_id_idx" ON "payload_locked_documents_rels" USING btree ("form_list_id");
  CREATE INDEX "payload_locked_documents_rels_glossary_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_id");
  CREATE INDEX "payload_locked_documents_rels_glossary_term_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_term_id");
  CREATE INDEX "payload_locked_documents_rels_guide_for_foreigners_id_idx" ON "payload_locked_documents_rels" USING btree ("guide_for_foreigners_id");
  CREATE INDEX "payload_locked_documents_rels_information_leaflet_id_idx" ON "payload_locked_documents_rels" USING btree ("information_leaflet_id");
  CREATE INDEX "payload_locked_documents_rels_job_position_id_idx" ON "payload_locked_documents_rels" USING btree ("job_position_id");
  CREATE INDEX "payload_locked_documents_rels_landing_page_id_idx" ON "payload_locked_documents_rels" USING btree ("landing_page_id");
  CREATE INDEX "payload_locked_documents_rels_main_page_id_idx" ON "payload_locked_documents_rels" USING btree ("main_page_id");
  CREATE INDEX "payload_locked_documents_rels_map_id_idx" ON "payload_locked_documents_rels" USING btree ("map_id");
  CREATE INDEX "payload_locked_documents_rels_mediators_id_idx" ON "payload_locked_documents_rels" USING btree ("mediators_id");
  CREATE INDEX "payload_locked_documents_rels_news_item_id_idx" ON "payload_locked_documents_rels" USING btree ("news_item_id");
  CREATE INDEX "payload_locked_documents_rels_organisation_structure_id_idx" ON "payload_locked_documents_rels" USING btree ("organisation_structure_id");
  CREATE INDEX "payload_locked_documents_rels_press_release_id_idx" ON "payload_locked_documents_rels" USING btree ("press_release_id");
  CREATE INDEX "payload_locked_documents_rels_property_offer_id_idx" ON "payload_locked_documents_rels" USING btree ("property_offer_id");
  CREATE INDEX "payload_locked_documents_rels_provided_information_id_idx" ON "payload_locked_documents_rels" USING btree ("provided_information_id");
  CREATE INDEX "payload_locked_documents_rels_public_notice_id_idx" ON "payload_locked_documents_rels" USING btree ("public_notice_id");
  CREATE INDEX "payload_locked_documents_rels_questions_and_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_and_answers_id");
  CREATE INDEX "payload_locked_documents_rels_redirect_id_idx" ON "payload_locked_documents_rels" USING btree ("redirect_id");
  CREATE INDEX "payload_locked_documents_rels_regional_branch_id_idx" ON "payload_locked_documents_rels" USING btree ("regional_branch_id");
  CREATE INDEX "payload_locked_documents_rels_requested_information_id_idx" ON "payload_locked_documents_rels" USING btree ("requested_information_id");
  CREATE INDEX "payload_locked_documents_rels_search_dictionary_id_idx" ON "payload_locked_documents_rels" USING btree ("search_dictionary_id");
  CREATE INDEX "payload_locked_documents_rels_search_page_id_idx" ON "payload_locked_documents_rels" USING btree ("search_page_id");
  CREATE INDEX "payload_locked_documents_rels_service_id_idx" ON "payload_locked_documents_rels" USING btree ("service_id");
  CREATE INDEX "payload_locked_documents_rels_service_position_id_idx" ON "payload_locked_documents_rels" USING btree ("service_position_id");
  CREATE INDEX "payload_locked_documents_rels_services_hub_id_idx" ON "payload_locked_documents_rels" USING btree ("services_hub_id");
  CREATE INDEX "payload_locked_documents_rels_sitemap_id_idx" ON "payload_locked_documents_rels" USING btree ("sitemap_id");
  CREATE INDEX "payload_locked_documents_rels_standard_page_id_idx" ON "payload_locked_documents_rels" USING btree ("standard_page_id");
  CREATE INDEX "payload_locked_documents_rels_workplace_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("workplace_contacts_id");
  CREATE INDEX "payload_locked_documents_rels_workplaces_summary_id_idx" ON "payload_locked_documents_rels" USING btree ("workplaces_summary_id");
  CREATE INDEX "payload_locked_documents_rels_embedded_page_id_idx" ON "payload_locked_documents_rels" USING btree ("embedded_page_id");
  CREATE INDEX "payload_locked_documents_rels_web_config_id_idx" ON "payload_locked_documents_rels" USING btree ("web_config_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("folders_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_webs_id_idx" ON "payload_locked_documents_rels" USING btree ("webs_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("outbox_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "application" CASCADE;
  DROP TABLE "application_locales" CASCADE;
  DROP TABLE "application_rels" CASCADE;
  DROP TABLE "_application_v" CASCADE;
  DROP TABLE "_application_v_locales" CASCADE;
  DROP TABLE "_application_v_rels" CASCADE;
  DROP TABLE "calendar_record" CASCADE;
  DROP TABLE "calendar_record_locales" CASCADE;
  DROP TABLE "calendar_record_rels" CASCADE;
  DROP TABLE "_calendar_record_v" CASCADE;
  DROP TABLE "_calendar_record_v_locales" CASCADE;
  DROP TABLE "_calendar_record_v_rels" CASCADE;
  DROP TABLE "collective_agreements" CASCADE;
  DROP TABLE "collective_agreements_locales" CASCADE;
  DROP TABLE "collective_agreements_rels" CASCADE;
  DROP TABLE "_collective_agreements_v" CASCADE;
  DROP TABLE "_collective_agreements_v_locales" CASCADE;
  DROP TABLE "_collective_agreements_v_rels" CASCADE;
  DROP TABLE "conference" CASCADE;
  DROP TABLE "conference_locales" CASCADE;
  DROP TABLE "conference_rels" CASCADE;
  DROP TABLE "_conference_v" CASCADE;
  DROP TABLE "_conference_v_locales" CASCADE;
  DROP TABLE "_conference_v_rels" CASCADE;
  DROP TABLE "document_list" CASCADE;
  DROP TABLE "document_list_locales" CASCADE;
  DROP TABLE "document_list_rels" CASCADE;
  DROP TABLE "_document_list_v" CASCADE;
  DROP TABLE "_document_list_v_locales" CASCADE;
  DROP TABLE "_document_list_v_rels" CASCADE;
  DROP TABLE "form_list" CASCADE;
  DROP TABLE "form_list_locales" CASCADE;
  DROP TABLE "form_list_rels" CASCADE;
  DROP TABLE "_form_list_v" CASCADE;
  DROP TABLE "_form_list_v_locales" CASCADE;
  DROP TABLE "_form_list_v_rels" CASCADE;
  DROP TABLE "glossary" CASCADE;
  DROP TABLE "glossary_locales" CASCADE;
  DROP TABLE "glossary_rels" CASCADE;
  DROP TABLE "_glossary_v" CASCADE;
  DROP TABLE "_glossary_v_locales" CASCADE;
  DROP TABLE "_glossary_v_rels" CASCADE;
  DROP TABLE "glossary_term" CASCADE;
  DROP TABLE "glossary_term_locales" CASCADE;
  DROP TABLE "glossary_term_rels" CASCADE;
  DROP TABLE "_glossary_term_v" CASCADE;
  DROP TABLE "_glossary_term_v_locales" CASCADE;
  DROP TABLE "_glossary_term_v_rels" CASCADE;
  DROP TABLE "guide_for_foreigners" CASCADE;
  DROP TABLE "guide_for_foreigners_locales" CASCADE;
  DROP TABLE "guide_for_foreigners_rels" CASCADE;
  DROP TABLE "_guide_for_foreigners_v" CASCADE;
  DROP TABLE "_guide_for_foreigners_v_locales" CASCADE;
  DROP TABLE "_guide_for_foreigners_v_rels" CASCADE;
  DROP TABLE "information_leaflet" CASCADE;
  DROP TABLE "information_leaflet_locales" CASCADE;
  DROP TABLE "information_leaflet_rels" CASCADE;
  DROP TABLE "_information_leaflet_v" CASCADE;
  DROP TABLE "_information_leaflet_v_locales" CASCADE;
  DROP TABLE "_information_leaflet_v_rels" CASCADE;
  DROP TABLE "job_position" CASCADE;
  DROP TABLE "job_position_locales" CASCADE;
  DROP TABLE "job_position_rels" CASCADE;
  DROP TABLE "_job_position_v" CASCADE;
  DROP TABLE "_job_position_v_locales" CASCADE;
  DROP TABLE "_job_position_v_rels" CASCADE;
  DROP TABLE "landing_page" CASCADE;
  DROP TABLE "landing_page_locales" CASCADE;
  DROP TABLE "landing_page_rels" CASCADE;
  DROP TABLE "_landing_page_v" CASCADE;
  DROP TABLE "_landing_page_v_locales" CASCADE;
  DROP TABLE "_landing_page_v_rels" CASCADE;
  DROP TABLE "main_page" CASCADE;
  DROP TABLE "main_page_locales" CASCADE;
  DROP TABLE "main_page_rels" CASCADE;
  DROP TABLE "_main_page_v" CASCADE;
  DROP TABLE "_main_page_v_locales" CASCADE;
  DROP TABLE "_main_page_v_rels" CASCADE;
  DROP TABLE "map" CASCADE;
  DROP TABLE "map_locales" CASCADE;
  DROP TABLE "map_rels" CASCADE;
  DROP TABLE "_map_v" CASCADE;
  DROP TABLE "_map_v_locales" CASCADE;
  DROP TABLE "_map_v_rels" CASCADE;
  DROP TABLE "mediators" CASCADE;
  DROP TABLE "mediators_locales" CASCADE;
  DROP TABLE "mediators_rels" CASCADE;
  DROP TABLE "_mediators_v" CASCADE;
  DROP TABLE "_mediators_v_locales" CASCADE;
  DROP TABLE "_mediators_v_rels" CASCADE;
  DROP TABLE "news_item" CASCADE;
  DROP TABLE "news_item_locales" CASCADE;
  DROP TABLE "news_item_rels" CASCADE;
  DROP TABLE "_news_item_v" CASCADE;
  DROP TABLE "_news_item_v_locales" CASCADE;
  DROP TABLE "_news_item_v_rels" CASCADE;
  DROP TABLE "organisation_structure" CASCADE;
  DROP TABLE "organisation_structure_locales" CASCADE;
  DROP TABLE "organisation_structure_rels" CASCADE;
  DROP TABLE "_organisation_structure_v" CASCADE;
  DROP TABLE "_organisation_structure_v_locales" CASCADE;
  DROP TABLE "_organisation_structure_v_rels" CASCADE;
  DROP TABLE "press_release" CASCADE;
  DROP TABLE "press_release_locales" CASCADE;
  DROP TABLE "press_release_rels" CASCADE;
  DROP TABLE "_press_release_v" CASCADE;
  DROP TABLE "_press_release_v_locales" CASCADE;
  DROP TABLE "_press_release_v_rels" CASCADE;
  DROP TABLE "property_offer" CASCADE;
  DROP TABLE "property_offer_locales" CASCADE;
  DROP TABLE "property_offer_rels" CASCADE;
  DROP TABLE "_property_offer_v" CASCADE;
  DROP TABLE "_property_offer_v_locales" CASCADE;
  DROP TABLE "_property_offer_v_rels" CASCADE;
  DROP TABLE "provided_information" CASCADE;
  DROP TABLE "provided_information_locales" CASCADE;
  DROP TABLE "provided_information_rels" CASCADE;
  DROP TABLE "_provided_information_v" CASCADE;
  DROP TABLE "_provided_information_v_locales" CASCADE;
  DROP TABLE "_provided_information_v_rels" CASCADE;
  DROP TABLE "public_notice" CASCADE;
  DROP TABLE "public_notice_locales" CASCADE;
  DROP TABLE "public_notice_rels" CASCADE;
  DROP TABLE "_public_notice_v" CASCADE;
  DROP TABLE "_public_notice_v_locales" CASCADE;
  DROP TABLE "_public_notice_v_rels" CASCADE;
  DROP TABLE "questions_and_answers" CASCADE;
  DROP TABLE "questions_and_answers_locales" CASCADE;
  DROP TABLE "questions_and_answers_rels" CASCADE;
  DROP TABLE "_questions_and_answers_v" CASCADE;
  DROP TABLE "_questions_and_answers_v_locales" CASCADE;
  DROP TABLE "_questions_and_answers_v_rels" CASCADE;
  DROP TABLE "redirect" CASCADE;
  DROP TABLE "redirect_locales" CASCADE;
  DROP TABLE "redirect_rels" CASCADE;
  DROP TABLE "_redirect_v" CASCADE;
  DROP TABLE "_redirect_v_locales" CASCADE;
  DROP TABLE "_redirect_v_rels" CASCADE;
  DROP TABLE "regional_branch" CASCADE;
  DROP TABLE "regional_branch_locales" CASCADE;
  DROP TABLE "regional_branch_rels" CASCADE;
  DROP TABLE "_regional_branch_v" CASCADE;
  DROP TABLE "_regional_branch_v_locales" CASCADE;
  DROP TABLE "_regional_branch_v_rels" CASCADE;
  DROP TABLE "requested_information" CASCADE;
  DROP TABLE "requested_information_locales" CASCADE;
  DROP TABLE "requested_information_rels" CASCADE;
  DROP TABLE "_requested_information_v" CASCADE;
  DROP TABLE "_requested_information_v_locales" CASCADE;
  DROP TABLE "_requested_information_v_rels" CASCADE;
  DROP TABLE "search_dictionary" CASCADE;
  DROP TABLE "search_dictionary_locales" CASCADE;
  DROP TABLE "search_dictionary_rels" CASCADE;
  DROP TABLE "_search_dictionary_v" CASCADE;
  DROP TABLE "_search_dictionary_v_locales" CASCADE;
  DROP TABLE "_search_dictionary_v_rels" CASCADE;
  DROP TABLE "search_page" CASCADE;
  DROP TABLE "search_page_locales" CASCADE;
  DROP TABLE "search_page_rels" CASCADE;
  DROP TABLE "_search_page_v" CASCADE;
  DROP TABLE "_search_page_v_locales" CASCADE;
  DROP TABLE "_search_page_v_rels" CASCADE;
  DROP TABLE "service" CASCADE;
  DROP TABLE "service_locales" CASCADE;
  DROP TABLE "service_rels" CASCADE;
  DROP TABLE "_service_v" CASCADE;
  DROP TABLE "_service_v_locales" CASCADE;
  DROP TABLE "_service_v_rels" CASCADE;
  DROP TABLE "service_position" CASCADE;
  DROP TABLE "service_position_locales" CASCADE;
  DROP TABLE "service_position_rels" CASCADE;
  DROP TABLE "_service_position_v" CASCADE;
  DROP TABLE "_service_position_v_locales" CASCADE;
  DROP TABLE "_service_position_v_rels" CASCADE;
  DROP TABLE "services_hub" CASCADE;
  DROP TABLE "services_hub_locales" CASCADE;
  DROP TABLE "services_hub_rels" CASCADE;
  DROP TABLE "_services_hub_v" CASCADE;
  DROP TABLE "_services_hub_v_locales" CASCADE;
  DROP TABLE "_services_hub_v_rels" CASCADE;
  DROP TABLE "sitemap" CASCADE;
  DROP TABLE "sitemap_locales" CASCADE;
  DROP TABLE "sitemap_rels" CASCADE;
  DROP TABLE "_sitemap_v" CASCADE;
  DROP TABLE "_sitemap_v_locales" CASCADE;
  DROP TABLE "_sitemap_v_rels" CASCADE;
  DROP TABLE "standard_page" CASCADE;
  DROP TABLE "standard_page_locales" CASCADE;
  DROP TABLE "standard_page_rels" CASCADE;
  DROP TABLE "_standard_page_v" CASCADE;
  DROP TABLE "_standard_page_v_locales" CASCADE;
  DROP TABLE "_standard_page_v_rels" CASCADE;
  DROP TABLE "workplace_contacts" CASCADE;
  DROP TABLE "workplace_contacts_locales" CASCADE;
  DROP TABLE "workplace_contacts_rels" CASCADE;
  DROP TABLE "_workplace_contacts_v" CASCADE;
  DROP TABLE "_workplace_contacts_v_locales" CASCADE;
  DROP TABLE "_workplace_contacts_v_rels" CASCADE;
  DROP TABLE "workplaces_summary" CASCADE;
  DROP TABLE "workplaces_summary_locales" CASCADE;
  DROP TABLE "workplaces_summary_rels" CASCADE;
  DROP TABLE "_workplaces_summary_v" CASCADE;
  DROP TABLE "_workplaces_summary_v_locales" CASCADE;
  DROP TABLE "_workplaces_summary_v_rels" CASCADE;
  DROP TABLE "embedded_page" CASCADE;
  DROP TABLE "embedded_page_locales" CASCADE;
  DROP TABLE "embedded_page_rels" CASCADE;
  DROP TABLE "_embedded_page_v" CASCADE;
  DROP TABLE "_embedded_page_v_locales" CASCADE;
  DROP TABLE "_embedded_page_v_rels" CASCADE;
  DROP TABLE "web_config" CASCADE;
  DROP TABLE "web_config_locales" CASCADE;
  DROP TABLE "web_config_rels" CASCADE;
  DROP TABLE "_web_config_v" CASCADE;
  DROP TABLE "_web_config_v_locales" CASCADE;
  DROP TABLE "_web_config_v_rels" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "folders" CASCADE;
  DROP TABLE "folders_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "webs" CASCADE;
  DROP TABLE "webs_locales" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_application_status";
  DROP TYPE "public"."enum__application_v_published_locale";
  DROP TYPE "public"."enum__application_v_version_status";
  DROP TYPE "public"."enum_calendar_record_status";
  DROP TYPE "public"."enum__calendar_record_v_published_locale";
  DROP TYPE "public"."enum__calendar_record_v_version_status";
  DROP TYPE "public"."enum_collective_agreements_status";
  DROP TYPE "public"."enum__collective_agreements_v_published_locale";
  DROP TYPE "public"."enum__collective_agreements_v_version_status";
  DROP TYPE "public"."enum_conference_status";
  DROP TYPE "public"."enum__conference_v_published_locale";
  DROP TYPE "public"."enum__conference_v_version_status";
  DROP TYPE "public"."enum_document_list_status";
  DROP TYPE "public"."enum__document_list_v_published_locale";
  DROP TYPE "public"."enum__document_list_v_version_status";
  DROP TYPE "public"."enum_form_list_status";
  DROP TYPE "public"."enum__form_list_v_published_locale";
  DROP TYPE "public"."enum__form_list_v_version_status";
  DROP TYPE "public"."enum_glossary_status";
  DROP TYPE "public"."enum__glossary_v_published_locale";
  DROP TYPE "public"."enum__glossary_v_version_status";
  DROP TYPE "public"."enum_glossary_term_status";
  DROP TYPE "public"."enum__glossary_term_v_published_locale";
  DROP TYPE "public"."enum__glossary_term_v_version_status";
  DROP TYPE "public"."enum_guide_for_foreigners_status";
  DROP TYPE "public"."enum__guide_for_foreigners_v_published_locale";
  DROP TYPE "public"."enum__guide_for_foreigners_v_version_status";
  DROP TYPE "public"."enum_information_leaflet_status";
  DROP TYPE "public"."enum__information_leaflet_v_published_locale";
  DROP TYPE "public"."enum__information_leaflet_v_version_status";
  DROP TYPE "public"."enum_job_position_status";
  DROP TYPE "public"."enum__job_position_v_published_locale";
  DROP TYPE "public"."enum__job_position_v_version_status";
  DROP TYPE "public"."enum_landing_page_status";
  DROP TYPE "public"."enum__landing_page_v_published_locale";
  DROP TYPE "public"."enum__landing_page_v_version_status";
  DROP TYPE "public"."enum_main_page_status";
  DROP TYPE "public"."enum__main_page_v_published_locale";
  DROP TYPE "public"."enum__main_page_v_version_status";
  DROP TYPE "public"."enum_map_status";
  DROP TYPE "public"."enum__map_v_published_locale";
  DROP TYPE "public"."enum__map_v_version_status";
  DROP TYPE "public"."enum_mediators_status";
  DROP TYPE "public"."enum__mediators_v_published_locale";
  DROP TYPE "public"."enum__mediators_v_version_status";
  DROP TYPE "public"."enum_news_item_status";
  DROP TYPE "public"."enum__news_item_v_published_locale";
  DROP TYPE "public"."enum__news_item_v_version_status";
  DROP TYPE "public"."enum_organisation_structure_status";
  DROP TYPE "public"."enum__organisation_structure_v_published_locale";
  DROP TYPE "public"."enum__organisation_structure_v_version_status";
  DROP TYPE "public"."enum_press_release_status";
  DROP TYPE "public"."enum__press_release_v_published_locale";
  DROP TYPE "public"."enum__press_release_v_version_status";
  DROP TYPE "public"."enum_property_offer_status";
  DROP TYPE "public"."enum__property_offer_v_published_locale";
  DROP TYPE "public"."enum__property_offer_v_version_status";
  DROP TYPE "public"."enum_provided_information_status";
  DROP TYPE "public"."enum__provided_information_v_published_locale";
  DROP TYPE "public"."enum__provided_information_v_version_status";
  DROP TYPE "public"."enum_public_notice_status";
  DROP TYPE "public"."enum__public_notice_v_published_locale";
  DROP TYPE "public"."enum__public_notice_v_version_status";
  DROP TYPE "public"."enum_questions_and_answers_status";
  DROP TYPE "public"."enum__questions_and_answers_v_published_locale";
  DROP TYPE "public"."enum__questions_and_answers_v_version_status";
  DROP TYPE "public"."enum_redirect_status";
  DROP TYPE "public"."enum__redirect_v_published_locale";
  DROP TYPE "public"."enum__redirect_v_version_status";
  DROP TYPE "public"."enum_regional_branch_status";
  DROP TYPE "public"."enum__regional_branch_v_published_locale";
  DROP TYPE "public"."enum__regional_branch_v_version_status";
  DROP TYPE "public"."enum_requested_information_status";
  DROP TYPE "public"."enum__requested_information_v_published_locale";
  DROP TYPE "public"."enum__requested_information_v_version_status";
  DROP TYPE "public"."enum_search_dictionary_status";
  DROP TYPE "public"."enum__search_dictionary_v_published_locale";
  DROP TYPE "public"."enum__search_dictionary_v_version_status";
  DROP TYPE "public"."enum_search_page_status";
  DROP TYPE "public"."enum__search_page_v_published_locale";
  DROP TYPE "public"."enum__search_page_v_version_status";
  DROP TYPE "public"."enum_service_status";
  DROP TYPE "public"."enum__service_v_published_locale";
  DROP TYPE "public"."enum__service_v_version_status";
  DROP TYPE "public"."enum_service_position_status";
  DROP TYPE "public"."enum__service_position_v_published_locale";
  DROP TYPE "public"."enum__service_position_v_version_status";
  DROP TYPE "public"."enum_services_hub_status";
  DROP TYPE "public"."enum__services_hub_v_published_locale";
  DROP TYPE "public"."enum__services_hub_v_version_status";
  DROP TYPE "public"."enum_sitemap_status";
  DROP TYPE "public"."enum__sitemap_v_published_locale";
  DROP TYPE "public"."enum__sitemap_v_version_status";
  DROP TYPE "public"."enum_standard_page_status";
  DROP TYPE "public"."enum__standard_page_v_published_locale";
  DROP TYPE "public"."enum__standard_page_v_version_status";
  DROP TYPE "public"."enum_workplace_contacts_status";
  DROP TYPE "public"."enum__workplace_contacts_v_published_locale";
  DROP TYPE "public"."enum__workplace_contacts_v_version_status";
  DROP TYPE "public"."enum_workplaces_summary_status";
  DROP TYPE "public"."enum__workplaces_summary_v_published_locale";
  DROP TYPE "public"."enum__workplaces_summary_v_version_status";
  DROP TYPE "public"."enum_embedded_page_status";
  DROP TYPE "public"."enum__embedded_page_v_published_locale";
  DROP TYPE "public"."enum__embedded_page_v_version_status";
  DROP TYPE "public"."enum_web_config_status";
  DROP TYPE "public"."enum__web_config_v_published_locale";
  DROP TYPE "public"."enum__web_config_v_version_status";
  DROP TYPE "public"."enum_documents_language";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
