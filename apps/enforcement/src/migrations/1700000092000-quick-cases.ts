import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Pages that somebody suspects before there is an original to compare them with. */
export class QuickCases1700000092000 implements MigrationInterface {
  name = 'QuickCases1700000092000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE quick_case (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        page_url text NOT NULL,
        target_key text NOT NULL,
        domain text NOT NULL,
        platform text,
        -- What it was compared with last.
        work_id uuid,
        scan_id uuid,
        saved_at timestamptz NOT NULL,
        UNIQUE (owner_id, target_key)
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE quick_case')
  }
}
