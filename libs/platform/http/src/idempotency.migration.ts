import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Answers that were given under an Idempotency-Key. Keys are stored as hashes, answers encrypted under the key. */
export class Idempotency1700000000002 implements MigrationInterface {
  name = 'Idempotency1700000000002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_key (
        scope text NOT NULL,
        key_hash bytea NOT NULL,
        request_hash bytea NOT NULL,
        answer bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key_hash)
      );
      CREATE INDEX idempotency_key_by_age ON idempotency_key (created_at);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_key')
  }
}
