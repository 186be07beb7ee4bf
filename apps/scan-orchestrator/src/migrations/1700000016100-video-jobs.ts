import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Videos are looked at by jobs, those that the version before takes in, too: the version that adds the job itself adds it
 * before the row. That version's columns (attempts, fence, leased_until) and this trigger go one release later.
 */
export class VideoJobs1700000016100 implements MigrationInterface {
  name = 'VideoJobs1700000016100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO job (id, kind, key, payload, state, due_at)
      SELECT gen_random_uuid(), 'videos.look-at', id, jsonb_build_object('videoId', id), 'waiting',
        coalesce(leased_until, now())
      FROM video_scan WHERE state = 'processing' ORDER BY started_at;
      CREATE FUNCTION video_to_job() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO job (id, kind, key, payload, state, due_at)
        SELECT gen_random_uuid(), 'videos.look-at', NEW.id, jsonb_build_object('videoId', NEW.id), 'waiting', now()
        WHERE NOT EXISTS (SELECT FROM job WHERE kind = 'videos.look-at' AND key = NEW.id::text);
        RETURN NULL;
      END $$;
      CREATE TRIGGER video_has_a_job AFTER INSERT ON video_scan FOR EACH ROW EXECUTE FUNCTION video_to_job();
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER video_has_a_job ON video_scan;
      DROP FUNCTION video_to_job;
      DELETE FROM job WHERE kind IN ('videos.look-at', 'videos.remove-files');
    `)
  }
}
