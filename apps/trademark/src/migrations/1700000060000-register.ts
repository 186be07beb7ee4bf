import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Marks of registers as their offices publish them, and the files that they were read from. */
export class Register1700000060000 implements MigrationInterface {
  name = 'Register1700000060000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE register_import (
        number int PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        source text NOT NULL,
        sha256 text NOT NULL UNIQUE,
        as_of date NOT NULL,
        demonstration boolean NOT NULL,
        records int NOT NULL DEFAULT 0,
        parked int NOT NULL DEFAULT 0,
        started_at timestamptz NOT NULL DEFAULT now(),
        completed_at timestamptz
      );
      CREATE TABLE mark (
        source text NOT NULL,
        application_number text NOT NULL,
        registration_number text,
        name text NOT NULL,
        words text NOT NULL,
        filed_on date,
        expires_on date,
        registered boolean NOT NULL,
        owner text NOT NULL,
        classes int[] NOT NULL,
        groups text[] NOT NULL,
        row_hash text NOT NULL,
        import_number int NOT NULL REFERENCES register_import,
        PRIMARY KEY (source, application_number)
      );
      CREATE TABLE parked_record (
        import_number int NOT NULL REFERENCES register_import,
        position int NOT NULL,
        reason text NOT NULL,
        excerpt text NOT NULL,
        PRIMARY KEY (import_number, position)
      );`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE parked_record, mark, register_import')
  }
}
