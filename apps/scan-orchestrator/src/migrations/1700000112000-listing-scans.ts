import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Scans that search for listings under a name instead of copies of a work. */
export class ListingScans1700000112000 implements MigrationInterface {
  name = 'ListingScans1700000112000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE scan
        ALTER COLUMN work_id DROP NOT NULL,
        ADD COLUMN name text,
        ADD CONSTRAINT scan_is_of_work_or_name CHECK ((work_id IS NULL) <> (name IS NULL));
      CREATE UNIQUE INDEX listing_scan_one_at_a_time ON scan (owner_id, name) WHERE state = 'processing' AND name IS NOT NULL;

      CREATE TABLE found_listing (
        id uuid PRIMARY KEY,
        scan_id uuid NOT NULL REFERENCES scan ON DELETE CASCADE,
        rank int NOT NULL,
        source text NOT NULL,
        page_url text NOT NULL,
        -- What the page said of itself then.
        listing jsonb NOT NULL,
        match jsonb NOT NULL,
        seen_at timestamptz NOT NULL,
        UNIQUE (scan_id, rank)
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE found_listing;
      DELETE FROM scan WHERE work_id IS NULL;
      ALTER TABLE scan DROP CONSTRAINT scan_is_of_work_or_name, DROP COLUMN name, ALTER COLUMN work_id SET NOT NULL;
    `)
  }
}
