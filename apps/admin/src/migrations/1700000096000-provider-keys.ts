import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The vault of providers' keys: versions that are never changed, and apart from them what opens the newest. */
export class ProviderKeys1700000096000 implements MigrationInterface {
  readonly name = 'ProviderKeys1700000096000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provider_key_version (
        name text NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        -- Null where the key was withdrawn with this version.
        sealed bytea,
        last4 text CHECK (length(last4) = 4),
        fingerprint text CHECK (fingerprint ~ '^[0-9a-f]{8}$'),
        set_by uuid NOT NULL,
        set_at timestamptz NOT NULL,
        PRIMARY KEY (name, version),
        CHECK ((sealed IS NULL) = (fingerprint IS NULL))
      );
      -- Deleted with the next version: what it opened stays closed for good.
      CREATE TABLE provider_key_wrap (
        name text PRIMARY KEY,
        version integer NOT NULL,
        kek_id text NOT NULL,
        wrapped bytea NOT NULL
      );
      CREATE TABLE provider_key_test (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        version integer NOT NULL,
        result text NOT NULL CHECK (result IN ('works', 'refused', 'unreachable', 'inconclusive')),
        code text NOT NULL,
        tested_by uuid NOT NULL,
        tested_at timestamptz NOT NULL
      );
      CREATE INDEX provider_key_test_name ON provider_key_test (name, tested_at);
      CREATE TABLE provider_key_use (
        name text NOT NULL,
        service text NOT NULL,
        source text NOT NULL CHECK (source IN ('environment', 'vault', 'none')),
        version integer,
        told_at timestamptz NOT NULL,
        PRIMARY KEY (name, service)
      );
      REVOKE UPDATE, DELETE, TRUNCATE, TRIGGER ON provider_key_version FROM CURRENT_USER;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE provider_key_use, provider_key_test, provider_key_wrap, provider_key_version',
    )
  }
}
