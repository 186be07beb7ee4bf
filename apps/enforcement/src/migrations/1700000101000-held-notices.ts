import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A notice that waited may be held back by what happened to its case meanwhile. */
export class HeldNotices1700000101000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notice_attempt DROP CONSTRAINT notice_attempt_state_check;
      ALTER TABLE notice_attempt ADD CONSTRAINT notice_attempt_state_check
        CHECK (state IN ('queued', 'filed', 'failed', 'held'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE notice_attempt SET state = 'failed' WHERE state = 'held';
      ALTER TABLE notice_attempt DROP CONSTRAINT notice_attempt_state_check;
      ALTER TABLE notice_attempt ADD CONSTRAINT notice_attempt_state_check
        CHECK (state IN ('queued', 'filed', 'failed'))`)
  }
}
