import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is seen of a page is written into the record of a negotiation, too. */
export class ObservedUndertakings1700000099000 implements MigrationInterface {
  name = 'ObservedUndertakings1700000099000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE negotiation_entry DROP CONSTRAINT negotiation_entry_by_check,
        ADD CONSTRAINT negotiation_entry_by_check CHECK (by IN ('claimant', 'respondent', 'observation'));
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE negotiation_entry DROP CONSTRAINT negotiation_entry_by_check,
        ADD CONSTRAINT negotiation_entry_by_check CHECK (by IN ('claimant', 'respondent')) NOT VALID;
    `)
  }
}
