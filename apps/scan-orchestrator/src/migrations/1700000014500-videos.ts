import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Short videos that are held against the crawled pictures (docs/adr/0014-short-videos.md). */
export class Videos1700000014500 implements MigrationInterface {
  name = 'Videos1700000014500'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE video_scan (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        filename text NOT NULL,
        state text NOT NULL CHECK (state IN ('processing', 'completed', 'failed')),
        failure text,
        duration_ms int,
        frames int,
        pictures_searched int,
        matches jsonb NOT NULL DEFAULT '[]',
        -- The fence: what an attempt writes counts only while it is the last one.
        attempts int NOT NULL DEFAULT 0,
        leased_until timestamptz,
        started_at timestamptz NOT NULL,
        ended_at timestamptz,
        CHECK ((state = 'failed') = (failure IS NOT NULL)),
        CHECK ((state = 'processing') = (ended_at IS NULL))
      );
      CREATE INDEX video_scan_of_owner ON video_scan (owner_id);
      CREATE INDEX video_scan_to_do ON video_scan (started_at) WHERE state = 'processing';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE video_scan')
  }
}
