import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Notices are taken back where they were sent, and a mail whose answer was lost may have left. */
export class Retractions1700000122000 implements MigrationInterface {
  name = 'Retractions1700000122000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notice
        -- Of a retraction: the notice that it takes back, once.
        ADD COLUMN retracts uuid UNIQUE REFERENCES notice ON DELETE CASCADE,
        ADD COLUMN taken_back text CHECK (taken_back IN ('withdrawn', 'settled')),
        ADD COLUMN taken_back_at timestamptz,
        ADD CHECK ((taken_back IS NULL) = (taken_back_at IS NULL)),
        ALTER COLUMN signature DROP NOT NULL,
        -- A retraction is declared, not signed.
        ADD CHECK ((retracts IS NULL) = (signature IS NOT NULL));
      DROP INDEX notice_attempt_queued;
      ALTER TABLE notice_attempt
        DROP CONSTRAINT notice_attempt_state_check,
        ADD CONSTRAINT notice_attempt_state_check
          CHECK (state IN ('queued', 'sending', 'filed', 'failed', 'held', 'bounced', 'unknown')),
        -- Of tries whose answer was lost: when, and what was told instead.
        ADD COLUMN lost_answers jsonb NOT NULL DEFAULT '[]';
      CREATE UNIQUE INDEX notice_attempt_open ON notice_attempt (notice_id) WHERE ended_at IS NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX notice_attempt_open;
      UPDATE notice_attempt SET state = CASE WHEN ended_at IS NULL THEN 'queued' ELSE 'failed' END
        WHERE state IN ('sending', 'unknown');
      ALTER TABLE notice_attempt
        DROP COLUMN lost_answers,
        DROP CONSTRAINT notice_attempt_state_check,
        ADD CONSTRAINT notice_attempt_state_check CHECK (state IN ('queued', 'filed', 'failed', 'held', 'bounced'));
      CREATE UNIQUE INDEX notice_attempt_queued ON notice_attempt (notice_id) WHERE state = 'queued';
      DELETE FROM notice WHERE retracts IS NOT NULL;
      ALTER TABLE notice
        DROP COLUMN retracts, DROP COLUMN taken_back, DROP COLUMN taken_back_at, ALTER COLUMN signature SET NOT NULL`)
  }
}
