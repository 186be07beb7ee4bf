import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is told to advertising and analytics, and our own record of visits. */
export class Conversions1700000048000 implements MigrationInterface {
  name = 'Conversions1700000048000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversion_delivery (
        id uuid PRIMARY KEY,
        provider text NOT NULL CHECK (provider IN ('meta', 'ga4')),
        event_name text NOT NULL,
        event_id text NOT NULL,
        -- Of a registration and of a purchase, so that the first counts once and both go when the account is erased.
        owner_id uuid,
        happened_at timestamptz NOT NULL,
        -- What happened; nothing of the person.
        event jsonb NOT NULL,
        -- By what the platform is to recognise the visitor; gone when the row has ended.
        visitor jsonb,
        state text NOT NULL CHECK (state IN ('waiting', 'sent', 'refused', 'expired', 'not-configured')),
        tries int NOT NULL DEFAULT 0,
        next_at timestamptz NOT NULL DEFAULT now(),
        last_code text,
        received_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        UNIQUE (provider, event_name, event_id),
        CHECK ((state = 'waiting') = (ended_at IS NULL)),
        CHECK ((state = 'waiting') = (visitor IS NOT NULL))
      );
      CREATE INDEX conversion_delivery_due ON conversion_delivery (provider, next_at) WHERE state = 'waiting';
      CREATE INDEX conversion_delivery_ended ON conversion_delivery (ended_at) WHERE ended_at IS NOT NULL;
      CREATE UNIQUE INDEX conversion_delivery_registration ON conversion_delivery (provider, owner_id)
        WHERE event_name IN ('CompleteRegistration', 'sign_up');

      -- A purchase is told when two things are known: that its order is paid, and a browser that agreed.
      CREATE TABLE conversion_purchase (
        event_id text PRIMARY KEY,
        order_id uuid NOT NULL,
        owner_id uuid NOT NULL,
        item text NOT NULL,
        amount int NOT NULL CHECK (amount > 0),
        paid_at timestamptz NOT NULL
      );
      CREATE TABLE conversion_buyer (
        event_id text PRIMARY KEY,
        visitors jsonb NOT NULL,
        source_url text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE visit_event (
        event_name text NOT NULL,
        event_id text NOT NULL,
        happened_at timestamptz NOT NULL,
        source_url text NOT NULL,
        params jsonb NOT NULL,
        attribution jsonb NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_name, event_id)
      );
      CREATE INDEX visit_event_received ON visit_event (received_at);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE visit_event, conversion_buyer, conversion_purchase, conversion_delivery')
  }
}
