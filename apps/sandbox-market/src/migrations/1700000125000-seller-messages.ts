import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Messages to sellers that name a page to answer on. */
export class SellerMessages1700000125000 implements MigrationInterface {
  name = 'SellerMessages1700000125000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seller_message (
        id uuid PRIMARY KEY,
        listing_id bigint NOT NULL REFERENCES listing,
        page text NOT NULL UNIQUE,
        scenario text NOT NULL,
        -- What the seller has done about it.
        done text[] NOT NULL DEFAULT '{}',
        received_at timestamptz NOT NULL
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seller_message')
  }
}
