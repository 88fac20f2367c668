import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_entitlement_guide_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__entitlement_guide_v_published_locale" AS ENUM('cs', 'en', 'ru', 'uk');
  CREATE TYPE "public"."enum__entitlement_guide_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "entitlement_guide" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"web_id" varchar,
  	"display_at" varchar,
  	"roles" varchar DEFAULT 'Guest',
  	"priority" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entitlement_guide_locales" (
  	"name" varchar,
  	"description" varchar,
  	"stored" varchar,
  	"envelope" varchar,
  	"address" varchar,
  	"_status" "enum_entitlement_guide_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "entitlement_guide_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  CREATE TABLE "_entitlement_guide_v" (
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
  	"published_locale" "enum__entitlement_guide_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_entitlement_guide_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_stored" varchar,
  	"version_envelope" varchar,
  	"version_address" varchar,
  	"version__status" "enum__entitlement_guide_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_entitlement_guide_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" varchar,
  	"tags_id" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "entitlement_guide_id" varchar;
  ALTER TABLE "entitlement_guide" ADD CONSTRAINT "entitlement_guide_web_id_webs_id_fk" FOREIGN KEY ("web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlement_guide_locales" ADD CONSTRAINT "entitlement_guide_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."entitlement_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "entitlement_guide_rels" ADD CONSTRAINT "entitlement_guide_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."entitlement_guide"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "entitlement_guide_rels" ADD CONSTRAINT "entitlement_guide_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "entitlement_guide_rels" ADD CONSTRAINT "entitlement_guide_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_entitlement_guide_v" ADD CONSTRAINT "_entitlement_guide_v_parent_id_entitlement_guide_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."entitlement_guide"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_entitlement_guide_v" ADD CONSTRAINT "_entitlement_guide_v_version_web_id_webs_id_fk" FOREIGN KEY ("version_web_id") REFERENCES "public"."webs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_entitlement_guide_v_locales" ADD CONSTRAINT "_entitlement_guide_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_entitlement_guide_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_entitlement_guide_v_rels" ADD CONSTRAINT "_entitlement_guide_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_entitlement_guide_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_entitlement_guide_v_rels" ADD CONSTRAINT "_entitlement_guide_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_entitlement_guide_v_rels" ADD CONSTRAINT "_entitlement_guide_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "entitlement_guide_web_idx" ON "entitlement_guide" USING btree ("web_id");
  CREATE INDEX "entitlement_guide_updated_at_idx" ON "entitlement_guide" USING btree ("updated_at");
  CREATE INDEX "entitlement_guide_created_at_idx" ON "entitlement_guide" USING btree ("created_at");
  CREATE INDEX "entitlement_guide_address_idx" ON "entitlement_guide_locales" USING btree ("address","_locale");
  CREATE INDEX "entitlement_guide__status_idx" ON "entitlement_guide_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "entitlement_guide_locales_locale_parent_id_unique" ON "entitlement_guide_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "entitlement_guide_rels_order_idx" ON "entitlement_guide_rels" USING btree ("order");
  CREATE INDEX "entitlement_guide_rels_parent_idx" ON "entitlement_guide_rels" USING btree ("parent_id");
  CREATE INDEX "entitlement_guide_rels_path_idx" ON "entitlement_guide_rels" USING btree ("path");
  CREATE INDEX "entitlement_guide_rels_categories_id_idx" ON "entitlement_guide_rels" USING btree ("categories_id");
  CREATE INDEX "entitlement_guide_rels_tags_id_idx" ON "entitlement_guide_rels" USING btree ("tags_id");
  CREATE INDEX "_entitlement_guide_v_parent_idx" ON "_entitlement_guide_v" USING btree ("parent_id");
  CREATE INDEX "_entitlement_guide_v_version_version_web_idx" ON "_entitlement_guide_v" USING btree ("version_web_id");
  CREATE INDEX "_entitlement_guide_v_version_version_updated_at_idx" ON "_entitlement_guide_v" USING btree ("version_updated_at");
  CREATE INDEX "_entitlement_guide_v_version_version_created_at_idx" ON "_entitlement_guide_v" USING btree ("version_created_at");
  CREATE INDEX "_entitlement_guide_v_created_at_idx" ON "_entitlement_guide_v" USING btree ("created_at");
  CREATE INDEX "_entitlement_guide_v_updated_at_idx" ON "_entitlement_guide_v" USING btree ("updated_at");
  CREATE INDEX "_entitlement_guide_v_snapshot_idx" ON "_entitlement_guide_v" USING btree ("snapshot");
  CREATE INDEX "_entitlement_guide_v_published_locale_idx" ON "_entitlement_guide_v" USING btree ("published_locale");
  CREATE INDEX "_entitlement_guide_v_latest_idx" ON "_entitlement_guide_v" USING btree ("latest");
  CREATE INDEX "_entitlement_guide_v_version_version_address_idx" ON "_entitlement_guide_v_locales" USING btree ("version_address","_locale");
  CREATE INDEX "_entitlement_guide_v_version_version__status_idx" ON "_entitlement_guide_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_entitlement_guide_v_locales_locale_parent_id_unique" ON "_entitlement_guide_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_entitlement_guide_v_rels_order_idx" ON "_entitlement_guide_v_rels" USING btree ("order");
  CREATE INDEX "_entitlement_guide_v_rels_parent_idx" ON "_entitlement_guide_v_rels" USING btree ("parent_id");
  CREATE INDEX "_entitlement_guide_v_rels_path_idx" ON "_entitlement_guide_v_rels" USING btree ("path");
  CREATE INDEX "_entitlement_guide_v_rels_categories_id_idx" ON "_entitlement_guide_v_rels" USING btree ("categories_id");
  CREATE INDEX "_entitlement_guide_v_rels_tags_id_idx" ON "_entitlement_guide_v_rels" USING btree ("tags_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_entitlement_guide_fk" FOREIGN KEY ("entitlement_guide_id") REFERENCES "public"."entitlement_guide"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_entitlement_guide_id_idx" ON "payload_locked_documents_rels" USING btree ("entitlement_guide_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "entitlement_guide" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "entitlement_guide_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "entitlement_guide_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_entitlement_guide_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_entitlement_guide_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_entitlement_guide_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "entitlement_guide" CASCADE;
  DROP TABLE "entitlement_guide_locales" CASCADE;
  DROP TABLE "entitlement_guide_rels" CASCADE;
  DROP TABLE "_entitlement_guide_v" CASCADE;
  DROP TABLE "_entitlement_guide_v_locales" CASCADE;
  DROP TABLE "_entitlement_guide_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_entitlement_guide_fk";
  
  DROP INDEX "payload_locked_documents_rels_entitlement_guide_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "entitlement_guide_id";
  DROP TYPE "public"."enum_entitlement_guide_status";
  DROP TYPE "public"."enum__entitlement_guide_v_published_locale";
  DROP TYPE "public"."enum__entitlement_guide_v_version_status";`)
}
