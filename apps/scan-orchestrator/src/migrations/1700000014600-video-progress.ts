import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How far a video is, who may write of it, and the list of an owner's own. */
export class VideoProgress1700000014600 implements MigrationInterface {
  name = 'VideoProgress1700000014600'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE video_scan
        ADD step text NOT NULL DEFAULT 'waiting' CHECK (step IN ('waiting', 'reading', 'searching', 'comparing')),
        -- Of the step, 0 to 1.
        ADD share real NOT NULL DEFAULT 0,
        -- Of the lease: what an earlier holder writes is refused. It only rises; attempts are taken back from a holder
        -- that was stopped.
        ADD fence int NOT NULL DEFAULT 0;
      UPDATE video_scan SET fence = attempts;
      -- What was found before stretches were told is a stretch of one moment.
      UPDATE video_scan SET matches = (
        SELECT jsonb_agg(jsonb_build_object('from', match -> 'at', 'to', match -> 'at') || match ORDER BY place)
        FROM jsonb_array_elements(matches) WITH ORDINALITY AS found (match, place)
      ) WHERE jsonb_array_length(matches) > 0;
      DROP INDEX video_scan_of_owner;
      CREATE INDEX video_scan_of_owner ON video_scan (owner_id, started_at DESC, id DESC);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX video_scan_of_owner;
      CREATE INDEX video_scan_of_owner ON video_scan (owner_id);
      ALTER TABLE video_scan DROP step, DROP share, DROP fence;
    `)
  }
}
