import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Mails wait as jobs now. Those that wait at this moment are moved; the table stays for one release, for processes of
 * the version before that still run.
 */
export class MailJobs1700000005100 implements MigrationInterface {
  name = 'MailJobs1700000005100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH moved AS (
        UPDATE mail SET ended_at = now(), outcome = 'given-up', sealed = NULL
        FROM mail waiting WHERE waiting.id = mail.id AND mail.ended_at IS NULL
        RETURNING mail.id, mail.account_id, mail.language, mail.template, mail.queued_at, mail.due_at, waiting.sealed
      )
      INSERT INTO job (id, kind, key, payload, state, due_at)
      SELECT id, 'mails.send', account_id::text, jsonb_build_object(
        'ownerId', account_id, 'language', language, 'template', template, 'encrypted', sealed,
        'queuedAt', to_char(queued_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ), 'waiting', due_at FROM moved
    `)
  }

  async down(): Promise<void> {
    // What has been moved is sent from where it is.
  }
}
