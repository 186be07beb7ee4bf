import type { MigrationInterface, QueryRunner } from 'typeorm'

export class UserAdministration1700000081000 implements MigrationInterface {
  name = 'UserAdministration1700000081000'

  /** Whatever the collation of the database, LIKE finds a beginning by these indexes. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_note (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        author_id uuid NOT NULL,
        text text NOT NULL,
        written_at timestamptz NOT NULL
      );
      CREATE INDEX account_note_by_account ON account_note (account_id, written_at DESC, id DESC);
      CREATE INDEX account_by_age ON account (registered_at DESC, id DESC);
      CREATE INDEX account_by_email_beginning ON account (email text_pattern_ops);
      CREATE INDEX account_by_phone_beginning ON account (phone text_pattern_ops);
      CREATE INDEX account_by_name_beginning ON account (real_name text_pattern_ops);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX account_by_name_beginning, account_by_phone_beginning, account_by_email_beginning, account_by_age;
      DROP TABLE account_note;
    `)
  }
}
