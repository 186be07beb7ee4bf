import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The ledger of the units that a service spends. Lots and entries are only ever added: the service's own role may INSERT
 * and SELECT them and nothing else. So there is no foreign key from an entry to its lot: to check one PostgreSQL locks the
 * lot's row, which takes the right to update it.
 */
export class Units1700000031000 implements MigrationInterface {
  name = 'Units1700000031000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE unit_lot (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        unit text NOT NULL,
        reason text NOT NULL,
        priority int NOT NULL,
        valid_from timestamptz NOT NULL,
        expires_at timestamptz,
        CHECK (expires_at IS NULL OR expires_at > valid_from)
      );
      CREATE INDEX unit_lot_of_owner ON unit_lot (owner_id, unit);
      CREATE INDEX unit_lot_end ON unit_lot (expires_at) WHERE expires_at IS NOT NULL;

      CREATE TABLE unit_entry (
        -- The fact that moved the units, never an id made at the move.
        event_id text NOT NULL,
        line int NOT NULL,
        move text NOT NULL,
        owner_id uuid NOT NULL,
        unit text NOT NULL,
        from_account text NOT NULL,
        from_lot uuid NOT NULL,
        to_account text NOT NULL,
        to_lot uuid NOT NULL,
        quantity int NOT NULL CHECK (quantity > 0),
        -- Of a refund: the spend that it undoes.
        refund_of text,
        cause_kind text NOT NULL,
        cause_id text,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (event_id, line)
      );
      CREATE UNIQUE INDEX unit_entry_refunded_once ON unit_entry (refund_of, line) WHERE refund_of IS NOT NULL;
      CREATE INDEX unit_entry_at ON unit_entry (unit, at);

      -- What an owner has of a lot: the lock of every move, and a cache of the entries.
      CREATE TABLE unit_balance (
        lot_id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        unit text NOT NULL,
        available int NOT NULL CHECK (available >= 0),
        held int NOT NULL CHECK (held >= 0)
      );
      CREATE INDEX unit_balance_of_owner ON unit_balance (owner_id, unit);

      CREATE TABLE unit_hold (
        event_id text PRIMARY KEY,
        state text NOT NULL CHECK (state IN ('open', 'spent', 'released')),
        ended_by text,
        CHECK ((state = 'open') = (ended_by IS NULL))
      );

      -- Units of which billing was told that they are spent here.
      CREATE TABLE unit_started (unit text PRIMARY KEY);

      -- Spent before the first grant of this unit to the owner was heard of: taken from that grant.
      CREATE TABLE unit_advance (
        event_id text PRIMARY KEY,
        owner_id uuid NOT NULL,
        unit text NOT NULL,
        quantity int NOT NULL CHECK (quantity > 0),
        cause_kind text NOT NULL,
        cause_id text,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX unit_advance_of_owner ON unit_advance (owner_id, unit);

      REVOKE UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER ON unit_lot, unit_entry FROM CURRENT_USER;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE unit_started, unit_advance, unit_hold, unit_balance, unit_entry, unit_lot;
    `)
  }
}
