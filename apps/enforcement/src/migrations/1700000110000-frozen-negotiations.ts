import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Administrators freeze negotiations, which stands in their record. */
export class FrozenNegotiations1700000110000 implements MigrationInterface {
  name = 'FrozenNegotiations1700000110000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Nothing can be done in it, and its deadlines stand still; null where it goes on.
      ALTER TABLE negotiation ADD COLUMN frozen_at timestamptz;
      ALTER TABLE negotiation_entry DROP CONSTRAINT negotiation_entry_by_check,
        ADD CONSTRAINT negotiation_entry_by_check
          CHECK (by IN ('claimant', 'respondent', 'observation', 'administrator'));
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE negotiation DROP COLUMN frozen_at;
      ALTER TABLE negotiation_entry DROP CONSTRAINT negotiation_entry_by_check,
        ADD CONSTRAINT negotiation_entry_by_check CHECK (by IN ('claimant', 'respondent', 'observation')) NOT VALID;
    `)
  }
}
