import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What an administrator has made of a mail that rules could not tell a case of. */
export class SettledMails1700000082000 implements MigrationInterface {
  name = 'SettledMails1700000082000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inbound_mail ADD COLUMN settlement text CHECK (settlement IN ('assigned', 'discarded')),
        ADD COLUMN settled_at timestamptz, ADD COLUMN settled_by text, ADD COLUMN settled_because text;
      DROP INDEX inbound_mail_unrecognised;
      CREATE INDEX inbound_mail_unrecognised ON inbound_mail (received_at DESC, id DESC)
        WHERE settled_at IS NULL
          AND (state = 'unreadable' OR authority <> 'acts' OR (kind = 'unknown' AND mail_class <> 'delivery-report'));
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX inbound_mail_unrecognised;
      ALTER TABLE inbound_mail DROP COLUMN settlement, DROP COLUMN settled_at, DROP COLUMN settled_by,
        DROP COLUMN settled_because;
      CREATE INDEX inbound_mail_unrecognised ON inbound_mail (received_at)
        WHERE state = 'unreadable' OR authority IS DISTINCT FROM 'acts' OR kind = 'unknown';
    `)
  }
}
