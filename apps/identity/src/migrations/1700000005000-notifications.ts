import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Notifications1700000005000 implements MigrationInterface {
  name = 'Notifications1700000005000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        kind text NOT NULL,
        subject_id uuid NOT NULL,
        details jsonb NOT NULL,
        count integer NOT NULL DEFAULT 1 CHECK (count > 0),
        in_app boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        occurred_at timestamptz NOT NULL,
        read_at timestamptz,
        awaits_digest boolean NOT NULL
      );
      CREATE INDEX notification_by_account ON notification (account_id, created_at DESC, id DESC);
      CREATE INDEX notification_unread ON notification (account_id) WHERE in_app AND read_at IS NULL;
      CREATE INDEX notification_digest ON notification (account_id) WHERE awaits_digest;
      CREATE INDEX notification_by_age ON notification (created_at);
    `)
    await runner.query(`
      CREATE TABLE notification_preference (
        account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        kind text NOT NULL,
        in_app boolean NOT NULL,
        mail text NOT NULL CHECK (mail IN ('immediately', 'daily', 'off')),
        PRIMARY KEY (account_id, kind)
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notification_preference, notification')
  }
}
