import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Marks are in the order of the bytes of their numbers, as the index has them; what an import brought is found by its number. */
export class RegisterOrder1700000100000 implements MigrationInterface {
  name = 'RegisterOrder1700000100000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mark
        ALTER COLUMN source TYPE text COLLATE "C",
        ALTER COLUMN application_number TYPE text COLLATE "C";
      CREATE INDEX mark_of_import ON mark (import_number, source, application_number);`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX mark_of_import;
      ALTER TABLE mark
        ALTER COLUMN source TYPE text COLLATE "default",
        ALTER COLUMN application_number TYPE text COLLATE "default";`)
  }
}
