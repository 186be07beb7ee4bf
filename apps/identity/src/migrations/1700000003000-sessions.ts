import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Sessions1700000003000 implements MigrationInterface {
  name = 'Sessions1700000003000'

  async up(runner: QueryRunner): Promise<void> {
    // An account can't be removed while a session of its is open: ending it is what tells the other services.
    await runner.query(`
      CREATE TABLE session (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account (id),
        opened_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL
      )
    `)
    await runner.query('CREATE INDEX session_by_account ON session (account_id)')
    await runner.query(`
      CREATE TABLE refresh_token (
        hash bytea PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        replaced_at timestamptz
      )
    `)
    await runner.query('CREATE INDEX refresh_token_by_session ON refresh_token (session_id)')
    // Who it was is not kept: only the id that tokens bear, and only while such a token can be alive.
    await runner.query('CREATE TABLE ended_session (id uuid PRIMARY KEY, ended_at timestamptz NOT NULL)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ended_session, refresh_token, session')
  }
}
