import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Secrets are encrypted with a key that the database does not hold, and of recovery codes there is an HMAC only.
 * `last_step` is the latest thirty seconds whose code was taken: none is taken twice.
 */
export class SecondFactors1700000097000 implements MigrationInterface {
  name = 'SecondFactors1700000097000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE authenticator_draft (
        account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        secret text NOT NULL,
        begun_at timestamptz NOT NULL DEFAULT now()
      )
    `)
    await runner.query(`
      CREATE TABLE authenticator (
        account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        secret text NOT NULL,
        last_step bigint NOT NULL,
        since timestamptz NOT NULL DEFAULT now()
      )
    `)
    await runner.query(`
      CREATE TABLE recovery_code (
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        hash bytea NOT NULL,
        PRIMARY KEY (account_id, hash)
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_code')
    await runner.query('DROP TABLE authenticator')
    await runner.query('DROP TABLE authenticator_draft')
  }
}
