import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whose address, account or device it was can't be read here: the key is an HMAC. */
export class FailedTries1700000003100 implements MigrationInterface {
  name = 'FailedTries1700000003100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE failed_try (
        key bytea PRIMARY KEY,
        count integer NOT NULL,
        until timestamptz NOT NULL
      )
    `)
    await runner.query('CREATE INDEX failed_try_by_end ON failed_try (until)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE failed_try')
  }
}
