import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What each kind of an office's files says of a mark, beside the mark that follows from all of them; where it stands by the office's
 * word, and the names of its goods. What was read before is kept as an earlier statement, which every other one goes before.
 */
export class Statements1700000115000 implements MigrationInterface {
  name = 'Statements1700000115000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mark
        ADD COLUMN status text NOT NULL DEFAULT 'filed'
          CHECK (status IN ('filed', 'pending', 'registered', 'ended')),
        ADD COLUMN goods text[] NOT NULL DEFAULT '{}',
        ADD COLUMN statements jsonb NOT NULL DEFAULT '{}';
      UPDATE mark SET
        status = CASE WHEN registered THEN 'registered' ELSE 'filed' END,
        statements = jsonb_build_object('earlier', jsonb_strip_nulls(jsonb_build_object(
          'asOf', '0001-01-01',
          'status', CASE WHEN registered THEN 'registered' ELSE 'filed' END,
          'registrationNumber', registration_number,
          'name', name,
          'words', words,
          'filedOn', to_char(filed_on, 'YYYY-MM-DD'),
          'publishedOn', to_char(published_on, 'YYYY-MM-DD'),
          'expiresOn', to_char(expires_on, 'YYYY-MM-DD'),
          'owner', owner,
          'classes', to_jsonb(classes),
          'groups', to_jsonb(groups),
          'pictures', to_jsonb(picture_references),
          'kept', to_jsonb(pictures),
          'figures', to_jsonb(figures))));
      ALTER TABLE mark ALTER COLUMN status DROP DEFAULT, ALTER COLUMN statements DROP DEFAULT, DROP COLUMN registered;`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mark ADD COLUMN registered boolean;
      UPDATE mark SET registered = status = 'registered';
      ALTER TABLE mark ALTER COLUMN registered SET NOT NULL, DROP COLUMN status, DROP COLUMN goods, DROP COLUMN statements;`)
  }
}
