import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Benefits1700000002200 implements MigrationInterface {
  name = 'Benefits1700000002200'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE benefit (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        kind text NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        place integer CHECK (place > 0),
        granted_at timestamptz NOT NULL,
        ends_at timestamptz,
        CONSTRAINT benefit_once UNIQUE (account_id, kind)
      );
      CREATE TABLE promotion_day (
        day date PRIMARY KEY,
        taken integer NOT NULL CHECK (taken > 0)
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE promotion_day; DROP TABLE benefit')
  }
}
