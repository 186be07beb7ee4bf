import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Who does a task, and when it is tried again, is the matter of its job. Tasks that the version before plans get one, too.
 * That version's columns (attempts, fence, not_before, leased_until) and the trigger go one release later.
 */
export class TaskJobs1700000016200 implements MigrationInterface {
  name = 'TaskJobs1700000016200'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE scan_task DROP CONSTRAINT scan_task_state_check, ADD CONSTRAINT scan_task_state_check
        CHECK (state IN ('open', 'waiting', 'running', 'done', 'failed', 'cancelled'));
      INSERT INTO job (id, kind, key, payload, state, due_at, failures, failure)
      SELECT gen_random_uuid(), 'scans.do-task', id, jsonb_build_object('taskId', id), 'waiting',
        coalesce(leased_until, not_before), attempts, failure
      FROM scan_task WHERE state IN ('waiting', 'running') ORDER BY sequence;
      UPDATE scan_task SET state = 'open' WHERE state IN ('waiting', 'running');
      CREATE FUNCTION task_to_job() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.state := 'open';
        INSERT INTO job (id, kind, key, payload, state, due_at)
        VALUES (gen_random_uuid(), 'scans.do-task', NEW.id, jsonb_build_object('taskId', NEW.id), 'waiting', now());
        RETURN NEW;
      END $$;
      CREATE TRIGGER task_has_a_job BEFORE INSERT ON scan_task FOR EACH ROW WHEN (NEW.state = 'waiting')
        EXECUTE FUNCTION task_to_job();
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER task_has_a_job ON scan_task;
      DROP FUNCTION task_to_job;
      UPDATE scan_task SET state = 'waiting' WHERE state = 'open';
      ALTER TABLE scan_task DROP CONSTRAINT scan_task_state_check, ADD CONSTRAINT scan_task_state_check
        CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled'));
      DELETE FROM job WHERE kind = 'scans.do-task';
    `)
  }
}
