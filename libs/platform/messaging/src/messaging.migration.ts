import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The two tables that make effects happen exactly once: what we have to say, and what we have heard. */
export class Messaging1700000000001 implements MigrationInterface {
  name = 'Messaging1700000000001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        sequence bigserial PRIMARY KEY,
        id uuid NOT NULL UNIQUE,
        name text NOT NULL,
        key text NOT NULL,
        payload text NOT NULL,
        occurred_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz
      );
      CREATE INDEX outbox_unsent ON outbox (sequence) WHERE sent_at IS NULL;
      CREATE TABLE inbox (
        event_id uuid PRIMARY KEY,
        name text NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT now()
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inbox; DROP TABLE outbox')
  }
}
