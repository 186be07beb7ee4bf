import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Orders, the tries to pay them, and what was told of those. Amounts are whole NT$, tax included. */
export class Orders1700000040000 implements MigrationInterface {
  name = 'Orders1700000040000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE purchase_order (
        id uuid PRIMARY KEY,
        number text NOT NULL UNIQUE,
        owner_id uuid NOT NULL,
        item jsonb NOT NULL,
        catalogue_version int NOT NULL,
        amount int NOT NULL CHECK (amount > 0),
        refunded int NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
        payment text NOT NULL,
        state text NOT NULL CHECK (state IN
          ('awaiting', 'instructed', 'paid', 'fulfilled', 'part-refunded', 'refunded', 'expired', 'cancelled')),
        review text CHECK (review IN ('amount', 'superseded', 'double')),
        has_failed boolean NOT NULL DEFAULT false,
        invoice jsonb,
        event_id text,
        start_now_at timestamptz,
        placed_at timestamptz NOT NULL,
        payable_until timestamptz NOT NULL,
        paid_at timestamptz
      );
      CREATE INDEX purchase_order_of_owner ON purchase_order (owner_id, placed_at DESC, id DESC);
      CREATE INDEX purchase_order_newest ON purchase_order (placed_at DESC, id DESC);
      CREATE INDEX purchase_order_review ON purchase_order (placed_at DESC, id DESC) WHERE review IS NOT NULL;
      CREATE INDEX purchase_order_open ON purchase_order (payable_until) WHERE state IN ('awaiting', 'instructed');

      CREATE TABLE payment_attempt (
        number text PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES purchase_order,
        provider text NOT NULL,
        payment text NOT NULL,
        amount int NOT NULL CHECK (amount > 0),
        state text NOT NULL CHECK (state IN ('open', 'instructed', 'paid', 'failed')),
        code text,
        provider_number text,
        charge_number text,
        instructions jsonb,
        started_at timestamptz NOT NULL,
        paid_at timestamptz
      );
      CREATE INDEX payment_attempt_of_order ON payment_attempt (order_id, started_at);

      CREATE TABLE payment_notice (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        digest bytea NOT NULL UNIQUE,
        kind text NOT NULL,
        verdict text NOT NULL CHECK (verdict IN ('accepted', 'unknown', 'forged')),
        attempt_number text,
        fields jsonb NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX payment_notice_of_attempt ON payment_notice (attempt_number, received_at);
      CREATE INDEX payment_notice_forged ON payment_notice (received_at) WHERE verdict = 'forged';

      CREATE TABLE fulfilment (
        order_id uuid PRIMARY KEY REFERENCES purchase_order,
        confirmed boolean NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE confirmed_transfer (
        reference text PRIMARY KEY,
        order_id uuid NOT NULL UNIQUE REFERENCES purchase_order,
        amount int NOT NULL,
        confirmed_by uuid NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE confirmed_transfer, fulfilment, payment_notice, payment_attempt, purchase_order',
    )
  }
}
