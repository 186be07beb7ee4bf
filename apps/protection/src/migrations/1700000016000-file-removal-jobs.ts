import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Files of erased works are removed by jobs. What the version before still writes down becomes a job, too; its table goes
 * one release later.
 */
export class FileRemovalJobs1700000016000 implements MigrationInterface {
  name = 'FileRemovalJobs1700000016000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION file_removal_to_job() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO job (id, kind, payload, state, due_at) VALUES (gen_random_uuid(), 'works.remove-files',
          jsonb_build_object('workId', NEW.work_id, 'cid', NEW.cid, 'askedAt', NEW.asked_at), 'waiting', now());
        RETURN NULL;
      END $$;
      CREATE TRIGGER file_removal_is_a_job BEFORE INSERT ON file_removal
        FOR EACH ROW EXECUTE FUNCTION file_removal_to_job();
      WITH old AS (DELETE FROM file_removal RETURNING *) INSERT INTO file_removal SELECT * FROM old;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER file_removal_is_a_job ON file_removal;
      DROP FUNCTION file_removal_to_job;
      INSERT INTO file_removal
      SELECT (payload ->> 'workId')::uuid, payload ->> 'cid', (payload ->> 'askedAt')::timestamptz
      FROM job WHERE kind = 'works.remove-files';
      DELETE FROM job WHERE kind = 'works.remove-files';
    `)
  }
}
