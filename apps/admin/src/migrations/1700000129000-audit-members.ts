import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Entries about a member are found by one index, whether they name the member as subject or, as the older ones do, as object. */
export class AuditMembers1700000129000 implements MigrationInterface {
  readonly name = 'AuditMembers1700000129000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX audit_entry_member ON audit_entry ((coalesce(subject_id::text, object_id)), sequence);
      DROP INDEX audit_entry_subject;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX audit_entry_subject ON audit_entry (subject_id, sequence);
      DROP INDEX audit_entry_member;
    `)
  }
}
