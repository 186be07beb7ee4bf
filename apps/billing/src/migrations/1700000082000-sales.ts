import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Sales and refunds by the day are read by the instant of the payment. */
export class Sales1700000082000 implements MigrationInterface {
  name = 'Sales1700000082000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX purchase_order_paid ON purchase_order (paid_at) WHERE paid_at IS NOT NULL;
      CREATE INDEX refund_done ON refund (refunded_at) WHERE refunded_at IS NOT NULL;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX refund_done, purchase_order_paid')
  }
}
