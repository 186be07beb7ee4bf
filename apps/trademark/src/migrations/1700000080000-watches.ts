import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Names that are watched, and the marks that were published since; of a mark, when it was published. */
export class Watches1700000080000 implements MigrationInterface {
  name = 'Watches1700000080000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mark ADD COLUMN published_on date;
      CREATE INDEX mark_by_import ON mark (import_number, source, application_number);
      CREATE TABLE trademark_watch (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        name text NOT NULL,
        classes int[] NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (owner_id, name, classes)
      );
      CREATE TABLE watch_conflict (
        watch_id uuid NOT NULL REFERENCES trademark_watch ON DELETE CASCADE,
        source text NOT NULL,
        application_number text NOT NULL,
        published_on date,
        mark text NOT NULL,
        found_at timestamptz NOT NULL,
        PRIMARY KEY (watch_id, source, application_number)
      );`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE watch_conflict, trademark_watch;
      DROP INDEX mark_by_import;
      ALTER TABLE mark DROP COLUMN published_on;`)
  }
}
