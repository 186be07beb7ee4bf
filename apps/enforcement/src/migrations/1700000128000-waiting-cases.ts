import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The back office finds cases in a state, those past the target and those whose notice does not leave, however many there are. */
export class WaitingCases1700000128000 implements MigrationInterface {
  name = 'WaitingCases1700000128000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX takedown_case_in_state ON takedown_case (state, opened_at DESC, id DESC);
      -- When a clock would have begun that had never paused, in ms since 1970: the earlier, the longer it has run.
      CREATE INDEX takedown_case_by_clock ON takedown_case
        ((extract(epoch FROM target_running_since AT TIME ZONE 'UTC') * 1000 - target_ran_ms))
        WHERE target_running_since IS NOT NULL;
      DROP INDEX takedown_case_running;
      ALTER TABLE notice_attempt ADD COLUMN queued_at timestamptz NOT NULL DEFAULT now();
      CREATE INDEX notice_attempt_unsent ON notice_attempt (queued_at) WHERE state IN ('queued', 'sending');
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notice_attempt DROP COLUMN queued_at;
      CREATE INDEX takedown_case_running ON takedown_case (target_running_since) WHERE target_running_since IS NOT NULL;
      DROP INDEX takedown_case_by_clock, takedown_case_in_state;
    `)
  }
}
