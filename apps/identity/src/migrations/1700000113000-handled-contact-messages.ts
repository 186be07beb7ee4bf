import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who has dealt with a message of the contact form, and how. */
export class HandledContactMessages1700000113000 implements MigrationInterface {
  readonly name = 'HandledContactMessages1700000113000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_message
        ADD COLUMN handled_at timestamptz,
        ADD COLUMN handled_by uuid,
        ADD COLUMN note text,
        ADD CHECK (num_nulls(handled_at, handled_by, note) IN (0, 3));
      CREATE INDEX contact_message_open ON contact_message (received_at DESC, id DESC) WHERE handled_at IS NULL;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_message DROP COLUMN handled_at, DROP COLUMN handled_by, DROP COLUMN note;
    `)
  }
}
