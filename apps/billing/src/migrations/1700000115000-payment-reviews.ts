import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What came by a try is kept beside what was asked for, so that somebody can decide about another amount; and what the
 * provider last said of it. A transfer that was given back does not stand in the way of the next one for its order.
 */
export class PaymentReviews1700000115000 implements MigrationInterface {
  name = 'PaymentReviews1700000115000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment_attempt
        ADD COLUMN received int CHECK (received >= 0),
        ADD COLUMN answer jsonb,
        ADD COLUMN answered_at timestamptz,
        DROP CONSTRAINT payment_attempt_state_check,
        ADD CHECK (state IN ('open', 'instructed', 'paid', 'failed', 'held', 'returned'));
      UPDATE payment_attempt SET received = amount WHERE state = 'paid';
      ALTER TABLE confirmed_transfer DROP CONSTRAINT confirmed_transfer_order_id_key;
      CREATE INDEX confirmed_transfer_of_order ON confirmed_transfer (order_id);
      CREATE INDEX payment_notice_forged_of_attempt ON payment_notice ((fields->>'MerchantTradeNo'))
        WHERE verdict = 'forged';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX payment_notice_forged_of_attempt, confirmed_transfer_of_order;
      ALTER TABLE confirmed_transfer ADD UNIQUE (order_id);
      UPDATE payment_attempt SET state = 'open' WHERE state IN ('held', 'returned');
      ALTER TABLE payment_attempt
        DROP CONSTRAINT payment_attempt_state_check,
        ADD CHECK (state IN ('open', 'instructed', 'paid', 'failed')),
        DROP COLUMN received, DROP COLUMN answer, DROP COLUMN answered_at;
    `)
  }
}
