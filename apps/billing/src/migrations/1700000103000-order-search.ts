import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Orders are found by the provider's number and by the business on the invoice. */
export class OrderSearch1700000103000 implements MigrationInterface {
  name = 'OrderSearch1700000103000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX payment_attempt_of_provider ON payment_attempt (provider_number) WHERE provider_number IS NOT NULL;
      CREATE INDEX purchase_order_of_business ON purchase_order ((invoice->>'businessNumber'))
        WHERE invoice->>'businessNumber' IS NOT NULL;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX purchase_order_of_business, payment_attempt_of_provider')
  }
}
