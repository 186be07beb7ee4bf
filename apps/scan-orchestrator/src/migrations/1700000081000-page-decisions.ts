import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What owners say of pages that show their works; it goes with the work. */
export class PageDecisions1700000081000 implements MigrationInterface {
  name = 'PageDecisions1700000081000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_decision (
        work_id uuid NOT NULL REFERENCES watched_work ON DELETE CASCADE,
        page_url text NOT NULL,
        -- Null where it was taken back.
        decision text,
        decided_at timestamptz NOT NULL,
        PRIMARY KEY (work_id, page_url)
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_decision')
  }
}
