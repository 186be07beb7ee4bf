import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Mails1700000002100 implements MigrationInterface {
  name = 'Mails1700000002100'

  async up(runner: QueryRunner): Promise<void> {
    // Sealed: the address and the values, encrypted while they wait, gone when the mail has left.
    await runner.query(`
      CREATE TABLE mail (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        template text NOT NULL,
        language text NOT NULL,
        sealed text,
        queued_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        ended_at timestamptz,
        outcome text CHECK (outcome IN ('sent', 'refused', 'given-up')),
        CHECK ((ended_at IS NULL) = (outcome IS NULL)),
        CHECK ((ended_at IS NULL) = (sealed IS NOT NULL))
      );
      CREATE INDEX mail_by_account ON mail (account_id);
      CREATE INDEX mail_to_send ON mail (due_at) WHERE ended_at IS NULL;
    `)
    await runner.query(`
      CREATE TABLE mail_token (
        hash bytea PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        purpose text NOT NULL,
        email text NOT NULL,
        issued_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX mail_token_by_account ON mail_token (account_id, purpose);
      CREATE INDEX mail_token_by_end ON mail_token (expires_at);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_token; DROP TABLE mail')
  }
}
