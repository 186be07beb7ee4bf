import type { MigrationInterface, QueryRunner } from 'typeorm'

export class TrialBuyers1700000080000 implements MigrationInterface {
  name = 'TrialBuyers1700000080000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE trial_visitor ADD COLUMN kept_until timestamptz')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE trial_visitor DROP COLUMN kept_until')
  }
}
