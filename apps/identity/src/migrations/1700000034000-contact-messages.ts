import type { MigrationInterface, QueryRunner } from 'typeorm'

export class ContactMessages1700000034000 implements MigrationInterface {
  name = 'ContactMessages1700000034000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_message (
        id uuid PRIMARY KEY,
        reference text NOT NULL UNIQUE,
        kind text NOT NULL CHECK (kind IN ('question', 'claim-complaint', 'consumer-complaint')),
        name text NOT NULL,
        email text NOT NULL,
        about text,
        message text NOT NULL,
        language text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX contact_message_by_age ON contact_message (received_at DESC, id DESC);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_message')
  }
}
