import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Listings that are not shown for a time, and how their pages say so. */
export class WithheldListings1700000075000 implements MigrationInterface {
  name = 'WithheldListings1700000075000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listing ADD COLUMN withheld text CHECK (withheld IN ('gone', 'not-found', 'wall'));
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing DROP COLUMN withheld')
  }
}
