import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The queue of a service. What is done is gone from it; a recurring job has one row that stays. */
export class Jobs1700000000003 implements MigrationInterface {
  name = 'Jobs1700000000003'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job (
        id uuid PRIMARY KEY,
        sequence bigserial NOT NULL,
        kind text NOT NULL,
        key text,
        payload jsonb NOT NULL,
        recurs boolean NOT NULL DEFAULT false,
        state text NOT NULL CHECK (state IN ('waiting', 'running', 'parked')),
        -- When it may be begun: of a waiting job its time, of a running one the end of its lease.
        due_at timestamptz NOT NULL,
        -- The number of its lease: what an earlier holder still wants to write is refused.
        fence int NOT NULL DEFAULT 0,
        failures int NOT NULL DEFAULT 0,
        -- Holders that fell silent.
        losses int NOT NULL DEFAULT 0,
        failure text,
        added_at timestamptz NOT NULL DEFAULT now(),
        parked_at timestamptz,
        CHECK ((state = 'parked') = (parked_at IS NOT NULL)),
        CHECK (state <> 'parked' OR failure IS NOT NULL)
      );
      CREATE INDEX job_due ON job (kind, due_at, sequence) WHERE state <> 'parked';
      CREATE INDEX job_of_key ON job (kind, key) WHERE key IS NOT NULL;
      CREATE UNIQUE INDEX job_recurs_once ON job (kind) WHERE recurs;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job')
  }
}
