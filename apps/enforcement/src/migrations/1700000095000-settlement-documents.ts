import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Settlements as they were printed and signed: once, for both sides. */
export class SettlementDocuments1700000095000 implements MigrationInterface {
  name = 'SettlementDocuments1700000095000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE settlement_document (
        negotiation_id uuid PRIMARY KEY REFERENCES negotiation ON DELETE CASCADE,
        object_key text NOT NULL,
        sha256 text NOT NULL,
        issued_at timestamptz NOT NULL
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE settlement_document')
  }
}
