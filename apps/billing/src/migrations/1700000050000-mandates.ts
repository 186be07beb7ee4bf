import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Cards that are charged again for each period of a plan, and plans that are paid and begin later. */
export class Mandates1700000050000 implements MigrationInterface {
  name = 'Mandates1700000050000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The order whose mandate was charged for this one.
      ALTER TABLE purchase_order ADD COLUMN renewal_of uuid REFERENCES purchase_order;
      CREATE INDEX purchase_order_renewals ON purchase_order (renewal_of) WHERE renewal_of IS NOT NULL;
      -- Whether paying by this try lets the card be charged again for each period.
      ALTER TABLE payment_attempt ADD COLUMN renews boolean NOT NULL DEFAULT false;

      CREATE TABLE mandate (
        -- Of the try that has opened it.
        number text PRIMARY KEY REFERENCES payment_attempt,
        order_id uuid NOT NULL REFERENCES purchase_order,
        subscription_id uuid NOT NULL UNIQUE,
        amount int NOT NULL CHECK (amount > 0),
        state text NOT NULL CHECK (state IN ('running', 'cancelling', 'cancelled', 'ended')),
        -- How often we have had a failed charge tried again since the last one that succeeded.
        retries int NOT NULL DEFAULT 0,
        opened_at timestamptz NOT NULL
      );
      CREATE INDEX mandate_of_order ON mandate (order_id);
      CREATE INDEX mandate_running ON mandate (number) WHERE state = 'running';
      -- Every further charge that the provider has told of, one row each.
      CREATE TABLE mandate_charge (
        mandate_number text NOT NULL REFERENCES mandate,
        charge_number text NOT NULL,
        amount int NOT NULL,
        succeeded boolean NOT NULL,
        code text NOT NULL,
        charged_at timestamptz NOT NULL,
        order_id uuid REFERENCES purchase_order,
        PRIMARY KEY (mandate_number, charge_number)
      );

      -- Months are counted from the anchor: the start, or a charge that came late and so opened its period late.
      ALTER TABLE subscription
        ADD COLUMN anchor_at timestamptz,
        ADD COLUMN anchor_period int NOT NULL DEFAULT 0,
        ADD COLUMN past_due_since timestamptz;
      UPDATE subscription SET anchor_at = started_at;
      ALTER TABLE subscription ALTER COLUMN anchor_at SET NOT NULL;

      -- A plan that is paid and begins when the running one ends; one an owner.
      CREATE TABLE planned_subscription (
        owner_id uuid PRIMARY KEY,
        order_id uuid NOT NULL UNIQUE REFERENCES purchase_order,
        subscription_id uuid NOT NULL,
        plan text NOT NULL,
        interval text NOT NULL CHECK (interval IN ('month', 'year')),
        renews boolean NOT NULL,
        planned_at timestamptz NOT NULL DEFAULT now()
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE planned_subscription, mandate_charge, mandate;
      ALTER TABLE subscription DROP COLUMN anchor_at, DROP COLUMN anchor_period, DROP COLUMN past_due_since;
      ALTER TABLE payment_attempt DROP COLUMN renews;
      ALTER TABLE purchase_order DROP COLUMN renewal_of;
    `)
  }
}
