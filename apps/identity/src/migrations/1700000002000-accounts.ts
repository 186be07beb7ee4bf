import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Accounts1700000002000 implements MigrationInterface {
  name = 'Accounts1700000002000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        id uuid PRIMARY KEY,
        role text NOT NULL,
        real_name text NOT NULL,
        email text CONSTRAINT account_email_once UNIQUE CHECK (email = lower(email)),
        email_confirmed_at timestamptz,
        phone text CONSTRAINT account_phone_once UNIQUE,
        password_hash text,
        language text NOT NULL,
        registered_at timestamptz NOT NULL,
        disabled_at timestamptz,
        erases_at timestamptz
      )
    `)
    await runner.query('CREATE INDEX account_to_erase ON account (erases_at) WHERE erases_at IS NOT NULL')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account')
  }
}
