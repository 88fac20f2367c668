import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "overview" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"content" varchar,
  	"structure" varchar,
  	"language" varchar,
  	"name" varchar,
  	"address" varchar,
  	"words" varchar,
  	"state" varchar,
  	"errors" numeric,
  	"saved_by" varchar,
  	"saved_at" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "overview_id" integer;
  CREATE INDEX "overview_content_idx" ON "overview" USING btree ("content");
  CREATE INDEX "overview_errors_idx" ON "overview" USING btree ("errors");
  CREATE INDEX "overview_saved_by_idx" ON "overview" USING btree ("saved_by");
  CREATE INDEX "overview_saved_at_idx" ON "overview" USING btree ("saved_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_overview_fk" FOREIGN KEY ("overview_id") REFERENCES "public"."overview"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_overview_id_idx" ON "payload_locked_documents_rels" USING btree ("overview_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "overview" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "overview" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_overview_fk";
  
  DROP INDEX "payload_locked_documents_rels_overview_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "overview_id";`)
}
