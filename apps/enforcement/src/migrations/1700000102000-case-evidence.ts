import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a case's file is made of: the seal's proof, and what the finding rests on. */
export class CaseEvidence1700000102000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null where the fact was told before it had one.
      ALTER TABLE anchored_work ADD COLUMN proof jsonb;
      ALTER TABLE found_copy ADD COLUMN method text;
      ALTER TABLE found_copy ADD COLUMN captures jsonb NOT NULL DEFAULT '[]'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE found_copy DROP COLUMN captures, DROP COLUMN method;
      ALTER TABLE anchored_work DROP COLUMN proof`)
  }
}
