import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who does a task, and when it is tried again, is the matter of its job. */
export class TaskJobs1700000016200 implements MigrationInterface {
  name = 'TaskJobs1700000016200'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO job (id, kind, key, payload, state, due_at, failures, failure)
      SELECT gen_random_uuid(), 'scans.do-task', id, jsonb_build_object('taskId', id), 'waiting',
        coalesce(leased_until, not_before), attempts, failure
      FROM scan_task WHERE state IN ('waiting', 'running') ORDER BY sequence;
      DROP INDEX scan_task_due;
      ALTER TABLE scan_task DROP CONSTRAINT scan_task_state_check;
      UPDATE scan_task SET state = 'open' WHERE state IN ('waiting', 'running');
      ALTER TABLE scan_task DROP attempts, DROP fence, DROP not_before, DROP leased_until,
        ADD CONSTRAINT scan_task_state_check CHECK (state IN ('open', 'done', 'failed', 'cancelled'));
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE scan_task DROP CONSTRAINT scan_task_state_check,
        ADD attempts int NOT NULL DEFAULT 0, ADD fence int NOT NULL DEFAULT 0,
        ADD not_before timestamptz NOT NULL DEFAULT now(), ADD leased_until timestamptz;
      UPDATE scan_task SET state = 'waiting' WHERE state = 'open';
      ALTER TABLE scan_task ADD CONSTRAINT scan_task_state_check
        CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled'));
      CREATE INDEX scan_task_due ON scan_task (not_before, sequence) WHERE state IN ('waiting', 'running');
      DELETE FROM job WHERE kind = 'scans.do-task';
    `)
  }
}
