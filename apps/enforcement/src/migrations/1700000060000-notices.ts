import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Notices as they were signed, their ways out, and the mails that came back. */
export class Notices1700000060000 implements MigrationInterface {
  name = 'Notices1700000060000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notice (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        case_number text NOT NULL,
        owner_id text NOT NULL,
        channel text NOT NULL,
        answer_domains text[] NOT NULL,
        content text NOT NULL,
        content_sha256 text NOT NULL CHECK (content_sha256 ~ '^[0-9a-f]{64}$'),
        signature jsonb NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX notice_of_case ON notice (case_number, created_at DESC);
      CREATE INDEX notice_of_owner ON notice (owner_id);
      CREATE TABLE notice_attempt (
        id uuid PRIMARY KEY,
        notice_id uuid NOT NULL REFERENCES notice ON DELETE CASCADE,
        n int NOT NULL CHECK (n > 0),
        recipient text NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'filed', 'failed')),
        message_key text,
        message_sha256 text,
        answer text,
        ended_at timestamptz,
        UNIQUE (notice_id, n)
      );
      CREATE UNIQUE INDEX notice_attempt_queued ON notice_attempt (notice_id) WHERE state = 'queued';
      CREATE TABLE inbound_mail (
        id uuid PRIMARY KEY,
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        recipient text NOT NULL,
        received_at timestamptz NOT NULL,
        size int NOT NULL,
        authentication jsonb NOT NULL,
        state text NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'read', 'unreadable')),
        notice_id uuid REFERENCES notice ON DELETE SET NULL,
        owner_id text,
        case_number text,
        mail_class text,
        kind text,
        authority text,
        ticket text,
        from_address text,
        subject text,
        UNIQUE (sha256, recipient)
      );
      CREATE INDEX inbound_mail_unrecognised ON inbound_mail (received_at)
        WHERE state = 'unreadable' OR authority IS DISTINCT FROM 'acts' OR kind = 'unknown';
      CREATE INDEX inbound_mail_of_notice ON inbound_mail (notice_id);
      CREATE INDEX inbound_mail_of_owner ON inbound_mail (owner_id);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inbound_mail; DROP TABLE notice_attempt; DROP TABLE notice')
  }
}
