import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { contents, each } from '../each-content.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const name of contents) {
    await db.run(sql.raw(`CREATE TABLE \`${name}\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`web_id\` text,
  	\`display_at\` text,
  	\`roles\` text DEFAULT 'Guest',
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `))
    await db.run(sql.raw(`CREATE INDEX \`${name}_web_idx\` ON \`${name}\` (\`web_id\`);`))
    await db.run(sql.raw(`CREATE INDEX \`${name}_updated_at_idx\` ON \`${name}\` (\`updated_at\`);`))
    await db.run(sql.raw(`CREATE INDEX \`${name}_created_at_idx\` ON \`${name}\` (\`created_at\`);`))
    await db.run(sql.raw(`CREATE TABLE \`${name}_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`stored\` text,
  	\`envelope\` text,
  	\`address\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`${name}\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `))
    await db.run(sql.raw(`CREATE INDEX \`${name}_address_idx\` ON \`${name}_locales\` (\`address\`,\`_locale\`);`))
    await db.run(sql.raw(`CREATE INDEX \`${name}__status_idx\` ON \`${name}_locales\` (\`_status\`,\`_locale\`);`))
    await db.run(sql.raw(`CREATE UNIQUE INDEX \`${name}_locales_locale_parent_id_unique\` ON \`${name}_locales\` (\`_locale\`,\`_parent_id\`);`))
    await db.run(sql.raw(`CREATE TABLE \`${name}_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`${name}\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `))
    await db.run(sql.raw(`CREATE INDEX \`${name}_rels_order_idx\` ON \`${name}_rels\` (\`order\`);`))
    await db.run(sql.raw(`CREATE INDEX \`${name}_rels_parent_idx\` ON \`${name}_rels\` (\`parent_id\`);`))
    await db.run(sql.raw(`CREATE INDEX \`${name}_rels_path_idx\` ON \`${name}_rels\` (\`path\`);`))
    await db.run(sql.raw(`CREATE INDEX \`${name}_rels_categories_id_idx\` ON \`${name}_rels\` (\`categories_id\`);`))
    await db.run(sql.raw(`CREATE INDEX \`${name}_rels_tags_id_idx\` ON \`${name}_rels\` (\`tags_id\`);`))
    await db.run(sql.raw(`CREATE TABLE \`_${name}_v\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`${name}\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_web_id\`) REFERENCES \`webs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_parent_idx\` ON \`_${name}_v\` (\`parent_id\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_version_version_web_idx\` ON \`_${name}_v\` (\`version_web_id\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_version_version_updated_at_idx\` ON \`_${name}_v\` (\`version_updated_at\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_version_version_created_at_idx\` ON \`_${name}_v\` (\`version_created_at\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_created_at_idx\` ON \`_${name}_v\` (\`created_at\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_updated_at_idx\` ON \`_${name}_v\` (\`updated_at\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_snapshot_idx\` ON \`_${name}_v\` (\`snapshot\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_published_locale_idx\` ON \`_${name}_v\` (\`published_locale\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_latest_idx\` ON \`_${name}_v\` (\`latest\`);`))
    await db.run(sql.raw(`CREATE TABLE \`_${name}_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_stored\` text,
  	\`version_envelope\` text,
  	\`version_address\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_${name}_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_version_version_address_idx\` ON \`_${name}_v_locales\` (\`version_address\`,\`_locale\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_version_version__status_idx\` ON \`_${name}_v_locales\` (\`version__status\`,\`_locale\`);`))
    await db.run(sql.raw(`CREATE UNIQUE INDEX \`_${name}_v_locales_locale_parent_id_unique\` ON \`_${name}_v_locales\` (\`_locale\`,\`_parent_id\`);`))
    await db.run(sql.raw(`CREATE TABLE \`_${name}_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	\`tags_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_${name}_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_rels_order_idx\` ON \`_${name}_v_rels\` (\`order\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_rels_parent_idx\` ON \`_${name}_v_rels\` (\`parent_id\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_rels_path_idx\` ON \`_${name}_v_rels\` (\`path\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_rels_categories_id_idx\` ON \`_${name}_v_rels\` (\`categories_id\`);`))
    await db.run(sql.raw(`CREATE INDEX \`_${name}_v_rels_tags_id_idx\` ON \`_${name}_v_rels\` (\`tags_id\`);`))
  }
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
  	\`reset_password_requested_at\` text
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
  await db.run(sql`CREATE TABLE \`schedules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`content\` text NOT NULL,
  	\`structure\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`action\` text DEFAULT 'publish' NOT NULL,
  	\`local_time\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`scheduled_by\` text,
  	\`editor_language\` text NOT NULL,
  	\`fault\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`schedules_content_idx\` ON \`schedules\` (\`content\`);`)
  await db.run(sql`CREATE INDEX \`schedules_due_at_idx\` ON \`schedules\` (\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
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
  await db.run(sql.raw(`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	${each((name) => `\`${name}_id\` text,`)}
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
  	${each((name) => `FOREIGN KEY (\`${name}_id\`) REFERENCES \`${name}\`(\`id\`) ON UPDATE no action ON DELETE cascade,`)}
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
  `))
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  for (const name of contents)
    await db.run(sql.raw(`CREATE INDEX \`payload_locked_documents_rels_${name}_id_idx\` ON \`payload_locked_documents_rels\` (\`${name}_id\`);`))
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`folders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_webs_id_idx\` ON \`payload_locked_documents_rels\` (\`webs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_schedules_id_idx\` ON \`payload_locked_documents_rels\` (\`schedules_id\`);`)
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
