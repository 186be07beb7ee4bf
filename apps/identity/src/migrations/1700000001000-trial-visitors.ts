import type { MigrationInterface, QueryRunner } from 'typeorm'

export class TrialVisitors1700000001000 implements MigrationInterface {
  name = 'TrialVisitors1700000001000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trial_visitor (
        id uuid PRIMARY KEY,
        real_name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        admitted_at timestamptz NOT NULL
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE trial_visitor')
  }
}
