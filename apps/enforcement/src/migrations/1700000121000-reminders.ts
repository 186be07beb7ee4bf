import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Owners are reminded of periods before these end. */
export class Reminders1700000121000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE case_clock ADD COLUMN remind_at timestamptz;
      CREATE INDEX case_clock_to_remind ON case_clock (remind_at) WHERE state = 'running' AND remind_at IS NOT NULL;
      UPDATE case_clock SET remind_at = ends_at - interval '1 day'
        WHERE state = 'running' AND ends_at > now() + interval '1 day'
          AND name IN ('owner-answer', 'tw-lawsuit', 'us-lawsuit', 'tw-supplement')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE case_clock DROP COLUMN remind_at')
  }
}
