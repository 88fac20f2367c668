import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`application\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`application_web_idx\` ON \`application\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`application_updated_at_idx\` ON \`application\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`application_created_at_idx\` ON \`application\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`application_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`application\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`application_address_idx\` ON \`application_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`application__status_idx\` ON \`application_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`application_locales_locale_parent_id_unique\` ON \`application_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`application_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`application\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`application_rels_order_idx\` ON \`application_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`application_rels_parent_idx\` ON \`application_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`application_rels_path_idx\` ON \`application_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`application_rels_categories_id_idx\` ON \`application_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`application_rels_tags_id_idx\` ON \`application_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_application_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`application\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_application_v_parent_idx\` ON \`_application_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_version_version_web_idx\` ON \`_application_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_version_version_updated_at_idx\` ON \`_application_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_version_version_created_at_idx\` ON \`_application_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_created_at_idx\` ON \`_application_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_updated_at_idx\` ON \`_application_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_snapshot_idx\` ON \`_application_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_published_locale_idx\` ON \`_application_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_latest_idx\` ON \`_application_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_application_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_application_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_application_v_version_version_address_idx\` ON \`_application_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_version_version__status_idx\` ON \`_application_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_application_v_locales_locale_parent_id_unique\` ON \`_application_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_application_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_application_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_application_v_rels_order_idx\` ON \`_application_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_rels_parent_idx\` ON \`_application_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_rels_path_idx\` ON \`_application_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_rels_categories_id_idx\` ON \`_application_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_application_v_rels_tags_id_idx\` ON \`_application_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`calendar_record\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`calendar_record_web_idx\` ON \`calendar_record\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`calendar_record_updated_at_idx\` ON \`calendar_record\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`calendar_record_created_at_idx\` ON \`calendar_record\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`calendar_record_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`calendar_record\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`calendar_record_address_idx\` ON \`calendar_record_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`calendar_record__status_idx\` ON \`calendar_record_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`calendar_record_locales_locale_parent_id_unique\` ON \`calendar_record_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`calendar_record_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`calendar_record\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`calendar_record_rels_order_idx\` ON \`calendar_record_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`calendar_record_rels_parent_idx\` ON \`calendar_record_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`calendar_record_rels_path_idx\` ON \`calendar_record_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`calendar_record_rels_categories_id_idx\` ON \`calendar_record_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`calendar_record_rels_tags_id_idx\` ON \`calendar_record_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_calendar_record_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`calendar_record\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_parent_idx\` ON \`_calendar_record_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_version_version_web_idx\` ON \`_calendar_record_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_version_version_updated_at_idx\` ON \`_calendar_record_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_version_version_created_at_idx\` ON \`_calendar_record_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_created_at_idx\` ON \`_calendar_record_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_updated_at_idx\` ON \`_calendar_record_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_snapshot_idx\` ON \`_calendar_record_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_published_locale_idx\` ON \`_calendar_record_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_latest_idx\` ON \`_calendar_record_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_calendar_record_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_calendar_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_version_version_address_idx\` ON \`_calendar_record_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_version_version__status_idx\` ON \`_calendar_record_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_calendar_record_v_locales_locale_parent_id_unique\` ON \`_calendar_record_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_calendar_record_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_calendar_record_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_rels_order_idx\` ON \`_calendar_record_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_rels_parent_idx\` ON \`_calendar_record_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_rels_path_idx\` ON \`_calendar_record_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_rels_categories_id_idx\` ON \`_calendar_record_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_calendar_record_v_rels_tags_id_idx\` ON \`_calendar_record_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`collective_agreements\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`collective_agreements_web_idx\` ON \`collective_agreements\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`collective_agreements_updated_at_idx\` ON \`collective_agreements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`collective_agreements_created_at_idx\` ON \`collective_agreements\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`collective_agreements_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`collective_agreements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`collective_agreements_address_idx\` ON \`collective_agreements_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`collective_agreements__status_idx\` ON \`collective_agreements_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`collective_agreements_locales_locale_parent_id_unique\` ON \`collective_agreements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`collective_agreements_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`collective_agreements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`collective_agreements_rels_order_idx\` ON \`collective_agreements_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`collective_agreements_rels_parent_idx\` ON \`collective_agreements_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`collective_agreements_rels_path_idx\` ON \`collective_agreements_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`collective_agreements_rels_categories_id_idx\` ON \`collective_agreements_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`collective_agreements_rels_tags_id_idx\` ON \`collective_agreements_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_collective_agreements_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`collective_agreements\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_parent_idx\` ON \`_collective_agreements_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_version_version_web_idx\` ON \`_collective_agreements_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_version_version_updated_at_idx\` ON \`_collective_agreements_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_version_version_created_at_idx\` ON \`_collective_agreements_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_created_at_idx\` ON \`_collective_agreements_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_updated_at_idx\` ON \`_collective_agreements_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_snapshot_idx\` ON \`_collective_agreements_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_published_locale_idx\` ON \`_collective_agreements_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_latest_idx\` ON \`_collective_agreements_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_collective_agreements_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_collective_agreements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_version_version_address_idx\` ON \`_collective_agreements_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_version_version__status_idx\` ON \`_collective_agreements_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_collective_agreements_v_locales_locale_parent_id_unique\` ON \`_collective_agreements_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_collective_agreements_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_collective_agreements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_rels_order_idx\` ON \`_collective_agreements_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_rels_parent_idx\` ON \`_collective_agreements_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_rels_path_idx\` ON \`_collective_agreements_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_rels_categories_id_idx\` ON \`_collective_agreements_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_collective_agreements_v_rels_tags_id_idx\` ON \`_collective_agreements_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`conference\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`conference_web_idx\` ON \`conference\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`conference_updated_at_idx\` ON \`conference\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`conference_created_at_idx\` ON \`conference\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`conference_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`conference\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`conference_address_idx\` ON \`conference_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`conference__status_idx\` ON \`conference_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`conference_locales_locale_parent_id_unique\` ON \`conference_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`conference_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`conference\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`conference_rels_order_idx\` ON \`conference_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`conference_rels_parent_idx\` ON \`conference_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`conference_rels_path_idx\` ON \`conference_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`conference_rels_categories_id_idx\` ON \`conference_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`conference_rels_tags_id_idx\` ON \`conference_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_conference_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`conference\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_conference_v_parent_idx\` ON \`_conference_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_version_version_web_idx\` ON \`_conference_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_version_version_updated_at_idx\` ON \`_conference_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_version_version_created_at_idx\` ON \`_conference_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_created_at_idx\` ON \`_conference_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_updated_at_idx\` ON \`_conference_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_snapshot_idx\` ON \`_conference_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_published_locale_idx\` ON \`_conference_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_latest_idx\` ON \`_conference_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_conference_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_conference_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_conference_v_version_version_address_idx\` ON \`_conference_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_version_version__status_idx\` ON \`_conference_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_conference_v_locales_locale_parent_id_unique\` ON \`_conference_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_conference_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_conference_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_conference_v_rels_order_idx\` ON \`_conference_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_rels_parent_idx\` ON \`_conference_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_rels_path_idx\` ON \`_conference_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_rels_categories_id_idx\` ON \`_conference_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_conference_v_rels_tags_id_idx\` ON \`_conference_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`document_list\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`document_list_web_idx\` ON \`document_list\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`document_list_updated_at_idx\` ON \`document_list\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_list_created_at_idx\` ON \`document_list\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`document_list_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`document_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`document_list_address_idx\` ON \`document_list_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`document_list__status_idx\` ON \`document_list_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`document_list_locales_locale_parent_id_unique\` ON \`document_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`document_list_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`document_list\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`document_list_rels_order_idx\` ON \`document_list_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`document_list_rels_parent_idx\` ON \`document_list_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`document_list_rels_path_idx\` ON \`document_list_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`document_list_rels_categories_id_idx\` ON \`document_list_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`document_list_rels_tags_id_idx\` ON \`document_list_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_document_list_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`document_list\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_document_list_v_parent_idx\` ON \`_document_list_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_version_version_web_idx\` ON \`_document_list_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_version_version_updated_at_idx\` ON \`_document_list_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_version_version_created_at_idx\` ON \`_document_list_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_created_at_idx\` ON \`_document_list_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_updated_at_idx\` ON \`_document_list_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_snapshot_idx\` ON \`_document_list_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_published_locale_idx\` ON \`_document_list_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_latest_idx\` ON \`_document_list_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_document_list_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_document_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_document_list_v_version_version_address_idx\` ON \`_document_list_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_version_version__status_idx\` ON \`_document_list_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_document_list_v_locales_locale_parent_id_unique\` ON \`_document_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_document_list_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_document_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_document_list_v_rels_order_idx\` ON \`_document_list_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_rels_parent_idx\` ON \`_document_list_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_rels_path_idx\` ON \`_document_list_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_rels_categories_id_idx\` ON \`_document_list_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_document_list_v_rels_tags_id_idx\` ON \`_document_list_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`form_list\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_list_web_idx\` ON \`form_list\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`form_list_updated_at_idx\` ON \`form_list\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_list_created_at_idx\` ON \`form_list\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`form_list_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`form_list\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`form_list_address_idx\` ON \`form_list_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`form_list__status_idx\` ON \`form_list_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_list_locales_locale_parent_id_unique\` ON \`form_list_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_list_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`form_list\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`form_list_rels_order_idx\` ON \`form_list_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`form_list_rels_parent_idx\` ON \`form_list_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`form_list_rels_path_idx\` ON \`form_list_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`form_list_rels_categories_id_idx\` ON \`form_list_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`form_list_rels_tags_id_idx\` ON \`form_list_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_form_list_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`form_list\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_form_list_v_parent_idx\` ON \`_form_list_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_version_version_web_idx\` ON \`_form_list_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_version_version_updated_at_idx\` ON \`_form_list_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_version_version_created_at_idx\` ON \`_form_list_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_created_at_idx\` ON \`_form_list_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_updated_at_idx\` ON \`_form_list_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_snapshot_idx\` ON \`_form_list_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_published_locale_idx\` ON \`_form_list_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_latest_idx\` ON \`_form_list_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_form_list_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_form_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_form_list_v_version_version_address_idx\` ON \`_form_list_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_version_version__status_idx\` ON \`_form_list_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_form_list_v_locales_locale_parent_id_unique\` ON \`_form_list_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_form_list_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_form_list_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_form_list_v_rels_order_idx\` ON \`_form_list_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_rels_parent_idx\` ON \`_form_list_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_rels_path_idx\` ON \`_form_list_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_rels_categories_id_idx\` ON \`_form_list_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_form_list_v_rels_tags_id_idx\` ON \`_form_list_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`glossary\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`glossary_web_idx\` ON \`glossary\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`glossary_updated_at_idx\` ON \`glossary\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`glossary_created_at_idx\` ON \`glossary\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`glossary_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`glossary_address_idx\` ON \`glossary_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`glossary__status_idx\` ON \`glossary_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`glossary_locales_locale_parent_id_unique\` ON \`glossary_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`glossary_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`glossary_rels_order_idx\` ON \`glossary_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`glossary_rels_parent_idx\` ON \`glossary_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`glossary_rels_path_idx\` ON \`glossary_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`glossary_rels_categories_id_idx\` ON \`glossary_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`glossary_rels_tags_id_idx\` ON \`glossary_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_glossary_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`glossary\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_glossary_v_parent_idx\` ON \`_glossary_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_web_idx\` ON \`_glossary_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_updated_at_idx\` ON \`_glossary_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_created_at_idx\` ON \`_glossary_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_created_at_idx\` ON \`_glossary_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_updated_at_idx\` ON \`_glossary_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_snapshot_idx\` ON \`_glossary_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_published_locale_idx\` ON \`_glossary_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_latest_idx\` ON \`_glossary_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_glossary_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_glossary_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version_address_idx\` ON \`_glossary_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_version_version__status_idx\` ON \`_glossary_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_glossary_v_locales_locale_parent_id_unique\` ON \`_glossary_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_glossary_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_glossary_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_glossary_v_rels_order_idx\` ON \`_glossary_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_rels_parent_idx\` ON \`_glossary_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_rels_path_idx\` ON \`_glossary_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_rels_categories_id_idx\` ON \`_glossary_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_v_rels_tags_id_idx\` ON \`_glossary_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`glossary_term\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`glossary_term_web_idx\` ON \`glossary_term\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`glossary_term_updated_at_idx\` ON \`glossary_term\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`glossary_term_created_at_idx\` ON \`glossary_term\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`glossary_term_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`glossary_term\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`glossary_term_address_idx\` ON \`glossary_term_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`glossary_term__status_idx\` ON \`glossary_term_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`glossary_term_locales_locale_parent_id_unique\` ON \`glossary_term_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`glossary_term_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`glossary_term\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`glossary_term_rels_order_idx\` ON \`glossary_term_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`glossary_term_rels_parent_idx\` ON \`glossary_term_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`glossary_term_rels_path_idx\` ON \`glossary_term_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`glossary_term_rels_categories_id_idx\` ON \`glossary_term_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`glossary_term_rels_tags_id_idx\` ON \`glossary_term_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_glossary_term_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`glossary_term\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_parent_idx\` ON \`_glossary_term_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_version_version_web_idx\` ON \`_glossary_term_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_version_version_updated_at_idx\` ON \`_glossary_term_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_version_version_created_at_idx\` ON \`_glossary_term_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_created_at_idx\` ON \`_glossary_term_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_updated_at_idx\` ON \`_glossary_term_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_snapshot_idx\` ON \`_glossary_term_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_published_locale_idx\` ON \`_glossary_term_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_latest_idx\` ON \`_glossary_term_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_glossary_term_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_glossary_term_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_version_version_address_idx\` ON \`_glossary_term_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_version_version__status_idx\` ON \`_glossary_term_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_glossary_term_v_locales_locale_parent_id_unique\` ON \`_glossary_term_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_glossary_term_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_glossary_term_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_rels_order_idx\` ON \`_glossary_term_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_rels_parent_idx\` ON \`_glossary_term_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_rels_path_idx\` ON \`_glossary_term_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_rels_categories_id_idx\` ON \`_glossary_term_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_glossary_term_v_rels_tags_id_idx\` ON \`_glossary_term_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`guide_for_foreigners\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_for_foreigners_web_idx\` ON \`guide_for_foreigners\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_for_foreigners_updated_at_idx\` ON \`guide_for_foreigners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guide_for_foreigners_created_at_idx\` ON \`guide_for_foreigners\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`guide_for_foreigners_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`guide_for_foreigners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_for_foreigners_address_idx\` ON \`guide_for_foreigners_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`guide_for_foreigners__status_idx\` ON \`guide_for_foreigners_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`guide_for_foreigners_locales_locale_parent_id_unique\` ON \`guide_for_foreigners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`guide_for_foreigners_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guide_for_foreigners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`guide_for_foreigners_rels_order_idx\` ON \`guide_for_foreigners_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`guide_for_foreigners_rels_parent_idx\` ON \`guide_for_foreigners_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_for_foreigners_rels_path_idx\` ON \`guide_for_foreigners_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`guide_for_foreigners_rels_categories_id_idx\` ON \`guide_for_foreigners_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`guide_for_foreigners_rels_tags_id_idx\` ON \`guide_for_foreigners_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_guide_for_foreigners_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`guide_for_foreigners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_parent_idx\` ON \`_guide_for_foreigners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_version_version_web_idx\` ON \`_guide_for_foreigners_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_version_version_updated_at_idx\` ON \`_guide_for_foreigners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_version_version_created_at_idx\` ON \`_guide_for_foreigners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_created_at_idx\` ON \`_guide_for_foreigners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_updated_at_idx\` ON \`_guide_for_foreigners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_snapshot_idx\` ON \`_guide_for_foreigners_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_published_locale_idx\` ON \`_guide_for_foreigners_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_latest_idx\` ON \`_guide_for_foreigners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_guide_for_foreigners_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_guide_for_foreigners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_version_version_address_idx\` ON \`_guide_for_foreigners_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_version_version__status_idx\` ON \`_guide_for_foreigners_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_guide_for_foreigners_v_locales_locale_parent_id_unique\` ON \`_guide_for_foreigners_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_guide_for_foreigners_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_guide_for_foreigners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_rels_order_idx\` ON \`_guide_for_foreigners_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_rels_parent_idx\` ON \`_guide_for_foreigners_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_rels_path_idx\` ON \`_guide_for_foreigners_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_rels_categories_id_idx\` ON \`_guide_for_foreigners_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_guide_for_foreigners_v_rels_tags_id_idx\` ON \`_guide_for_foreigners_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`information_leaflet\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`information_leaflet_web_idx\` ON \`information_leaflet\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`information_leaflet_updated_at_idx\` ON \`information_leaflet\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`information_leaflet_created_at_idx\` ON \`information_leaflet\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`information_leaflet_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`information_leaflet\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`information_leaflet_address_idx\` ON \`information_leaflet_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`information_leaflet__status_idx\` ON \`information_leaflet_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`information_leaflet_locales_locale_parent_id_unique\` ON \`information_leaflet_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`information_leaflet_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`information_leaflet\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`information_leaflet_rels_order_idx\` ON \`information_leaflet_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`information_leaflet_rels_parent_idx\` ON \`information_leaflet_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`information_leaflet_rels_path_idx\` ON \`information_leaflet_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`information_leaflet_rels_categories_id_idx\` ON \`information_leaflet_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`information_leaflet_rels_tags_id_idx\` ON \`information_leaflet_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_information_leaflet_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`information_leaflet\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_parent_idx\` ON \`_information_leaflet_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_version_version_web_idx\` ON \`_information_leaflet_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_version_version_updated_at_idx\` ON \`_information_leaflet_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_version_version_created_at_idx\` ON \`_information_leaflet_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_created_at_idx\` ON \`_information_leaflet_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_updated_at_idx\` ON \`_information_leaflet_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_snapshot_idx\` ON \`_information_leaflet_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_published_locale_idx\` ON \`_information_leaflet_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_latest_idx\` ON \`_information_leaflet_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_information_leaflet_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_information_leaflet_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_version_version_address_idx\` ON \`_information_leaflet_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_version_version__status_idx\` ON \`_information_leaflet_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_information_leaflet_v_locales_locale_parent_id_unique\` ON \`_information_leaflet_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_information_leaflet_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_information_leaflet_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_rels_order_idx\` ON \`_information_leaflet_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_rels_parent_idx\` ON \`_information_leaflet_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_rels_path_idx\` ON \`_information_leaflet_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_rels_categories_id_idx\` ON \`_information_leaflet_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_information_leaflet_v_rels_tags_id_idx\` ON \`_information_leaflet_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`job_position\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`job_position_web_idx\` ON \`job_position\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`job_position_updated_at_idx\` ON \`job_position\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`job_position_created_at_idx\` ON \`job_position\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`job_position_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_position\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`job_position_address_idx\` ON \`job_position_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`job_position__status_idx\` ON \`job_position_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_position_locales_locale_parent_id_unique\` ON \`job_position_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`job_position_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`job_position\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`job_position_rels_order_idx\` ON \`job_position_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`job_position_rels_parent_idx\` ON \`job_position_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`job_position_rels_path_idx\` ON \`job_position_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`job_position_rels_categories_id_idx\` ON \`job_position_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`job_position_rels_tags_id_idx\` ON \`job_position_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_job_position_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`job_position\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_position_v_parent_idx\` ON \`_job_position_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_version_version_web_idx\` ON \`_job_position_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_version_version_updated_at_idx\` ON \`_job_position_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_version_version_created_at_idx\` ON \`_job_position_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_created_at_idx\` ON \`_job_position_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_updated_at_idx\` ON \`_job_position_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_snapshot_idx\` ON \`_job_position_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_published_locale_idx\` ON \`_job_position_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_latest_idx\` ON \`_job_position_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_job_position_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_job_position_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_position_v_version_version_address_idx\` ON \`_job_position_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_version_version__status_idx\` ON \`_job_position_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_job_position_v_locales_locale_parent_id_unique\` ON \`_job_position_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_job_position_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_job_position_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_position_v_rels_order_idx\` ON \`_job_position_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_rels_parent_idx\` ON \`_job_position_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_rels_path_idx\` ON \`_job_position_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_rels_categories_id_idx\` ON \`_job_position_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_position_v_rels_tags_id_idx\` ON \`_job_position_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`landing_page\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`landing_page_web_idx\` ON \`landing_page\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`landing_page_updated_at_idx\` ON \`landing_page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`landing_page_created_at_idx\` ON \`landing_page\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`landing_page_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`landing_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`landing_page_address_idx\` ON \`landing_page_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`landing_page__status_idx\` ON \`landing_page_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`landing_page_locales_locale_parent_id_unique\` ON \`landing_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`landing_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`landing_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`landing_page_rels_order_idx\` ON \`landing_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`landing_page_rels_parent_idx\` ON \`landing_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`landing_page_rels_path_idx\` ON \`landing_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`landing_page_rels_categories_id_idx\` ON \`landing_page_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`landing_page_rels_tags_id_idx\` ON \`landing_page_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_landing_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`landing_page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_landing_page_v_parent_idx\` ON \`_landing_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_version_version_web_idx\` ON \`_landing_page_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_version_version_updated_at_idx\` ON \`_landing_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_version_version_created_at_idx\` ON \`_landing_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_created_at_idx\` ON \`_landing_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_updated_at_idx\` ON \`_landing_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_snapshot_idx\` ON \`_landing_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_published_locale_idx\` ON \`_landing_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_latest_idx\` ON \`_landing_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_landing_page_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_landing_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_landing_page_v_version_version_address_idx\` ON \`_landing_page_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_version_version__status_idx\` ON \`_landing_page_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_landing_page_v_locales_locale_parent_id_unique\` ON \`_landing_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_landing_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_landing_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_landing_page_v_rels_order_idx\` ON \`_landing_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_rels_parent_idx\` ON \`_landing_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_rels_path_idx\` ON \`_landing_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_rels_categories_id_idx\` ON \`_landing_page_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_landing_page_v_rels_tags_id_idx\` ON \`_landing_page_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`main_page\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`main_page_web_idx\` ON \`main_page\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`main_page_updated_at_idx\` ON \`main_page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`main_page_created_at_idx\` ON \`main_page\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`main_page_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`main_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`main_page_address_idx\` ON \`main_page_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`main_page__status_idx\` ON \`main_page_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`main_page_locales_locale_parent_id_unique\` ON \`main_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`main_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`main_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`main_page_rels_order_idx\` ON \`main_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`main_page_rels_parent_idx\` ON \`main_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`main_page_rels_path_idx\` ON \`main_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`main_page_rels_categories_id_idx\` ON \`main_page_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`main_page_rels_tags_id_idx\` ON \`main_page_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_main_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`main_page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_main_page_v_parent_idx\` ON \`_main_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_version_version_web_idx\` ON \`_main_page_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_version_version_updated_at_idx\` ON \`_main_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_version_version_created_at_idx\` ON \`_main_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_created_at_idx\` ON \`_main_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_updated_at_idx\` ON \`_main_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_snapshot_idx\` ON \`_main_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_published_locale_idx\` ON \`_main_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_latest_idx\` ON \`_main_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_main_page_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_main_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_main_page_v_version_version_address_idx\` ON \`_main_page_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_version_version__status_idx\` ON \`_main_page_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_main_page_v_locales_locale_parent_id_unique\` ON \`_main_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_main_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_main_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_main_page_v_rels_order_idx\` ON \`_main_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_rels_parent_idx\` ON \`_main_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_rels_path_idx\` ON \`_main_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_rels_categories_id_idx\` ON \`_main_page_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_main_page_v_rels_tags_id_idx\` ON \`_main_page_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`map\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`map_web_idx\` ON \`map\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`map_updated_at_idx\` ON \`map\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`map_created_at_idx\` ON \`map\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`map_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`map\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`map_address_idx\` ON \`map_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`map__status_idx\` ON \`map_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`map_locales_locale_parent_id_unique\` ON \`map_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`map_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`map\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`map_rels_order_idx\` ON \`map_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`map_rels_parent_idx\` ON \`map_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`map_rels_path_idx\` ON \`map_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`map_rels_categories_id_idx\` ON \`map_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`map_rels_tags_id_idx\` ON \`map_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_map_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`map\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_map_v_parent_idx\` ON \`_map_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_web_idx\` ON \`_map_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_updated_at_idx\` ON \`_map_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_created_at_idx\` ON \`_map_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_created_at_idx\` ON \`_map_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_updated_at_idx\` ON \`_map_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_snapshot_idx\` ON \`_map_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_published_locale_idx\` ON \`_map_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_latest_idx\` ON \`_map_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_map_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_map_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_map_v_version_version_address_idx\` ON \`_map_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_version_version__status_idx\` ON \`_map_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_map_v_locales_locale_parent_id_unique\` ON \`_map_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_map_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_map_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_map_v_rels_order_idx\` ON \`_map_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_rels_parent_idx\` ON \`_map_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_rels_path_idx\` ON \`_map_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_rels_categories_id_idx\` ON \`_map_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_map_v_rels_tags_id_idx\` ON \`_map_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`mediators\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mediators_web_idx\` ON \`mediators\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`mediators_updated_at_idx\` ON \`mediators\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mediators_created_at_idx\` ON \`mediators\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mediators_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mediators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mediators_address_idx\` ON \`mediators_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`mediators__status_idx\` ON \`mediators_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mediators_locales_locale_parent_id_unique\` ON \`mediators_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mediators_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mediators\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mediators_rels_order_idx\` ON \`mediators_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`mediators_rels_parent_idx\` ON \`mediators_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mediators_rels_path_idx\` ON \`mediators_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`mediators_rels_categories_id_idx\` ON \`mediators_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`mediators_rels_tags_id_idx\` ON \`mediators_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_mediators_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mediators\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_mediators_v_parent_idx\` ON \`_mediators_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_version_version_web_idx\` ON \`_mediators_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_version_version_updated_at_idx\` ON \`_mediators_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_version_version_created_at_idx\` ON \`_mediators_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_created_at_idx\` ON \`_mediators_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_updated_at_idx\` ON \`_mediators_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_snapshot_idx\` ON \`_mediators_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_published_locale_idx\` ON \`_mediators_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_latest_idx\` ON \`_mediators_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_mediators_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mediators_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mediators_v_version_version_address_idx\` ON \`_mediators_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_version_version__status_idx\` ON \`_mediators_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_mediators_v_locales_locale_parent_id_unique\` ON \`_mediators_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mediators_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_mediators_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mediators_v_rels_order_idx\` ON \`_mediators_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_rels_parent_idx\` ON \`_mediators_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_rels_path_idx\` ON \`_mediators_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_rels_categories_id_idx\` ON \`_mediators_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_mediators_v_rels_tags_id_idx\` ON \`_mediators_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`news_item\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_item_web_idx\` ON \`news_item\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`news_item_updated_at_idx\` ON \`news_item\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_item_created_at_idx\` ON \`news_item\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`news_item_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_item\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_item_address_idx\` ON \`news_item_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`news_item__status_idx\` ON \`news_item_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_item_locales_locale_parent_id_unique\` ON \`news_item_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news_item_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news_item\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_item_rels_order_idx\` ON \`news_item_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_item_rels_parent_idx\` ON \`news_item_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_item_rels_path_idx\` ON \`news_item_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_item_rels_categories_id_idx\` ON \`news_item_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`news_item_rels_tags_id_idx\` ON \`news_item_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_item_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news_item\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_item_v_parent_idx\` ON \`_news_item_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_version_version_web_idx\` ON \`_news_item_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_version_version_updated_at_idx\` ON \`_news_item_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_version_version_created_at_idx\` ON \`_news_item_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_created_at_idx\` ON \`_news_item_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_updated_at_idx\` ON \`_news_item_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_snapshot_idx\` ON \`_news_item_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_published_locale_idx\` ON \`_news_item_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_latest_idx\` ON \`_news_item_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_news_item_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_item_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_item_v_version_version_address_idx\` ON \`_news_item_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_version_version__status_idx\` ON \`_news_item_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_item_v_locales_locale_parent_id_unique\` ON \`_news_item_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_item_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_item_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_item_v_rels_order_idx\` ON \`_news_item_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_rels_parent_idx\` ON \`_news_item_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_rels_path_idx\` ON \`_news_item_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_rels_categories_id_idx\` ON \`_news_item_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_item_v_rels_tags_id_idx\` ON \`_news_item_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`organisation_structure\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`organisation_structure_web_idx\` ON \`organisation_structure\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`organisation_structure_updated_at_idx\` ON \`organisation_structure\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`organisation_structure_created_at_idx\` ON \`organisation_structure\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`organisation_structure_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`organisation_structure\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`organisation_structure_address_idx\` ON \`organisation_structure_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`organisation_structure__status_idx\` ON \`organisation_structure_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`organisation_structure_locales_locale_parent_id_unique\` ON \`organisation_structure_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`organisation_structure_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`organisation_structure\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`organisation_structure_rels_order_idx\` ON \`organisation_structure_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`organisation_structure_rels_parent_idx\` ON \`organisation_structure_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`organisation_structure_rels_path_idx\` ON \`organisation_structure_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`organisation_structure_rels_categories_id_idx\` ON \`organisation_structure_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`organisation_structure_rels_tags_id_idx\` ON \`organisation_structure_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_organisation_structure_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`organisation_structure\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_parent_idx\` ON \`_organisation_structure_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_version_version_web_idx\` ON \`_organisation_structure_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_version_version_updated_at_idx\` ON \`_organisation_structure_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_version_version_created_at_idx\` ON \`_organisation_structure_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_created_at_idx\` ON \`_organisation_structure_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_updated_at_idx\` ON \`_organisation_structure_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_snapshot_idx\` ON \`_organisation_structure_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_published_locale_idx\` ON \`_organisation_structure_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_latest_idx\` ON \`_organisation_structure_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_organisation_structure_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_organisation_structure_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_version_version_address_idx\` ON \`_organisation_structure_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_version_version__status_idx\` ON \`_organisation_structure_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_organisation_structure_v_locales_locale_parent_id_unique\` ON \`_organisation_structure_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_organisation_structure_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_organisation_structure_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_rels_order_idx\` ON \`_organisation_structure_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_rels_parent_idx\` ON \`_organisation_structure_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_rels_path_idx\` ON \`_organisation_structure_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_rels_categories_id_idx\` ON \`_organisation_structure_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_organisation_structure_v_rels_tags_id_idx\` ON \`_organisation_structure_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`press_release\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`press_release_web_idx\` ON \`press_release\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`press_release_updated_at_idx\` ON \`press_release\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`press_release_created_at_idx\` ON \`press_release\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`press_release_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`press_release\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`press_release_address_idx\` ON \`press_release_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`press_release__status_idx\` ON \`press_release_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`press_release_locales_locale_parent_id_unique\` ON \`press_release_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`press_release_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`press_release\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`press_release_rels_order_idx\` ON \`press_release_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`press_release_rels_parent_idx\` ON \`press_release_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`press_release_rels_path_idx\` ON \`press_release_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`press_release_rels_categories_id_idx\` ON \`press_release_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`press_release_rels_tags_id_idx\` ON \`press_release_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_press_release_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`press_release\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_press_release_v_parent_idx\` ON \`_press_release_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_version_version_web_idx\` ON \`_press_release_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_version_version_updated_at_idx\` ON \`_press_release_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_version_version_created_at_idx\` ON \`_press_release_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_created_at_idx\` ON \`_press_release_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_updated_at_idx\` ON \`_press_release_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_snapshot_idx\` ON \`_press_release_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_published_locale_idx\` ON \`_press_release_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_latest_idx\` ON \`_press_release_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_press_release_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_press_release_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_press_release_v_version_version_address_idx\` ON \`_press_release_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_version_version__status_idx\` ON \`_press_release_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_press_release_v_locales_locale_parent_id_unique\` ON \`_press_release_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_press_release_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_press_release_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_press_release_v_rels_order_idx\` ON \`_press_release_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_rels_parent_idx\` ON \`_press_release_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_rels_path_idx\` ON \`_press_release_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_rels_categories_id_idx\` ON \`_press_release_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_press_release_v_rels_tags_id_idx\` ON \`_press_release_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`property_offer\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`property_offer_web_idx\` ON \`property_offer\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`property_offer_updated_at_idx\` ON \`property_offer\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`property_offer_created_at_idx\` ON \`property_offer\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`property_offer_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_offer_address_idx\` ON \`property_offer_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`property_offer__status_idx\` ON \`property_offer_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`property_offer_locales_locale_parent_id_unique\` ON \`property_offer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_offer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`property_offer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_offer_rels_order_idx\` ON \`property_offer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`property_offer_rels_parent_idx\` ON \`property_offer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`property_offer_rels_path_idx\` ON \`property_offer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`property_offer_rels_categories_id_idx\` ON \`property_offer_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`property_offer_rels_tags_id_idx\` ON \`property_offer_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_offer_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`property_offer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_offer_v_parent_idx\` ON \`_property_offer_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_version_version_web_idx\` ON \`_property_offer_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_version_version_updated_at_idx\` ON \`_property_offer_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_version_version_created_at_idx\` ON \`_property_offer_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_created_at_idx\` ON \`_property_offer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_updated_at_idx\` ON \`_property_offer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_snapshot_idx\` ON \`_property_offer_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_published_locale_idx\` ON \`_property_offer_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_latest_idx\` ON \`_property_offer_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_property_offer_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_property_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_offer_v_version_version_address_idx\` ON \`_property_offer_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_version_version__status_idx\` ON \`_property_offer_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_property_offer_v_locales_locale_parent_id_unique\` ON \`_property_offer_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_offer_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_property_offer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_offer_v_rels_order_idx\` ON \`_property_offer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_rels_parent_idx\` ON \`_property_offer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_rels_path_idx\` ON \`_property_offer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_rels_categories_id_idx\` ON \`_property_offer_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_offer_v_rels_tags_id_idx\` ON \`_property_offer_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`provided_information\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`provided_information_web_idx\` ON \`provided_information\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`provided_information_updated_at_idx\` ON \`provided_information\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`provided_information_created_at_idx\` ON \`provided_information\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`provided_information_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`provided_information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`provided_information_address_idx\` ON \`provided_information_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`provided_information__status_idx\` ON \`provided_information_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`provided_information_locales_locale_parent_id_unique\` ON \`provided_information_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`provided_information_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`provided_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`provided_information_rels_order_idx\` ON \`provided_information_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`provided_information_rels_parent_idx\` ON \`provided_information_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`provided_information_rels_path_idx\` ON \`provided_information_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`provided_information_rels_categories_id_idx\` ON \`provided_information_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`provided_information_rels_tags_id_idx\` ON \`provided_information_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_provided_information_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`provided_information\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_provided_information_v_parent_idx\` ON \`_provided_information_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_version_version_web_idx\` ON \`_provided_information_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_version_version_updated_at_idx\` ON \`_provided_information_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_version_version_created_at_idx\` ON \`_provided_information_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_created_at_idx\` ON \`_provided_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_updated_at_idx\` ON \`_provided_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_snapshot_idx\` ON \`_provided_information_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_published_locale_idx\` ON \`_provided_information_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_latest_idx\` ON \`_provided_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_provided_information_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_provided_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_provided_information_v_version_version_address_idx\` ON \`_provided_information_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_version_version__status_idx\` ON \`_provided_information_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_provided_information_v_locales_locale_parent_id_unique\` ON \`_provided_information_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_provided_information_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_provided_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_provided_information_v_rels_order_idx\` ON \`_provided_information_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_rels_parent_idx\` ON \`_provided_information_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_rels_path_idx\` ON \`_provided_information_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_rels_categories_id_idx\` ON \`_provided_information_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_provided_information_v_rels_tags_id_idx\` ON \`_provided_information_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`public_notice\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`public_notice_web_idx\` ON \`public_notice\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`public_notice_updated_at_idx\` ON \`public_notice\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`public_notice_created_at_idx\` ON \`public_notice\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`public_notice_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`public_notice\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`public_notice_address_idx\` ON \`public_notice_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`public_notice__status_idx\` ON \`public_notice_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`public_notice_locales_locale_parent_id_unique\` ON \`public_notice_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`public_notice_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`public_notice\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`public_notice_rels_order_idx\` ON \`public_notice_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`public_notice_rels_parent_idx\` ON \`public_notice_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`public_notice_rels_path_idx\` ON \`public_notice_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`public_notice_rels_categories_id_idx\` ON \`public_notice_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`public_notice_rels_tags_id_idx\` ON \`public_notice_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_public_notice_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`public_notice\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_public_notice_v_parent_idx\` ON \`_public_notice_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_version_version_web_idx\` ON \`_public_notice_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_version_version_updated_at_idx\` ON \`_public_notice_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_version_version_created_at_idx\` ON \`_public_notice_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_created_at_idx\` ON \`_public_notice_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_updated_at_idx\` ON \`_public_notice_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_snapshot_idx\` ON \`_public_notice_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_published_locale_idx\` ON \`_public_notice_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_latest_idx\` ON \`_public_notice_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_public_notice_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_public_notice_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_public_notice_v_version_version_address_idx\` ON \`_public_notice_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_version_version__status_idx\` ON \`_public_notice_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_public_notice_v_locales_locale_parent_id_unique\` ON \`_public_notice_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_public_notice_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_public_notice_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_public_notice_v_rels_order_idx\` ON \`_public_notice_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_rels_parent_idx\` ON \`_public_notice_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_rels_path_idx\` ON \`_public_notice_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_rels_categories_id_idx\` ON \`_public_notice_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_public_notice_v_rels_tags_id_idx\` ON \`_public_notice_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`questions_and_answers\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`questions_and_answers_web_idx\` ON \`questions_and_answers\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`questions_and_answers_updated_at_idx\` ON \`questions_and_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`questions_and_answers_created_at_idx\` ON \`questions_and_answers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`questions_and_answers_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`questions_and_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`questions_and_answers_address_idx\` ON \`questions_and_answers_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`questions_and_answers__status_idx\` ON \`questions_and_answers_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`questions_and_answers_locales_locale_parent_id_unique\` ON \`questions_and_answers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`questions_and_answers_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`questions_and_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`questions_and_answers_rels_order_idx\` ON \`questions_and_answers_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`questions_and_answers_rels_parent_idx\` ON \`questions_and_answers_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`questions_and_answers_rels_path_idx\` ON \`questions_and_answers_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`questions_and_answers_rels_categories_id_idx\` ON \`questions_and_answers_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`questions_and_answers_rels_tags_id_idx\` ON \`questions_and_answers_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_questions_and_answers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`questions_and_answers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_parent_idx\` ON \`_questions_and_answers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_version_version_web_idx\` ON \`_questions_and_answers_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_version_version_updated_at_idx\` ON \`_questions_and_answers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_version_version_created_at_idx\` ON \`_questions_and_answers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_created_at_idx\` ON \`_questions_and_answers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_updated_at_idx\` ON \`_questions_and_answers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_snapshot_idx\` ON \`_questions_and_answers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_published_locale_idx\` ON \`_questions_and_answers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_latest_idx\` ON \`_questions_and_answers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_questions_and_answers_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_questions_and_answers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_version_version_address_idx\` ON \`_questions_and_answers_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_version_version__status_idx\` ON \`_questions_and_answers_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_questions_and_answers_v_locales_locale_parent_id_unique\` ON \`_questions_and_answers_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_questions_and_answers_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_questions_and_answers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_rels_order_idx\` ON \`_questions_and_answers_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_rels_parent_idx\` ON \`_questions_and_answers_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_rels_path_idx\` ON \`_questions_and_answers_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_rels_categories_id_idx\` ON \`_questions_and_answers_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_questions_and_answers_v_rels_tags_id_idx\` ON \`_questions_and_answers_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`redirect\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`redirect_web_idx\` ON \`redirect\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_updated_at_idx\` ON \`redirect\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirect_created_at_idx\` ON \`redirect\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirect_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirect_address_idx\` ON \`redirect_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`redirect__status_idx\` ON \`redirect_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirect_locales_locale_parent_id_unique\` ON \`redirect_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirect_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirect_rels_order_idx\` ON \`redirect_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_parent_idx\` ON \`redirect_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_path_idx\` ON \`redirect_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_categories_id_idx\` ON \`redirect_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`redirect_rels_tags_id_idx\` ON \`redirect_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_redirect_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirect\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirect_v_parent_idx\` ON \`_redirect_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version_web_idx\` ON \`_redirect_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version_updated_at_idx\` ON \`_redirect_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version_created_at_idx\` ON \`_redirect_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_created_at_idx\` ON \`_redirect_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_updated_at_idx\` ON \`_redirect_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_snapshot_idx\` ON \`_redirect_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_published_locale_idx\` ON \`_redirect_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_latest_idx\` ON \`_redirect_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_redirect_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_redirect_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version_address_idx\` ON \`_redirect_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_version_version__status_idx\` ON \`_redirect_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_redirect_v_locales_locale_parent_id_unique\` ON \`_redirect_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_redirect_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_redirect_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_order_idx\` ON \`_redirect_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_parent_idx\` ON \`_redirect_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_path_idx\` ON \`_redirect_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_categories_id_idx\` ON \`_redirect_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirect_v_rels_tags_id_idx\` ON \`_redirect_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`regional_branch\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`regional_branch_web_idx\` ON \`regional_branch\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`regional_branch_updated_at_idx\` ON \`regional_branch\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`regional_branch_created_at_idx\` ON \`regional_branch\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`regional_branch_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`regional_branch\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`regional_branch_address_idx\` ON \`regional_branch_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`regional_branch__status_idx\` ON \`regional_branch_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`regional_branch_locales_locale_parent_id_unique\` ON \`regional_branch_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`regional_branch_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`regional_branch\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`regional_branch_rels_order_idx\` ON \`regional_branch_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`regional_branch_rels_parent_idx\` ON \`regional_branch_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`regional_branch_rels_path_idx\` ON \`regional_branch_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`regional_branch_rels_categories_id_idx\` ON \`regional_branch_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`regional_branch_rels_tags_id_idx\` ON \`regional_branch_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_regional_branch_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`regional_branch\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_parent_idx\` ON \`_regional_branch_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_version_version_web_idx\` ON \`_regional_branch_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_version_version_updated_at_idx\` ON \`_regional_branch_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_version_version_created_at_idx\` ON \`_regional_branch_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_created_at_idx\` ON \`_regional_branch_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_updated_at_idx\` ON \`_regional_branch_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_snapshot_idx\` ON \`_regional_branch_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_published_locale_idx\` ON \`_regional_branch_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_latest_idx\` ON \`_regional_branch_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_regional_branch_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_regional_branch_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_version_version_address_idx\` ON \`_regional_branch_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_version_version__status_idx\` ON \`_regional_branch_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_regional_branch_v_locales_locale_parent_id_unique\` ON \`_regional_branch_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_regional_branch_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_regional_branch_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_rels_order_idx\` ON \`_regional_branch_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_rels_parent_idx\` ON \`_regional_branch_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_rels_path_idx\` ON \`_regional_branch_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_rels_categories_id_idx\` ON \`_regional_branch_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_regional_branch_v_rels_tags_id_idx\` ON \`_regional_branch_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`requested_information\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`requested_information_web_idx\` ON \`requested_information\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`requested_information_updated_at_idx\` ON \`requested_information\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`requested_information_created_at_idx\` ON \`requested_information\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`requested_information_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`requested_information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`requested_information_address_idx\` ON \`requested_information_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`requested_information__status_idx\` ON \`requested_information_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`requested_information_locales_locale_parent_id_unique\` ON \`requested_information_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`requested_information_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`requested_information\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`requested_information_rels_order_idx\` ON \`requested_information_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`requested_information_rels_parent_idx\` ON \`requested_information_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`requested_information_rels_path_idx\` ON \`requested_information_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`requested_information_rels_categories_id_idx\` ON \`requested_information_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`requested_information_rels_tags_id_idx\` ON \`requested_information_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_requested_information_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`requested_information\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_requested_information_v_parent_idx\` ON \`_requested_information_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_version_version_web_idx\` ON \`_requested_information_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_version_version_updated_at_idx\` ON \`_requested_information_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_version_version_created_at_idx\` ON \`_requested_information_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_created_at_idx\` ON \`_requested_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_updated_at_idx\` ON \`_requested_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_snapshot_idx\` ON \`_requested_information_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_published_locale_idx\` ON \`_requested_information_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_latest_idx\` ON \`_requested_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_requested_information_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_requested_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_requested_information_v_version_version_address_idx\` ON \`_requested_information_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_version_version__status_idx\` ON \`_requested_information_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_requested_information_v_locales_locale_parent_id_unique\` ON \`_requested_information_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_requested_information_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_requested_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_requested_information_v_rels_order_idx\` ON \`_requested_information_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_rels_parent_idx\` ON \`_requested_information_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_rels_path_idx\` ON \`_requested_information_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_rels_categories_id_idx\` ON \`_requested_information_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_requested_information_v_rels_tags_id_idx\` ON \`_requested_information_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`search_dictionary\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`search_dictionary_web_idx\` ON \`search_dictionary\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`search_dictionary_updated_at_idx\` ON \`search_dictionary\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_dictionary_created_at_idx\` ON \`search_dictionary\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`search_dictionary_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_dictionary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_dictionary_address_idx\` ON \`search_dictionary_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`search_dictionary__status_idx\` ON \`search_dictionary_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`search_dictionary_locales_locale_parent_id_unique\` ON \`search_dictionary_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_dictionary_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_dictionary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_dictionary_rels_order_idx\` ON \`search_dictionary_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`search_dictionary_rels_parent_idx\` ON \`search_dictionary_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`search_dictionary_rels_path_idx\` ON \`search_dictionary_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`search_dictionary_rels_categories_id_idx\` ON \`search_dictionary_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`search_dictionary_rels_tags_id_idx\` ON \`search_dictionary_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_dictionary_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_dictionary\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_parent_idx\` ON \`_search_dictionary_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_version_version_web_idx\` ON \`_search_dictionary_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_version_version_updated_at_idx\` ON \`_search_dictionary_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_version_version_created_at_idx\` ON \`_search_dictionary_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_created_at_idx\` ON \`_search_dictionary_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_updated_at_idx\` ON \`_search_dictionary_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_snapshot_idx\` ON \`_search_dictionary_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_published_locale_idx\` ON \`_search_dictionary_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_latest_idx\` ON \`_search_dictionary_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_search_dictionary_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_dictionary_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_version_version_address_idx\` ON \`_search_dictionary_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_version_version__status_idx\` ON \`_search_dictionary_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_search_dictionary_v_locales_locale_parent_id_unique\` ON \`_search_dictionary_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_dictionary_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_search_dictionary_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_rels_order_idx\` ON \`_search_dictionary_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_rels_parent_idx\` ON \`_search_dictionary_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_rels_path_idx\` ON \`_search_dictionary_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_rels_categories_id_idx\` ON \`_search_dictionary_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_dictionary_v_rels_tags_id_idx\` ON \`_search_dictionary_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`search_page\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`search_page_web_idx\` ON \`search_page\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`search_page_updated_at_idx\` ON \`search_page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_page_created_at_idx\` ON \`search_page\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`search_page_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_page_address_idx\` ON \`search_page_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`search_page__status_idx\` ON \`search_page_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`search_page_locales_locale_parent_id_unique\` ON \`search_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_page_rels_order_idx\` ON \`search_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`search_page_rels_parent_idx\` ON \`search_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`search_page_rels_path_idx\` ON \`search_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`search_page_rels_categories_id_idx\` ON \`search_page_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`search_page_rels_tags_id_idx\` ON \`search_page_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_page_v_parent_idx\` ON \`_search_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_version_version_web_idx\` ON \`_search_page_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_version_version_updated_at_idx\` ON \`_search_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_version_version_created_at_idx\` ON \`_search_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_created_at_idx\` ON \`_search_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_updated_at_idx\` ON \`_search_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_snapshot_idx\` ON \`_search_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_published_locale_idx\` ON \`_search_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_latest_idx\` ON \`_search_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_search_page_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_page_v_version_version_address_idx\` ON \`_search_page_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_version_version__status_idx\` ON \`_search_page_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_search_page_v_locales_locale_parent_id_unique\` ON \`_search_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_search_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_page_v_rels_order_idx\` ON \`_search_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_rels_parent_idx\` ON \`_search_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_rels_path_idx\` ON \`_search_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_rels_categories_id_idx\` ON \`_search_page_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_page_v_rels_tags_id_idx\` ON \`_search_page_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`service\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`service_web_idx\` ON \`service\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`service_updated_at_idx\` ON \`service\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_created_at_idx\` ON \`service\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`service_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_address_idx\` ON \`service_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`service__status_idx\` ON \`service_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`service_locales_locale_parent_id_unique\` ON \`service_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_rels_order_idx\` ON \`service_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`service_rels_parent_idx\` ON \`service_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`service_rels_path_idx\` ON \`service_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`service_rels_categories_id_idx\` ON \`service_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`service_rels_tags_id_idx\` ON \`service_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_v_parent_idx\` ON \`_service_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_version_version_web_idx\` ON \`_service_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_version_version_updated_at_idx\` ON \`_service_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_version_version_created_at_idx\` ON \`_service_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_created_at_idx\` ON \`_service_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_updated_at_idx\` ON \`_service_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_snapshot_idx\` ON \`_service_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_published_locale_idx\` ON \`_service_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_latest_idx\` ON \`_service_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_service_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_v_version_version_address_idx\` ON \`_service_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_version_version__status_idx\` ON \`_service_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_service_v_locales_locale_parent_id_unique\` ON \`_service_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_service_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_v_rels_order_idx\` ON \`_service_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_rels_parent_idx\` ON \`_service_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_rels_path_idx\` ON \`_service_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_rels_categories_id_idx\` ON \`_service_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_v_rels_tags_id_idx\` ON \`_service_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`service_position\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`service_position_web_idx\` ON \`service_position\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`service_position_updated_at_idx\` ON \`service_position\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_position_created_at_idx\` ON \`service_position\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`service_position_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_position\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_position_address_idx\` ON \`service_position_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`service_position__status_idx\` ON \`service_position_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`service_position_locales_locale_parent_id_unique\` ON \`service_position_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_position_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service_position\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_position_rels_order_idx\` ON \`service_position_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`service_position_rels_parent_idx\` ON \`service_position_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`service_position_rels_path_idx\` ON \`service_position_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`service_position_rels_categories_id_idx\` ON \`service_position_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`service_position_rels_tags_id_idx\` ON \`service_position_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_position_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service_position\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_position_v_parent_idx\` ON \`_service_position_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_version_version_web_idx\` ON \`_service_position_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_version_version_updated_at_idx\` ON \`_service_position_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_version_version_created_at_idx\` ON \`_service_position_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_created_at_idx\` ON \`_service_position_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_updated_at_idx\` ON \`_service_position_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_snapshot_idx\` ON \`_service_position_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_published_locale_idx\` ON \`_service_position_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_latest_idx\` ON \`_service_position_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_service_position_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_position_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_position_v_version_version_address_idx\` ON \`_service_position_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_version_version__status_idx\` ON \`_service_position_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_service_position_v_locales_locale_parent_id_unique\` ON \`_service_position_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_position_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_service_position_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_position_v_rels_order_idx\` ON \`_service_position_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_rels_parent_idx\` ON \`_service_position_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_rels_path_idx\` ON \`_service_position_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_rels_categories_id_idx\` ON \`_service_position_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_position_v_rels_tags_id_idx\` ON \`_service_position_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`services_hub\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`services_hub_web_idx\` ON \`services_hub\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`services_hub_updated_at_idx\` ON \`services_hub\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_hub_created_at_idx\` ON \`services_hub\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`services_hub_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_hub\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_hub_address_idx\` ON \`services_hub_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`services_hub__status_idx\` ON \`services_hub_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_hub_locales_locale_parent_id_unique\` ON \`services_hub_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_hub_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services_hub\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_hub_rels_order_idx\` ON \`services_hub_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_hub_rels_parent_idx\` ON \`services_hub_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_hub_rels_path_idx\` ON \`services_hub_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`services_hub_rels_categories_id_idx\` ON \`services_hub_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`services_hub_rels_tags_id_idx\` ON \`services_hub_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_hub_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services_hub\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_hub_v_parent_idx\` ON \`_services_hub_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_version_version_web_idx\` ON \`_services_hub_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_version_version_updated_at_idx\` ON \`_services_hub_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_version_version_created_at_idx\` ON \`_services_hub_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_created_at_idx\` ON \`_services_hub_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_updated_at_idx\` ON \`_services_hub_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_snapshot_idx\` ON \`_services_hub_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_published_locale_idx\` ON \`_services_hub_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_latest_idx\` ON \`_services_hub_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_services_hub_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_hub_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_hub_v_version_version_address_idx\` ON \`_services_hub_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_version_version__status_idx\` ON \`_services_hub_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_hub_v_locales_locale_parent_id_unique\` ON \`_services_hub_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_hub_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_services_hub_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_hub_v_rels_order_idx\` ON \`_services_hub_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_rels_parent_idx\` ON \`_services_hub_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_rels_path_idx\` ON \`_services_hub_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_rels_categories_id_idx\` ON \`_services_hub_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_hub_v_rels_tags_id_idx\` ON \`_services_hub_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`sitemap\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sitemap_web_idx\` ON \`sitemap\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`sitemap_updated_at_idx\` ON \`sitemap\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sitemap_created_at_idx\` ON \`sitemap\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sitemap_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`sitemap\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sitemap_address_idx\` ON \`sitemap_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`sitemap__status_idx\` ON \`sitemap_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sitemap_locales_locale_parent_id_unique\` ON \`sitemap_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sitemap_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sitemap\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sitemap_rels_order_idx\` ON \`sitemap_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sitemap_rels_parent_idx\` ON \`sitemap_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`sitemap_rels_path_idx\` ON \`sitemap_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`sitemap_rels_categories_id_idx\` ON \`sitemap_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`sitemap_rels_tags_id_idx\` ON \`sitemap_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_sitemap_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sitemap\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sitemap_v_parent_idx\` ON \`_sitemap_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_version_version_web_idx\` ON \`_sitemap_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_version_version_updated_at_idx\` ON \`_sitemap_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_version_version_created_at_idx\` ON \`_sitemap_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_created_at_idx\` ON \`_sitemap_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_updated_at_idx\` ON \`_sitemap_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_snapshot_idx\` ON \`_sitemap_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_published_locale_idx\` ON \`_sitemap_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_latest_idx\` ON \`_sitemap_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_sitemap_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_sitemap_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sitemap_v_version_version_address_idx\` ON \`_sitemap_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_version_version__status_idx\` ON \`_sitemap_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_sitemap_v_locales_locale_parent_id_unique\` ON \`_sitemap_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_sitemap_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_sitemap_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_sitemap_v_rels_order_idx\` ON \`_sitemap_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_rels_parent_idx\` ON \`_sitemap_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_rels_path_idx\` ON \`_sitemap_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_rels_categories_id_idx\` ON \`_sitemap_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_sitemap_v_rels_tags_id_idx\` ON \`_sitemap_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`standard_page\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`standard_page_web_idx\` ON \`standard_page\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`standard_page_updated_at_idx\` ON \`standard_page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`standard_page_created_at_idx\` ON \`standard_page\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`standard_page_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`standard_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`standard_page_address_idx\` ON \`standard_page_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`standard_page__status_idx\` ON \`standard_page_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`standard_page_locales_locale_parent_id_unique\` ON \`standard_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`standard_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`standard_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`standard_page_rels_order_idx\` ON \`standard_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`standard_page_rels_parent_idx\` ON \`standard_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`standard_page_rels_path_idx\` ON \`standard_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`standard_page_rels_categories_id_idx\` ON \`standard_page_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`standard_page_rels_tags_id_idx\` ON \`standard_page_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_standard_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`standard_page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_standard_page_v_parent_idx\` ON \`_standard_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_version_version_web_idx\` ON \`_standard_page_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_version_version_updated_at_idx\` ON \`_standard_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_version_version_created_at_idx\` ON \`_standard_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_created_at_idx\` ON \`_standard_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_updated_at_idx\` ON \`_standard_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_snapshot_idx\` ON \`_standard_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_published_locale_idx\` ON \`_standard_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_latest_idx\` ON \`_standard_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_standard_page_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_standard_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_standard_page_v_version_version_address_idx\` ON \`_standard_page_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_version_version__status_idx\` ON \`_standard_page_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_standard_page_v_locales_locale_parent_id_unique\` ON \`_standard_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_standard_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_standard_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_standard_page_v_rels_order_idx\` ON \`_standard_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_rels_parent_idx\` ON \`_standard_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_rels_path_idx\` ON \`_standard_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_rels_categories_id_idx\` ON \`_standard_page_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_standard_page_v_rels_tags_id_idx\` ON \`_standard_page_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`workplace_contacts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`workplace_contacts_web_idx\` ON \`workplace_contacts\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`workplace_contacts_updated_at_idx\` ON \`workplace_contacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`workplace_contacts_created_at_idx\` ON \`workplace_contacts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`workplace_contacts_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`workplace_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`workplace_contacts_address_idx\` ON \`workplace_contacts_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`workplace_contacts__status_idx\` ON \`workplace_contacts_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`workplace_contacts_locales_locale_parent_id_unique\` ON \`workplace_contacts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`workplace_contacts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`workplace_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`workplace_contacts_rels_order_idx\` ON \`workplace_contacts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`workplace_contacts_rels_parent_idx\` ON \`workplace_contacts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`workplace_contacts_rels_path_idx\` ON \`workplace_contacts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`workplace_contacts_rels_categories_id_idx\` ON \`workplace_contacts_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`workplace_contacts_rels_tags_id_idx\` ON \`workplace_contacts_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_workplace_contacts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`workplace_contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_parent_idx\` ON \`_workplace_contacts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_version_version_web_idx\` ON \`_workplace_contacts_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_version_version_updated_at_idx\` ON \`_workplace_contacts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_version_version_created_at_idx\` ON \`_workplace_contacts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_created_at_idx\` ON \`_workplace_contacts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_updated_at_idx\` ON \`_workplace_contacts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_snapshot_idx\` ON \`_workplace_contacts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_published_locale_idx\` ON \`_workplace_contacts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_latest_idx\` ON \`_workplace_contacts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_workplace_contacts_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_workplace_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_version_version_address_idx\` ON \`_workplace_contacts_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_version_version__status_idx\` ON \`_workplace_contacts_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_workplace_contacts_v_locales_locale_parent_id_unique\` ON \`_workplace_contacts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_workplace_contacts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_workplace_contacts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_rels_order_idx\` ON \`_workplace_contacts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_rels_parent_idx\` ON \`_workplace_contacts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_rels_path_idx\` ON \`_workplace_contacts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_rels_categories_id_idx\` ON \`_workplace_contacts_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_workplace_contacts_v_rels_tags_id_idx\` ON \`_workplace_contacts_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`workplaces_summary\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`workplaces_summary_web_idx\` ON \`workplaces_summary\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`workplaces_summary_updated_at_idx\` ON \`workplaces_summary\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`workplaces_summary_created_at_idx\` ON \`workplaces_summary\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`workplaces_summary_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`workplaces_summary\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`workplaces_summary_address_idx\` ON \`workplaces_summary_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`workplaces_summary__status_idx\` ON \`workplaces_summary_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`workplaces_summary_locales_locale_parent_id_unique\` ON \`workplaces_summary_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`workplaces_summary_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`workplaces_summary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`workplaces_summary_rels_order_idx\` ON \`workplaces_summary_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`workplaces_summary_rels_parent_idx\` ON \`workplaces_summary_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`workplaces_summary_rels_path_idx\` ON \`workplaces_summary_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`workplaces_summary_rels_categories_id_idx\` ON \`workplaces_summary_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`workplaces_summary_rels_tags_id_idx\` ON \`workplaces_summary_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_workplaces_summary_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`workplaces_summary\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_parent_idx\` ON \`_workplaces_summary_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_version_version_web_idx\` ON \`_workplaces_summary_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_version_version_updated_at_idx\` ON \`_workplaces_summary_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_version_version_created_at_idx\` ON \`_workplaces_summary_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_created_at_idx\` ON \`_workplaces_summary_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_updated_at_idx\` ON \`_workplaces_summary_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_snapshot_idx\` ON \`_workplaces_summary_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_published_locale_idx\` ON \`_workplaces_summary_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_latest_idx\` ON \`_workplaces_summary_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_workplaces_summary_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_workplaces_summary_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_version_version_address_idx\` ON \`_workplaces_summary_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_version_version__status_idx\` ON \`_workplaces_summary_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_workplaces_summary_v_locales_locale_parent_id_unique\` ON \`_workplaces_summary_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_workplaces_summary_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_workplaces_summary_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_rels_order_idx\` ON \`_workplaces_summary_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_rels_parent_idx\` ON \`_workplaces_summary_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_rels_path_idx\` ON \`_workplaces_summary_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_rels_categories_id_idx\` ON \`_workplaces_summary_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_workplaces_summary_v_rels_tags_id_idx\` ON \`_workplaces_summary_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`embedded_page\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`embedded_page_web_idx\` ON \`embedded_page\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`embedded_page_updated_at_idx\` ON \`embedded_page\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`embedded_page_created_at_idx\` ON \`embedded_page\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`embedded_page_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`embedded_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`embedded_page_address_idx\` ON \`embedded_page_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`embedded_page__status_idx\` ON \`embedded_page_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`embedded_page_locales_locale_parent_id_unique\` ON \`embedded_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`embedded_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`embedded_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`embedded_page_rels_order_idx\` ON \`embedded_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`embedded_page_rels_parent_idx\` ON \`embedded_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`embedded_page_rels_path_idx\` ON \`embedded_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`embedded_page_rels_categories_id_idx\` ON \`embedded_page_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`embedded_page_rels_tags_id_idx\` ON \`embedded_page_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_embedded_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`embedded_page\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_parent_idx\` ON \`_embedded_page_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_version_version_web_idx\` ON \`_embedded_page_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_version_version_updated_at_idx\` ON \`_embedded_page_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_version_version_created_at_idx\` ON \`_embedded_page_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_created_at_idx\` ON \`_embedded_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_updated_at_idx\` ON \`_embedded_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_snapshot_idx\` ON \`_embedded_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_published_locale_idx\` ON \`_embedded_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_latest_idx\` ON \`_embedded_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_embedded_page_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_embedded_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_version_version_address_idx\` ON \`_embedded_page_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_version_version__status_idx\` ON \`_embedded_page_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_embedded_page_v_locales_locale_parent_id_unique\` ON \`_embedded_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_embedded_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_embedded_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_rels_order_idx\` ON \`_embedded_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_rels_parent_idx\` ON \`_embedded_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_rels_path_idx\` ON \`_embedded_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_rels_categories_id_idx\` ON \`_embedded_page_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_embedded_page_v_rels_tags_id_idx\` ON \`_embedded_page_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`web_config\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`web_config_web_idx\` ON \`web_config\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`web_config_updated_at_idx\` ON \`web_config\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`web_config_created_at_idx\` ON \`web_config\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`web_config_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`web_config\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`web_config_address_idx\` ON \`web_config_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`web_config__status_idx\` ON \`web_config_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`web_config_locales_locale_parent_id_unique\` ON \`web_config_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`web_config_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`web_config\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`web_config_rels_order_idx\` ON \`web_config_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`web_config_rels_parent_idx\` ON \`web_config_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`web_config_rels_path_idx\` ON \`web_config_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`web_config_rels_categories_id_idx\` ON \`web_config_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`web_config_rels_tags_id_idx\` ON \`web_config_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`_web_config_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_web_id\` text,
  	\`version_display_at\` text,
  	\`version_roles\` text DEFAULT 'Guest',
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`web_config\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_web_config_v_parent_idx\` ON \`_web_config_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_version_version_web_idx\` ON \`_web_config_v\` (\`version_web_id\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_version_version_updated_at_idx\` ON \`_web_config_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_version_version_created_at_idx\` ON \`_web_config_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_created_at_idx\` ON \`_web_config_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_updated_at_idx\` ON \`_web_config_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_snapshot_idx\` ON \`_web_config_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_published_locale_idx\` ON \`_web_config_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_latest_idx\` ON \`_web_config_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_web_config_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_web_config_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_web_config_v_version_version_address_idx\` ON \`_web_config_v_locales\` (\`version_address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_version_version__status_idx\` ON \`_web_config_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_web_config_v_locales_locale_parent_id_unique\` ON \`_web_config_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_web_config_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_web_config_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_web_config_v_rels_order_idx\` ON \`_web_config_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_rels_parent_idx\` ON \`_web_config_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_rels_path_idx\` ON \`_web_config_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_rels_categories_id_idx\` ON \`_web_config_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_web_config_v_rels_tags_id_idx\` ON \`_web_config_v_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`structure\` text,
  	\`web\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_structure_idx\` ON \`pages\` (\`structure\`);`)
  await db.run(sql`CREATE INDEX \`pages_web_idx\` ON \`pages\` (\`web\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`name\` text,
  	\`address\` text,
  	\`public_name\` text,
  	\`public_address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_name_idx\` ON \`pages_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`pages_address_idx\` ON \`pages_locales\` (\`address\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`pages_public_name_idx\` ON \`pages_locales\` (\`public_name\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`pages_public_address_idx\` ON \`pages_locales\` (\`public_address\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`alt\` text,
  	\`web_id\` text NOT NULL,
  	\`language\` text,
  	\`wire_id\` text,
  	\`envelope\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_web_idx\` ON \`documents\` (\`web_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`documents_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`documents\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE TABLE \`folders\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`stored\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`folders_updated_at_idx\` ON \`folders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`folders_created_at_idx\` ON \`folders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`folders_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`folders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`folders_locales_locale_parent_id_unique\` ON \`folders_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_parent_idx\` ON \`categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tags_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_locales_locale_parent_id_unique\` ON \`tags_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webs\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`default_language\` text,
  	\`friendly_u_r_l\` text,
  	\`theme\` text,
  	\`url\` text,
  	\`host\` text,
  	\`locale\` text,
  	\`no_index\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`webs_updated_at_idx\` ON \`webs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`webs_created_at_idx\` ON \`webs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`webs_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`webs_locales_locale_parent_id_unique\` ON \`webs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_languages_order_idx\` ON \`users_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_languages_parent_idx\` ON \`users_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`record_key\` text NOT NULL,
  	\`language\` text,
  	\`published\` text,
  	\`draft\` text,
  	\`changed_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`outbox_record_key_idx\` ON \`outbox\` (\`record_key\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`application_id\` text,
  	\`calendar_record_id\` text,
  	\`collective_agreements_id\` text,
  	\`conference_id\` text,
  	\`document_list_id\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`application\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`calendar_record_id\`) REFERENCES \`calendar_record\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`collective_agreements_id\`) REFERENCES \`collective_agreements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conference_id\`) REFERENCES \`conference\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`document_list_id\`) REFERENCES \`document_list\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_application_id_idx\` ON \`payload_locked_documents_rels\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_calendar_record_id_idx\` ON \`payload_locked_documents_rels\` (\`calendar_record_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_collective_agreements_id_idx\` ON \`payload_locked_documents_rels\` (\`collective_agreements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conference_id_idx\` ON \`payload_locked_documents_rels\` (\`conference_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_list_id_idx\` ON \`payload_locked_documents_rels\` (\`document_list_id\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`application\`;`)
  await db.run(sql`DROP TABLE \`application_locales\`;`)
  await db.run(sql`DROP TABLE \`application_rels\`;`)
  await db.run(sql`DROP TABLE \`_application_v\`;`)
  await db.run(sql`DROP TABLE \`_application_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_application_v_rels\`;`)
  await db.run(sql`DROP TABLE \`calendar_record\`;`)
  await db.run(sql`DROP TABLE \`calendar_record_locales\`;`)
  await db.run(sql`DROP TABLE \`calendar_record_rels\`;`)
  await db.run(sql`DROP TABLE \`_calendar_record_v\`;`)
  await db.run(sql`DROP TABLE \`_calendar_record_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_calendar_record_v_rels\`;`)
  await db.run(sql`DROP TABLE \`collective_agreements\`;`)
  await db.run(sql`DROP TABLE \`collective_agreements_locales\`;`)
  await db.run(sql`DROP TABLE \`collective_agreements_rels\`;`)
  await db.run(sql`DROP TABLE \`_collective_agreements_v\`;`)
  await db.run(sql`DROP TABLE \`_collective_agreements_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_collective_agreements_v_rels\`;`)
  await db.run(sql`DROP TABLE \`conference\`;`)
  await db.run(sql`DROP TABLE \`conference_locales\`;`)
  await db.run(sql`DROP TABLE \`conference_rels\`;`)
  await db.run(sql`DROP TABLE \`_conference_v\`;`)
  await db.run(sql`DROP TABLE \`_conference_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_conference_v_rels\`;`)
  await db.run(sql`DROP TABLE \`document_list\`;`)
  await db.run(sql`DROP TABLE \`document_list_locales\`;`)
  await db.run(sql`DROP TABLE \`document_list_rels\`;`)
  await db.run(sql`DROP TABLE \`_document_list_v\`;`)
  await db.run(sql`DROP TABLE \`_document_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_document_list_v_rels\`;`)
  await db.run(sql`DROP TABLE \`form_list\`;`)
  await db.run(sql`DROP TABLE \`form_list_locales\`;`)
  await db.run(sql`DROP TABLE \`form_list_rels\`;`)
  await db.run(sql`DROP TABLE \`_form_list_v\`;`)
  await db.run(sql`DROP TABLE \`_form_list_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_form_list_v_rels\`;`)
  await db.run(sql`DROP TABLE \`glossary\`;`)
  await db.run(sql`DROP TABLE \`glossary_locales\`;`)
  await db.run(sql`DROP TABLE \`glossary_rels\`;`)
  await db.run(sql`DROP TABLE \`_glossary_v\`;`)
  await db.run(sql`DROP TABLE \`_glossary_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_glossary_v_rels\`;`)
  await db.run(sql`DROP TABLE \`glossary_term\`;`)
  await db.run(sql`DROP TABLE \`glossary_term_locales\`;`)
  await db.run(sql`DROP TABLE \`glossary_term_rels\`;`)
  await db.run(sql`DROP TABLE \`_glossary_term_v\`;`)
  await db.run(sql`DROP TABLE \`_glossary_term_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_glossary_term_v_rels\`;`)
  await db.run(sql`DROP TABLE \`guide_for_foreigners\`;`)
  await db.run(sql`DROP TABLE \`guide_for_foreigners_locales\`;`)
  await db.run(sql`DROP TABLE \`guide_for_foreigners_rels\`;`)
  await db.run(sql`DROP TABLE \`_guide_for_foreigners_v\`;`)
  await db.run(sql`DROP TABLE \`_guide_for_foreigners_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_guide_for_foreigners_v_rels\`;`)
  await db.run(sql`DROP TABLE \`information_leaflet\`;`)
  await db.run(sql`DROP TABLE \`information_leaflet_locales\`;`)
  await db.run(sql`DROP TABLE \`information_leaflet_rels\`;`)
  await db.run(sql`DROP TABLE \`_information_leaflet_v\`;`)
  await db.run(sql`DROP TABLE \`_information_leaflet_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_information_leaflet_v_rels\`;`)
  await db.run(sql`DROP TABLE \`job_position\`;`)
  await db.run(sql`DROP TABLE \`job_position_locales\`;`)
  await db.run(sql`DROP TABLE \`job_position_rels\`;`)
  await db.run(sql`DROP TABLE \`_job_position_v\`;`)
  await db.run(sql`DROP TABLE \`_job_position_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_job_position_v_rels\`;`)
  await db.run(sql`DROP TABLE \`landing_page\`;`)
  await db.run(sql`DROP TABLE \`landing_page_locales\`;`)
  await db.run(sql`DROP TABLE \`landing_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_landing_page_v\`;`)
  await db.run(sql`DROP TABLE \`_landing_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_landing_page_v_rels\`;`)
  await db.run(sql`DROP TABLE \`main_page\`;`)
  await db.run(sql`DROP TABLE \`main_page_locales\`;`)
  await db.run(sql`DROP TABLE \`main_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_main_page_v\`;`)
  await db.run(sql`DROP TABLE \`_main_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_main_page_v_rels\`;`)
  await db.run(sql`DROP TABLE \`map\`;`)
  await db.run(sql`DROP TABLE \`map_locales\`;`)
  await db.run(sql`DROP TABLE \`map_rels\`;`)
  await db.run(sql`DROP TABLE \`_map_v\`;`)
  await db.run(sql`DROP TABLE \`_map_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_map_v_rels\`;`)
  await db.run(sql`DROP TABLE \`mediators\`;`)
  await db.run(sql`DROP TABLE \`mediators_locales\`;`)
  await db.run(sql`DROP TABLE \`mediators_rels\`;`)
  await db.run(sql`DROP TABLE \`_mediators_v\`;`)
  await db.run(sql`DROP TABLE \`_mediators_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_mediators_v_rels\`;`)
  await db.run(sql`DROP TABLE \`news_item\`;`)
  await db.run(sql`DROP TABLE \`news_item_locales\`;`)
  await db.run(sql`DROP TABLE \`news_item_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_item_v\`;`)
  await db.run(sql`DROP TABLE \`_news_item_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_item_v_rels\`;`)
  await db.run(sql`DROP TABLE \`organisation_structure\`;`)
  await db.run(sql`DROP TABLE \`organisation_structure_locales\`;`)
  await db.run(sql`DROP TABLE \`organisation_structure_rels\`;`)
  await db.run(sql`DROP TABLE \`_organisation_structure_v\`;`)
  await db.run(sql`DROP TABLE \`_organisation_structure_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_organisation_structure_v_rels\`;`)
  await db.run(sql`DROP TABLE \`press_release\`;`)
  await db.run(sql`DROP TABLE \`press_release_locales\`;`)
  await db.run(sql`DROP TABLE \`press_release_rels\`;`)
  await db.run(sql`DROP TABLE \`_press_release_v\`;`)
  await db.run(sql`DROP TABLE \`_press_release_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_press_release_v_rels\`;`)
  await db.run(sql`DROP TABLE \`property_offer\`;`)
  await db.run(sql`DROP TABLE \`property_offer_locales\`;`)
  await db.run(sql`DROP TABLE \`property_offer_rels\`;`)
  await db.run(sql`DROP TABLE \`_property_offer_v\`;`)
  await db.run(sql`DROP TABLE \`_property_offer_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_property_offer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`provided_information\`;`)
  await db.run(sql`DROP TABLE \`provided_information_locales\`;`)
  await db.run(sql`DROP TABLE \`provided_information_rels\`;`)
  await db.run(sql`DROP TABLE \`_provided_information_v\`;`)
  await db.run(sql`DROP TABLE \`_provided_information_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_provided_information_v_rels\`;`)
  await db.run(sql`DROP TABLE \`public_notice\`;`)
  await db.run(sql`DROP TABLE \`public_notice_locales\`;`)
  await db.run(sql`DROP TABLE \`public_notice_rels\`;`)
  await db.run(sql`DROP TABLE \`_public_notice_v\`;`)
  await db.run(sql`DROP TABLE \`_public_notice_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_public_notice_v_rels\`;`)
  await db.run(sql`DROP TABLE \`questions_and_answers\`;`)
  await db.run(sql`DROP TABLE \`questions_and_answers_locales\`;`)
  await db.run(sql`DROP TABLE \`questions_and_answers_rels\`;`)
  await db.run(sql`DROP TABLE \`_questions_and_answers_v\`;`)
  await db.run(sql`DROP TABLE \`_questions_and_answers_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_questions_and_answers_v_rels\`;`)
  await db.run(sql`DROP TABLE \`redirect\`;`)
  await db.run(sql`DROP TABLE \`redirect_locales\`;`)
  await db.run(sql`DROP TABLE \`redirect_rels\`;`)
  await db.run(sql`DROP TABLE \`_redirect_v\`;`)
  await db.run(sql`DROP TABLE \`_redirect_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_redirect_v_rels\`;`)
  await db.run(sql`DROP TABLE \`regional_branch\`;`)
  await db.run(sql`DROP TABLE \`regional_branch_locales\`;`)
  await db.run(sql`DROP TABLE \`regional_branch_rels\`;`)
  await db.run(sql`DROP TABLE \`_regional_branch_v\`;`)
  await db.run(sql`DROP TABLE \`_regional_branch_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_regional_branch_v_rels\`;`)
  await db.run(sql`DROP TABLE \`requested_information\`;`)
  await db.run(sql`DROP TABLE \`requested_information_locales\`;`)
  await db.run(sql`DROP TABLE \`requested_information_rels\`;`)
  await db.run(sql`DROP TABLE \`_requested_information_v\`;`)
  await db.run(sql`DROP TABLE \`_requested_information_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_requested_information_v_rels\`;`)
  await db.run(sql`DROP TABLE \`search_dictionary\`;`)
  await db.run(sql`DROP TABLE \`search_dictionary_locales\`;`)
  await db.run(sql`DROP TABLE \`search_dictionary_rels\`;`)
  await db.run(sql`DROP TABLE \`_search_dictionary_v\`;`)
  await db.run(sql`DROP TABLE \`_search_dictionary_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_search_dictionary_v_rels\`;`)
  await db.run(sql`DROP TABLE \`search_page\`;`)
  await db.run(sql`DROP TABLE \`search_page_locales\`;`)
  await db.run(sql`DROP TABLE \`search_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_search_page_v\`;`)
  await db.run(sql`DROP TABLE \`_search_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_search_page_v_rels\`;`)
  await db.run(sql`DROP TABLE \`service\`;`)
  await db.run(sql`DROP TABLE \`service_locales\`;`)
  await db.run(sql`DROP TABLE \`service_rels\`;`)
  await db.run(sql`DROP TABLE \`_service_v\`;`)
  await db.run(sql`DROP TABLE \`_service_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_service_v_rels\`;`)
  await db.run(sql`DROP TABLE \`service_position\`;`)
  await db.run(sql`DROP TABLE \`service_position_locales\`;`)
  await db.run(sql`DROP TABLE \`service_position_rels\`;`)
  await db.run(sql`DROP TABLE \`_service_position_v\`;`)
  await db.run(sql`DROP TABLE \`_service_position_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_service_position_v_rels\`;`)
  await db.run(sql`DROP TABLE \`services_hub\`;`)
  await db.run(sql`DROP TABLE \`services_hub_locales\`;`)
  await db.run(sql`DROP TABLE \`services_hub_rels\`;`)
  await db.run(sql`DROP TABLE \`_services_hub_v\`;`)
  await db.run(sql`DROP TABLE \`_services_hub_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_hub_v_rels\`;`)
  await db.run(sql`DROP TABLE \`sitemap\`;`)
  await db.run(sql`DROP TABLE \`sitemap_locales\`;`)
  await db.run(sql`DROP TABLE \`sitemap_rels\`;`)
  await db.run(sql`DROP TABLE \`_sitemap_v\`;`)
  await db.run(sql`DROP TABLE \`_sitemap_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_sitemap_v_rels\`;`)
  await db.run(sql`DROP TABLE \`standard_page\`;`)
  await db.run(sql`DROP TABLE \`standard_page_locales\`;`)
  await db.run(sql`DROP TABLE \`standard_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_standard_page_v\`;`)
  await db.run(sql`DROP TABLE \`_standard_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_standard_page_v_rels\`;`)
  await db.run(sql`DROP TABLE \`workplace_contacts\`;`)
  await db.run(sql`DROP TABLE \`workplace_contacts_locales\`;`)
  await db.run(sql`DROP TABLE \`workplace_contacts_rels\`;`)
  await db.run(sql`DROP TABLE \`_workplace_contacts_v\`;`)
  await db.run(sql`DROP TABLE \`_workplace_contacts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_workplace_contacts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`workplaces_summary\`;`)
  await db.run(sql`DROP TABLE \`workplaces_summary_locales\`;`)
  await db.run(sql`DROP TABLE \`workplaces_summary_rels\`;`)
  await db.run(sql`DROP TABLE \`_workplaces_summary_v\`;`)
  await db.run(sql`DROP TABLE \`_workplaces_summary_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_workplaces_summary_v_rels\`;`)
  await db.run(sql`DROP TABLE \`embedded_page\`;`)
  await db.run(sql`DROP TABLE \`embedded_page_locales\`;`)
  await db.run(sql`DROP TABLE \`embedded_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_embedded_page_v\`;`)
  await db.run(sql`DROP TABLE \`_embedded_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_embedded_page_v_rels\`;`)
  await db.run(sql`DROP TABLE \`web_config\`;`)
  await db.run(sql`DROP TABLE \`web_config_locales\`;`)
  await db.run(sql`DROP TABLE \`web_config_rels\`;`)
  await db.run(sql`DROP TABLE \`_web_config_v\`;`)
  await db.run(sql`DROP TABLE \`_web_config_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_web_config_v_rels\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`folders\`;`)
  await db.run(sql`DROP TABLE \`folders_locales\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_locales\`;`)
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`DROP TABLE \`tags_locales\`;`)
  await db.run(sql`DROP TABLE \`webs\`;`)
  await db.run(sql`DROP TABLE \`webs_locales\`;`)
  await db.run(sql`DROP TABLE \`users_languages\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
