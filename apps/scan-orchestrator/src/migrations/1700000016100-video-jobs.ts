import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Videos are looked at by jobs. */
export class VideoJobs1700000016100 implements MigrationInterface {
  name = 'VideoJobs1700000016100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO job (id, kind, key, payload, state, due_at)
      SELECT gen_random_uuid(), 'videos.look-at', id, jsonb_build_object('videoId', id), 'waiting',
        coalesce(leased_until, now())
      FROM video_scan WHERE state = 'processing' ORDER BY started_at;
      DROP INDEX video_scan_to_do;
      ALTER TABLE video_scan DROP attempts, DROP fence, DROP leased_until;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE video_scan ADD attempts int NOT NULL DEFAULT 0, ADD fence int NOT NULL DEFAULT 0,
        ADD leased_until timestamptz;
      CREATE INDEX video_scan_to_do ON video_scan (started_at) WHERE state = 'processing';
      DELETE FROM job WHERE kind IN ('videos.look-at', 'videos.remove-files');
    `)
  }
}
