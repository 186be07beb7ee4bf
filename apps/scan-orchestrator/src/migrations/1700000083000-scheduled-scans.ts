import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Scans that begin by themselves, beside those that somebody has started. */
export class ScheduledScans1700000083000 implements MigrationInterface {
  name = 'ScheduledScans1700000083000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE scan ADD is_scheduled boolean NOT NULL DEFAULT false;
      CREATE INDEX scan_of_work ON scan (work_id, started_at DESC);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX scan_of_work; ALTER TABLE scan DROP is_scheduled')
  }
}
