import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Pictures that respondents send as evidence. */
export class RespondentFiles1700000112000 implements MigrationInterface {
  name = 'RespondentFiles1700000112000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE negotiation_entry
        ADD COLUMN file_sha256 text,
        -- The hash covers what is kept, wherever it is kept.
        ADD COLUMN file_key text,
        ADD CHECK ((kind = 'file') = (file_sha256 IS NOT NULL)),
        ADD CHECK ((file_sha256 IS NULL) = (file_key IS NULL))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE negotiation_entry DROP COLUMN file_key, DROP COLUMN file_sha256')
  }
}
