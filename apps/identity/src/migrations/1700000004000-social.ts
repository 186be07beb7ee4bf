import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Social1700000004000 implements MigrationInterface {
  name = 'Social1700000004000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE social_identity (
        provider text NOT NULL,
        subject text NOT NULL,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        linked_at timestamptz NOT NULL,
        PRIMARY KEY (provider, subject),
        CONSTRAINT social_identity_once_each UNIQUE (account_id, provider)
      )
    `)
    await runner.query(`
      CREATE TABLE login_ticket (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )
    `)
    await runner.query('CREATE INDEX login_ticket_by_expiry ON login_ticket (expires_at)')
    await runner.query('CREATE INDEX login_ticket_by_account ON login_ticket (account_id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE login_ticket, social_identity')
  }
}
