import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Money that goes back, of one paid try each; and what our books and the provider's do not agree in. */
export class Refunds1700000049000 implements MigrationInterface {
  name = 'Refunds1700000049000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE refund (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES purchase_order,
        attempt_number text NOT NULL REFERENCES payment_attempt,
        kind text NOT NULL CHECK (kind IN ('cooling-off', 'on-request', 'plan-change', 'double-payment')),
        state text NOT NULL CHECK (state IN
          ('requested', 'rejected', 'approved', 'processing', 'awaiting-transfer', 'failed', 'refunded')),
        amount int NOT NULL CHECK (amount >= 0),
        deductions jsonb NOT NULL DEFAULT '[]',
        reason text NOT NULL,
        requested_by text NOT NULL CHECK (requested_by IN ('member', 'administrator', 'billing')),
        requested_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL,
        revokes_units boolean NOT NULL,
        decided_by uuid,
        note text,
        account jsonb,
        -- What the charge had given back before this refund began, as the provider said.
        refunded_before int,
        failure text,
        reference text UNIQUE,
        refunded_at timestamptz,
        CHECK ((state = 'refunded') = (refunded_at IS NOT NULL))
      );
      CREATE UNIQUE INDEX refund_open_once ON refund (attempt_number) WHERE state NOT IN ('rejected', 'refunded');
      CREATE INDEX refund_of_order ON refund (order_id, requested_at DESC);
      CREATE INDEX refund_newest ON refund (requested_at DESC, id DESC);
      CREATE INDEX refund_waiting ON refund (requested_at DESC, id DESC)
        WHERE state IN ('requested', 'awaiting-transfer', 'failed');

      -- What a plan's order has paid for: which subscription, from when until when.
      ALTER TABLE fulfilment
        ADD COLUMN subscription_id uuid,
        ADD COLUMN period_from timestamptz,
        ADD COLUMN period_until timestamptz;
      UPDATE fulfilment f SET subscription_id = s.id, period_from = s.started_at, period_until = s.paid_until
      FROM purchase_order o JOIN subscription s ON s.owner_id = o.owner_id AND s.paid_until IS NOT NULL
      WHERE o.id = f.order_id AND o.item->>'kind' = 'plan'
        AND s.started_at BETWEEN f.at - interval '1 minute' AND f.at + interval '1 minute';

      CREATE INDEX unit_grant_of_cause ON unit_grant (cause_id);

      CREATE TABLE payment_difference (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        day date NOT NULL,
        kind text NOT NULL CHECK (kind IN ('lost-notice', 'missing-there', 'amount', 'refund', 'unknown')),
        attempt_number text NOT NULL,
        provider_number text NOT NULL,
        order_id uuid REFERENCES purchase_order,
        ours int,
        theirs int,
        found_at timestamptz NOT NULL DEFAULT now(),
        settled_at timestamptz,
        note text,
        UNIQUE (day, kind, attempt_number, provider_number)
      );
      CREATE INDEX payment_difference_newest ON payment_difference (found_at DESC, id DESC);
      CREATE TABLE compared_day (day date PRIMARY KEY, lines int NOT NULL, compared_at timestamptz NOT NULL DEFAULT now());

      ALTER TABLE unit_difference ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;

      ALTER TABLE invoice DROP CONSTRAINT invoice_state_check, DROP CONSTRAINT invoice_check;
      ALTER TABLE invoice
        ADD CHECK (state IN ('due', 'issued', 'voided', 'failed')),
        ADD CHECK ((state IN ('issued', 'voided')) = (number IS NOT NULL AND issued_at IS NOT NULL));
      -- What a refund takes from an invoice: all of it (void) or an allowance.
      CREATE TABLE invoice_correction (
        refund_id uuid PRIMARY KEY REFERENCES refund,
        order_id uuid NOT NULL REFERENCES purchase_order,
        kind text CHECK (kind IN ('void', 'allowance')),
        amount int NOT NULL CHECK (amount > 0),
        state text NOT NULL CHECK (state IN ('due', 'done', 'failed')),
        -- What allowances could still take when this one was first tried.
        allowable_before int,
        number text,
        due_at timestamptz NOT NULL DEFAULT now(),
        done_at timestamptz
      );
      CREATE INDEX invoice_correction_of_order ON invoice_correction (order_id);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE invoice_correction, compared_day, payment_difference, refund;
      ALTER TABLE unit_difference DROP COLUMN id;
      ALTER TABLE fulfilment DROP COLUMN subscription_id, DROP COLUMN period_from, DROP COLUMN period_until;
      DROP INDEX unit_grant_of_cause;
    `)
  }
}
