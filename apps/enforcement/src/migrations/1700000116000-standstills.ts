import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A case whose two sides have agreed stands still, and its 72 hours rest. */
export class Standstills1700000116000 implements MigrationInterface {
  name = 'Standstills1700000116000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE takedown_case ADD COLUMN stands_still boolean NOT NULL DEFAULT false')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE takedown_case DROP COLUMN stands_still')
  }
}
