import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is offered, by version, and which units a service has begun to spend. */
export class Catalogue1700000030000 implements MigrationInterface {
  name = 'Catalogue1700000030000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue_version (
        version int PRIMARY KEY CHECK (version > 0),
        content jsonb NOT NULL,
        offered_from timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE unit_spender (
        unit text PRIMARY KEY,
        service text NOT NULL,
        since timestamptz NOT NULL DEFAULT now()
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unit_spender; DROP TABLE catalogue_version')
  }
}
