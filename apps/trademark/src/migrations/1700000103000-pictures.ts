import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Pictures of marks: what the office names, the bytes that were imported (in the object store), and their fingerprints. */
export class Pictures1700000103000 implements MigrationInterface {
  name = 'Pictures1700000103000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mark
        ADD COLUMN picture_references text[] NOT NULL DEFAULT '{}',
        ADD COLUMN pictures text[] NOT NULL DEFAULT '{}',
        ADD COLUMN figures text[] NOT NULL DEFAULT '{}';
      CREATE TABLE picture (
        sha256 text PRIMARY KEY,
        hashes text[],
        fault text,
        CHECK (hashes IS NULL OR fault IS NULL)
      );
      CREATE INDEX picture_waiting ON picture (sha256) WHERE hashes IS NULL AND fault IS NULL;`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE picture;
      ALTER TABLE mark DROP COLUMN picture_references, DROP COLUMN pictures, DROP COLUMN figures;`)
  }
}
