import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Signed licences of settlements, which searches honour; they go with the work. */
export class Licences1700000098000 implements MigrationInterface {
  name = 'Licences1700000098000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE licence (
        id uuid PRIMARY KEY,
        work_id uuid NOT NULL REFERENCES watched_work ON DELETE CASCADE,
        page_url text NOT NULL,
        -- Null where no date ends it.
        not_after timestamptz,
        ended_at timestamptz
      );
      CREATE INDEX licence_of_work ON licence (work_id);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE licence')
  }
}
