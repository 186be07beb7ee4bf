import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Cases by the day, and those whose clock runs, are counted for the back office. */
export class CasesByAge1700000091000 implements MigrationInterface {
  name = 'CasesByAge1700000091000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX takedown_case_by_age ON takedown_case (opened_at);
      CREATE INDEX takedown_case_running ON takedown_case (target_running_since) WHERE target_running_since IS NOT NULL;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX takedown_case_running, takedown_case_by_age')
  }
}
