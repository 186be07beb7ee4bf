import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Digests of other services; the leaf of each bears its id. */
export class Digests1700000072000 implements MigrationInterface {
  name = 'Digests1700000072000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE anchored_digest (id uuid PRIMARY KEY, digest text NOT NULL)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM seal_leaf WHERE batch_id IS NULL AND work_id IN (SELECT id FROM anchored_digest);
      DROP TABLE anchored_digest;
    `)
  }
}
