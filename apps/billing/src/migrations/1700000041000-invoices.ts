import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The e-invoice of a paid order: what must be kept of it, and nothing of the buyer. */
export class Invoices1700000041000 implements MigrationInterface {
  name = 'Invoices1700000041000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invoice (
        order_id uuid PRIMARY KEY REFERENCES purchase_order,
        state text NOT NULL CHECK (state IN ('due', 'issued', 'failed')),
        number text UNIQUE,
        random_number text,
        issued_at timestamptz,
        due_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((state = 'issued') = (number IS NOT NULL AND issued_at IS NOT NULL))
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice')
  }
}
