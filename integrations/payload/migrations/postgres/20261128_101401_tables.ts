import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { each } from '../each-content.ts'

const types = (name: string) => `CREATE TYPE "public"."enum_${name}_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__${name}_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__${name}_v_version_status" AS ENUM('draft', 'published');`

const tables = (name: string) => `CREATE TABLE "${name}" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "${name}_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_${name}_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "${name}_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_${name}_v" (
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
  	"published_locale" "enum__${name}_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_${name}_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__${name}_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_${name}_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );`

const constraints = (name: string) => `ALTER TABLE "${name}" ADD CONSTRAINT "${name}_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "${name}_locales" ADD CONSTRAINT "${name}_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."${name}"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "${name}_rels" ADD CONSTRAINT "${name}_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."${name}"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "${name}_rels" ADD CONSTRAINT "${name}_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "${name}_rels" ADD CONSTRAINT "${name}_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_${name}_v" ADD CONSTRAINT "_${name}_v_parent_id_${name}_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."${name}"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_${name}_v" ADD CONSTRAINT "_${name}_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_${name}_v_locales" ADD CONSTRAINT "_${name}_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_${name}_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_${name}_v_rels" ADD CONSTRAINT "_${name}_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_${name}_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_${name}_v_rels" ADD CONSTRAINT "_${name}_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_${name}_v_rels" ADD CONSTRAINT "_${name}_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;`

const indexes = (name: string) => `CREATE INDEX "${name}_web_idx" ON "${name}" USING btree ("web_id");
  CREATE INDEX "${name}_updated_at_idx" ON "${name}" USING btree ("updated_at");
  CREATE INDEX "${name}_created_at_idx" ON "${name}" USING btree ("created_at");
  CREATE INDEX "${name}_address_idx" ON "${name}_locales" USING btree ("address","_locale");
  CREATE INDEX "${name}__status_idx" ON "${name}_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "${name}_locales_locale_parent_id_unique" ON "${name}_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "${name}_rels_order_idx" ON "${name}_rels" USING btree ("order");
  CREATE INDEX "${name}_rels_parent_idx" ON "${name}_rels" USING btree ("parent_id");
  CREATE INDEX "${name}_rels_path_idx" ON "${name}_rels" USING btree ("path");
  CREATE INDEX "${name}_rels_categories_id_idx" ON "${name}_rels" USING btree ("categories_id");
  CREATE INDEX "${name}_rels_tags_id_idx" ON "${name}_rels" USING btree ("tags_id");
  CREATE INDEX "_${name}_v_parent_idx" ON "_${name}_v" USING btree ("parent_id");
  CREATE INDEX "_${name}_v_version_version_web_idx" ON "_${name}_v" USING btree ("version_web_id");
  CREATE INDEX "_${name}_v_version_version_updated_at_idx" ON "_${name}_v" USING btree ("version_updated_at");
  CREATE INDEX "_${name}_v_version_version_created_at_idx" ON "_${name}_v" USING btree ("version_created_at");
  CREATE INDEX "_${name}_v_created_at_idx" ON "_${name}_v" USING btree ("created_at");
  CREATE INDEX "_${name}_v_updated_at_idx" ON "_${name}_v" USING btree ("updated_at");
  CREATE INDEX "_${name}_v_snapshot_idx" ON "_${name}_v" USING btree ("snapshot");
  CREATE INDEX "_${name}_v_published_locale_idx" ON "_${name}_v" USING btree ("published_locale");
  CREATE INDEX "_${name}_v_latest_idx" ON "_${name}_v" USING btree ("latest");
  CREATE INDEX "_${name}_v_version_version_address_idx" ON "_${name}_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_${name}_v_version_version__status_idx" ON "_${name}_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_${name}_v_locales_locale_parent_id_unique" ON "_${name}_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_${name}_v_rels_order_idx" ON "_${name}_v_rels" USING btree ("order");
  CREATE INDEX "_${name}_v_rels_parent_idx" ON "_${name}_v_rels" USING btree ("parent_id");
  CREATE INDEX "_${name}_v_rels_path_idx" ON "_${name}_v_rels" USING btree ("path");
  CREATE INDEX "_${name}_v_rels_categories_id_idx" ON "_${name}_v_rels" USING btree ("categories_id");
  CREATE INDEX "_${name}_v_rels_tags_id_idx" ON "_${name}_v_rels" USING btree ("tags_id");`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
   CREATE TYPE "public"."_locales" AS ENUM('cs', 'en', 'ru', 'uk');
  ${each(types)}
  CREATE TYPE "public"."enum_documents_language" AS ENUM('cs_cz', 'en_gb', 'ru_ru', 'uk_ua');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum_users_role" AS ENUM('translator', 'editor', 'publisher', 'administrator');
  ${each(tables)}
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
  	"reset_password_requested_at" timestamp(3) with time zone
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
  
  CREATE TABLE "schedules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"content" varchar NOT NULL,
  	"structure" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"action" varchar DEFAULT 'publish' NOT NULL,
  	"local_time" varchar NOT NULL,
  	"due_at" varchar NOT NULL,
  	"scheduled_by" varchar,
  	"editor_language" varchar NOT NULL,
  	"fault" varchar
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  	${each((name) => `"${name}_id" varchar,`)}
  	"pages_id" varchar,
  	"documents_id" varchar,
  	"folders_id" varchar,
  	"categories_id" varchar,
  	"tags_id" varchar,
  	"webs_id" varchar,
  	"users_id" integer,
  	"outbox_id" integer,
  	"schedules_id" integer
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
  
  ${each(constraints)}
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "folders_locales" ADD CONSTRAINT "folders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webs_locales" ADD CONSTRAINT "webs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ${each((name) => `ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_${name}_fk" FOREIGN KEY ("${name}_id") REFERENCES "public"."${name}"("id") ON DELETE cascade ON UPDATE no action;`)}
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_folders_fk" FOREIGN KEY ("folders_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webs_fk" FOREIGN KEY ("webs_id") REFERENCES "public"."webs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schedules_fk" FOREIGN KEY ("schedules_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ${each(indexes)}
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
  CREATE INDEX "schedules_content_idx" ON "schedules" USING btree ("content");
  CREATE INDEX "schedules_due_at_idx" ON "schedules" USING btree ("due_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  ${each((name) => `CREATE INDEX "payload_locked_documents_rels_${name}_id_idx" ON "payload_locked_documents_rels" USING btree ("${name}_id");`)}
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("folders_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_webs_id_idx" ON "payload_locked_documents_rels" USING btree ("webs_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("outbox_id");
  CREATE INDEX "payload_locked_documents_rels_schedules_id_idx" ON "payload_locked_documents_rels" USING btree ("schedules_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`))
}
