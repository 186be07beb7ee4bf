import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Files of erased works are removed by jobs. */
export class FileRemovalJobs1700000016000 implements MigrationInterface {
  name = 'FileRemovalJobs1700000016000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO job (id, kind, payload, state, due_at)
      SELECT gen_random_uuid(), 'works.remove-files',
        jsonb_build_object('workId', work_id, 'cid', cid, 'askedAt', asked_at), 'waiting', now()
      FROM file_removal;
      DROP TABLE file_removal;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE file_removal (
        work_id uuid PRIMARY KEY,
        cid text NOT NULL,
        asked_at timestamptz NOT NULL
      );
      INSERT INTO file_removal
      SELECT (payload ->> 'workId')::uuid, payload ->> 'cid', (payload ->> 'askedAt')::timestamptz
      FROM job WHERE kind = 'works.remove-files';
      DELETE FROM job WHERE kind = 'works.remove-files';
    `)
  }
}
