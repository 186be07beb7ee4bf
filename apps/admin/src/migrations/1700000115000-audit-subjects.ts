import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whose a thing is that an administrator looked at or changed, and what narrowed a list. */
export class AuditSubjects1700000115000 implements MigrationInterface {
  readonly name = 'AuditSubjects1700000115000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_entry ADD COLUMN subject_id uuid, ADD COLUMN query text;
      CREATE INDEX audit_entry_subject ON audit_entry (subject_id, sequence);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry DROP COLUMN subject_id, DROP COLUMN query')
  }
}
