import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Removals that their owners have agreed to show. */
export class PublicCases1700000073000 implements MigrationInterface {
  name = 'PublicCases1700000073000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE takedown_case ADD COLUMN is_public boolean NOT NULL DEFAULT false;
      CREATE INDEX takedown_case_public ON takedown_case (removed_at DESC) WHERE is_public;
      CREATE INDEX takedown_case_removed ON takedown_case (id) WHERE state = 'removed' OR outcome = 'kept-down';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX takedown_case_removed;
      ALTER TABLE takedown_case DROP COLUMN is_public;
    `)
  }
}
