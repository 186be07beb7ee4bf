import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who is on which plan, every lot that was granted, and the mirror of what the spenders do with them. */
export class Subscriptions1700000032000 implements MigrationInterface {
  name = 'Subscriptions1700000032000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscription (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        plan text NOT NULL,
        interval text CHECK (interval IN ('month', 'year')),
        catalogue_version int NOT NULL REFERENCES catalogue_version,
        state text NOT NULL CHECK (state IN ('trialing', 'active', 'past-due', 'ended')),
        started_at timestamptz NOT NULL,
        -- Months are counted from the start; this one's units are granted.
        period int NOT NULL CHECK (period >= 0),
        period_until timestamptz NOT NULL,
        -- Until when further months begin by themselves; null: for ever.
        paid_until timestamptz,
        -- When it ends, if that is known.
        ends_at timestamptz,
        ended_at timestamptz,
        CHECK ((state = 'ended') = (ended_at IS NOT NULL))
      );
      CREATE UNIQUE INDEX subscription_runs_once ON subscription (owner_id) WHERE state <> 'ended';
      CREATE INDEX subscription_period ON subscription (period_until) WHERE state <> 'ended';
      CREATE INDEX subscription_end ON subscription (ends_at) WHERE state <> 'ended' AND ends_at IS NOT NULL;

      CREATE TABLE unit_grant (
        lot_id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        unit text NOT NULL,
        quantity int NOT NULL CHECK (quantity > 0),
        priority int NOT NULL,
        reason text NOT NULL,
        valid_from timestamptz NOT NULL,
        expires_at timestamptz,
        cause_kind text NOT NULL,
        cause_id text,
        granted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX unit_grant_of_owner ON unit_grant (owner_id, unit);
      CREATE INDEX unit_grant_of_unit ON unit_grant (unit, lot_id);

      -- As the spenders' unit_entry and unit_lot.
      CREATE TABLE mirrored_entry (
        event_id text NOT NULL,
        line int NOT NULL,
        id uuid NOT NULL UNIQUE,
        move text NOT NULL,
        owner_id uuid NOT NULL,
        unit text NOT NULL,
        from_account text NOT NULL,
        from_lot uuid NOT NULL,
        to_account text NOT NULL,
        to_lot uuid NOT NULL,
        quantity int NOT NULL CHECK (quantity > 0),
        cause_kind text NOT NULL,
        cause_id text,
        at timestamptz NOT NULL,
        PRIMARY KEY (event_id, line)
      );
      CREATE INDEX mirrored_entry_of_owner ON mirrored_entry (owner_id, at DESC, id DESC);
      CREATE INDEX mirrored_entry_at ON mirrored_entry (unit, at);
      CREATE TABLE mirrored_lot (
        lot_id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        unit text NOT NULL,
        priority int NOT NULL,
        reason text NOT NULL,
        valid_from timestamptz NOT NULL,
        expires_at timestamptz
      );
      CREATE INDEX mirrored_lot_of_owner ON mirrored_lot (owner_id, unit);
      REVOKE UPDATE, DELETE, TRUNCATE ON unit_grant, mirrored_entry, mirrored_lot FROM CURRENT_USER;

      -- What a spender counted, until it is compared; and what did not agree.
      CREATE TABLE unit_count (
        unit text NOT NULL,
        until timestamptz NOT NULL,
        entries int NOT NULL,
        digest text NOT NULL,
        PRIMARY KEY (unit, until)
      );
      CREATE TABLE unit_difference (
        unit text NOT NULL,
        until timestamptz NOT NULL,
        what text NOT NULL,
        found_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (unit, until, what)
      );
      CREATE TABLE unit_revocation (
        event_id text PRIMARY KEY,
        owner_id uuid NOT NULL,
        unit text NOT NULL,
        lot_id uuid NOT NULL,
        requested int NOT NULL CHECK (requested > 0),
        revoked int,
        requested_at timestamptz NOT NULL DEFAULT now(),
        answered_at timestamptz
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE unit_revocation, unit_difference, unit_count, mirrored_lot, mirrored_entry, unit_grant, subscription
    `)
  }
}
