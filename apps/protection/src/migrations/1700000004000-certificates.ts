import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Certificates1700000004000 implements MigrationInterface {
  name = 'Certificates1700000004000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE certificate (
        work_id uuid NOT NULL REFERENCES work ON DELETE CASCADE,
        block_hash text NOT NULL,
        object_key text NOT NULL,
        sha256 text NOT NULL,
        issued_at timestamptz NOT NULL,
        PRIMARY KEY (work_id, block_hash)
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE certificate')
  }
}
