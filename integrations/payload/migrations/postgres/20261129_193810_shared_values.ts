import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shared_values_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shared_values_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__shared_values_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "shared_values" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shared_values_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_shared_values_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "shared_values_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_shared_values_v" (
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
  	"published_locale" "enum__shared_values_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_shared_values_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__shared_values_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_shared_values_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shared_values_id" varchar;
  ALTER TABLE "shared_values" ADD CONSTRAINT "shared_values_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shared_values_locales" ADD CONSTRAINT "shared_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shared_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shared_values_rels" ADD CONSTRAINT "shared_values_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shared_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shared_values_rels" ADD CONSTRAINT "shared_values_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shared_values_rels" ADD CONSTRAINT "shared_values_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shared_values_v" ADD CONSTRAINT "_shared_values_v_parent_id_shared_values_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shared_values"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shared_values_v" ADD CONSTRAINT "_shared_values_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shared_values_v_locales" ADD CONSTRAINT "_shared_values_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shared_values_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shared_values_v_rels" ADD CONSTRAINT "_shared_values_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shared_values_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shared_values_v_rels" ADD CONSTRAINT "_shared_values_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shared_values_v_rels" ADD CONSTRAINT "_shared_values_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shared_values_web_idx" ON "shared_values" USING btree ("web_id");
  CREATE INDEX "shared_values_updated_at_idx" ON "shared_values" USING btree ("updated_at");
  CREATE INDEX "shared_values_created_at_idx" ON "shared_values" USING btree ("created_at");
  CREATE INDEX "shared_values_address_idx" ON "shared_values_locales" USING btree ("address","_locale");
  CREATE INDEX "shared_values__status_idx" ON "shared_values_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "shared_values_locales_locale_parent_id_unique" ON "shared_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shared_values_rels_order_idx" ON "shared_values_rels" USING btree ("order");
  CREATE INDEX "shared_values_rels_parent_idx" ON "shared_values_rels" USING btree ("parent_id");
  CREATE INDEX "shared_values_rels_path_idx" ON "shared_values_rels" USING btree ("path");
  CREATE INDEX "shared_values_rels_categories_id_idx" ON "shared_values_rels" USING btree ("categories_id");
  CREATE INDEX "shared_values_rels_tags_id_idx" ON "shared_values_rels" USING btree ("tags_id");
  CREATE INDEX "_shared_values_v_parent_idx" ON "_shared_values_v" USING btree ("parent_id");
  CREATE INDEX "_shared_values_v_version_version_web_idx" ON "_shared_values_v" USING btree ("version_web_id");
  CREATE INDEX "_shared_values_v_version_version_updated_at_idx" ON "_shared_values_v" USING btree ("version_updated_at");
  CREATE INDEX "_shared_values_v_version_version_created_at_idx" ON "_shared_values_v" USING btree ("version_created_at");
  CREATE INDEX "_shared_values_v_created_at_idx" ON "_shared_values_v" USING btree ("created_at");
  CREATE INDEX "_shared_values_v_updated_at_idx" ON "_shared_values_v" USING btree ("updated_at");
  CREATE INDEX "_shared_values_v_snapshot_idx" ON "_shared_values_v" USING btree ("snapshot");
  CREATE INDEX "_shared_values_v_published_locale_idx" ON "_shared_values_v" USING btree ("published_locale");
  CREATE INDEX "_shared_values_v_latest_idx" ON "_shared_values_v" USING btree ("latest");
  CREATE INDEX "_shared_values_v_version_version_address_idx" ON "_shared_values_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_shared_values_v_version_version__status_idx" ON "_shared_values_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_shared_values_v_locales_locale_parent_id_unique" ON "_shared_values_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shared_values_v_rels_order_idx" ON "_shared_values_v_rels" USING btree ("order");
  CREATE INDEX "_shared_values_v_rels_parent_idx" ON "_shared_values_v_rels" USING btree ("parent_id");
  CREATE INDEX "_shared_values_v_rels_path_idx" ON "_shared_values_v_rels" USING btree ("path");
  CREATE INDEX "_shared_values_v_rels_categories_id_idx" ON "_shared_values_v_rels" USING btree ("categories_id");
  CREATE INDEX "_shared_values_v_rels_tags_id_idx" ON "_shared_values_v_rels" USING btree ("tags_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shared_values_fk" FOREIGN KEY ("shared_values_id") REFERENCES "public"."shared_values"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_shared_values_id_idx" ON "payload_locked_documents_rels" USING btree ("shared_values_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shared_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shared_values_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shared_values_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shared_values_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shared_values_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shared_values_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shared_values" CASCADE;
  DROP TABLE "shared_values_locales" CASCADE;
  DROP TABLE "shared_values_rels" CASCADE;
  DROP TABLE "_shared_values_v" CASCADE;
  DROP TABLE "_shared_values_v_locales" CASCADE;
  DROP TABLE "_shared_values_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_shared_values_fk";
  
  DROP INDEX "payload_locked_documents_rels_shared_values_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shared_values_id";
  DROP TYPE "public"."enum_shared_values_status";
  DROP TYPE "public"."enum__shared_values_v_published_locale";
  DROP TYPE "public"."enum__shared_values_v_version_status";`)
}
