import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The audit log: one chain of entries, which the service adds to and can't change, and the heads that were anchored. */
export class Audit1700000080000 implements MigrationInterface {
  readonly name = 'Audit1700000080000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        sequence integer PRIMARY KEY CHECK (sequence > 0),
        id uuid NOT NULL UNIQUE,
        day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        recorded_at timestamptz NOT NULL,
        service text NOT NULL,
        at timestamptz NOT NULL,
        actor_id uuid NOT NULL,
        session_id uuid,
        network text NOT NULL,
        permission text NOT NULL,
        action text NOT NULL,
        object_kind text NOT NULL,
        object_id text,
        reason text,
        request_id text NOT NULL,
        hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$')
      );
      CREATE INDEX audit_entry_day ON audit_entry (day, sequence);
      CREATE INDEX audit_entry_actor ON audit_entry (actor_id, sequence);
      CREATE INDEX audit_entry_object ON audit_entry (object_id, sequence);
      CREATE INDEX audit_entry_kind ON audit_entry (object_kind, sequence);
      CREATE INDEX audit_entry_action ON audit_entry (action, sequence);

      CREATE TABLE audit_anchor (
        id uuid PRIMARY KEY,
        sequence integer NOT NULL UNIQUE,
        day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        digest text NOT NULL,
        submitted_at timestamptz NOT NULL,
        proof jsonb
      );
      CREATE INDEX audit_anchor_day ON audit_anchor (day, sequence);

      -- What it says is never changed: this role can only add to it.
      REVOKE UPDATE, DELETE, TRUNCATE, TRIGGER ON audit_entry FROM CURRENT_USER;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_anchor, audit_entry')
  }
}
