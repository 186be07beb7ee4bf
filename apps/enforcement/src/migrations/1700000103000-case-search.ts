import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The back office lists everybody's cases, and finds those of a work. */
export class CaseSearch1700000103000 implements MigrationInterface {
  name = 'CaseSearch1700000103000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX takedown_case_newest ON takedown_case (opened_at DESC, id DESC);
      CREATE INDEX takedown_case_of_work ON takedown_case (work_id);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX takedown_case_of_work, takedown_case_newest')
  }
}
