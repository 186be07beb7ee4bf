import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Reports of analyses: what was found is kept as it was, the file when it was first printed. */
export class Reports1700000070000 implements MigrationInterface {
  name = 'Reports1700000070000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trademark_report (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        goods text NOT NULL,
        analysis text NOT NULL,
        file_key text,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX trademark_report_by_owner ON trademark_report (owner_id, created_at DESC, id DESC);`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE trademark_report')
  }
}
