import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When each day of the audit log was last calculated anew, and what did not hold. */
export class AuditChecks1700000093000 implements MigrationInterface {
  readonly name = 'AuditChecks1700000093000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_check (
        day text PRIMARY KEY CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        checked_at timestamptz NOT NULL,
        fault_sequence integer,
        fault text
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_check')
  }
}
