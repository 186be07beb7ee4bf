import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How each process of a service last said that it is. */
export class Processes1700000112000 implements MigrationInterface {
  readonly name = 'Processes1700000112000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE process_report (
        id uuid PRIMARY KEY,
        service text NOT NULL,
        version text NOT NULL,
        started_at timestamptz NOT NULL,
        -- By this database's clock: those of other machines may be wrong.
        told_at timestamptz NOT NULL,
        is_ready boolean NOT NULL,
        faults jsonb NOT NULL
      );
      CREATE INDEX process_report_service ON process_report (service, told_at);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE process_report')
  }
}
