import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The office's list of goods and services with its similar groups, and which groups are searched together. */
export class GoodsList1700000090000 implements MigrationInterface {
  name = 'GoodsList1700000090000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE goods_file (
        kind text PRIMARY KEY,
        sha256 text NOT NULL,
        as_of date NOT NULL,
        imported_at timestamptz NOT NULL
      );
      CREATE TABLE goods_term (
        number int PRIMARY KEY,
        class int NOT NULL,
        name_zh text NOT NULL,
        name_en text NOT NULL,
        groups text[] NOT NULL
      );
      CREATE TABLE group_link (
        group_code text NOT NULL,
        other_code text NOT NULL,
        PRIMARY KEY (group_code, other_code)
      );`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE group_link, goods_term, goods_file')
  }
}
