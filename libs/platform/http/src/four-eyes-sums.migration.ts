import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What an administrator has done alone on a day, by sum: one row that those who act at once wait for. */
export class FourEyesSums1700000122000 implements MigrationInterface {
  name = 'FourEyesSums1700000122000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE four_eyes_sum (
        administrator_id uuid NOT NULL,
        day date NOT NULL,
        sum text NOT NULL,
        total bigint NOT NULL CHECK (total >= 0),
        PRIMARY KEY (administrator_id, day, sum)
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE four_eyes_sum')
  }
}
