import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A notice may come back after it was handed over, and ways to a provider are looked up again. */
export class DeadMailboxes1700000120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notice_attempt DROP CONSTRAINT notice_attempt_state_check;
      ALTER TABLE notice_attempt ADD CONSTRAINT notice_attempt_state_check
        CHECK (state IN ('queued', 'filed', 'failed', 'held', 'bounced'));
      CREATE INDEX notice_attempt_bounced ON notice_attempt (recipient, ended_at) WHERE state = 'bounced';
      -- Null where it was before this was kept.
      ALTER TABLE notice_draft ADD COLUMN channels_found_at timestamptz`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notice_draft DROP COLUMN channels_found_at;
      DROP INDEX notice_attempt_bounced;
      UPDATE notice_attempt SET state = 'filed' WHERE state = 'bounced';
      ALTER TABLE notice_attempt DROP CONSTRAINT notice_attempt_state_check;
      ALTER TABLE notice_attempt ADD CONSTRAINT notice_attempt_state_check
        CHECK (state IN ('queued', 'filed', 'failed', 'held'))`)
  }
}
