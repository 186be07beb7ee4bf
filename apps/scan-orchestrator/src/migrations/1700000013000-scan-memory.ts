import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What scans remember, so that the next one does not do it again: pages, pictures and verdicts
 * (docs/adr/0013-index-and-second-scans.md). All of it may be lost: the next scan then takes as long as a first one.
 */
export class ScanMemory1700000013000 implements MigrationInterface {
  name = 'ScanMemory1700000013000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Public pages as they were last read. state: what they rested on, each with its validators. is_shell: only scripts
      -- would have filled it, and there was no browser for it.
      CREATE TABLE page_memory (
        url text PRIMARY KEY,
        reader int NOT NULL,
        is_shell boolean NOT NULL,
        page jsonb NOT NULL,
        state jsonb NOT NULL,
        read_at timestamptz NOT NULL,
        used_at timestamptz NOT NULL
      );
      CREATE INDEX page_memory_by_use ON page_memory (used_at);

      -- Public addresses of pictures: which picture they led to, or why to none.
      CREATE TABLE picture_memory (
        url text PRIMARY KEY,
        state jsonb NOT NULL,
        fresh_until timestamptz NOT NULL,
        image_id uuid REFERENCES crawled_image ON DELETE CASCADE,
        failure text,
        used_at timestamptz NOT NULL,
        CHECK (num_nonnulls(image_id, failure) = 1)
      );
      CREATE INDEX picture_memory_by_use ON picture_memory (used_at);
      CREATE INDEX picture_memory_by_image ON picture_memory (image_id);

      -- How a work and a picture compare, by methods of that version. comparison: the whole verdict, once it was asked for.
      CREATE TABLE likeness (
        work_id uuid NOT NULL REFERENCES watched_work ON DELETE CASCADE,
        image_id uuid NOT NULL REFERENCES crawled_image ON DELETE CASCADE,
        methods text NOT NULL,
        distance int NOT NULL,
        inliers int NOT NULL,
        comparison jsonb,
        PRIMARY KEY (work_id, image_id)
      );
      CREATE INDEX likeness_by_image ON likeness (image_id);

      -- page_state: what the capture of a finding's page rested on; null: nothing that could prove it unchanged.
      ALTER TABLE finding ADD COLUMN page_state jsonb, ADD COLUMN unchanged_at timestamptz;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE finding DROP COLUMN page_state, DROP COLUMN unchanged_at;
      DROP TABLE likeness, picture_memory, page_memory;
    `)
  }
}
