import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Passkeys are public keys: a copy of the table opens nothing. A challenge is answered once, by whom it was made for. */
export class Passkeys1700000104000 implements MigrationInterface {
  name = 'Passkeys1700000104000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        credential_id text NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        added_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz,
        CONSTRAINT passkey_credential_once UNIQUE (credential_id)
      )
    `)
    await runner.query('CREATE INDEX passkey_of_account ON passkey (account_id)')
    await runner.query(`
      CREATE TABLE passkey_challenge (
        challenge text PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('add', 'use')),
        expires_at timestamptz NOT NULL
      )
    `)
    await runner.query('CREATE INDEX passkey_challenge_expired ON passkey_challenge (expires_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey_challenge')
    await runner.query('DROP TABLE passkey')
  }
}
