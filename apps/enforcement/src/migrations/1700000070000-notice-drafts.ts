import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who speaks in notices, what they state for a case, and when a work's seal came into a block. */
export class NoticeDrafts1700000070000 implements MigrationInterface {
  name = 'NoticeDrafts1700000070000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Its seal stands in a block; the fact may come before the work's own.
      CREATE TABLE anchored_work (work_id uuid PRIMARY KEY);

      CREATE TABLE claimant (
        owner_id uuid PRIMARY KEY,
        details jsonb NOT NULL,
        -- Confirmed with identity when the rest was given.
        email text,
        saved_at timestamptz NOT NULL
      );

      -- What an administrator said that a claimant may do; it counts before their record.
      CREATE TABLE claimant_decision (
        owner_id uuid PRIMARY KEY,
        standing text NOT NULL CHECK (standing IN ('good', 'review', 'suspended')),
        reason text NOT NULL,
        decided_by uuid NOT NULL,
        decided_at timestamptz NOT NULL
      );

      CREATE TABLE notice_draft (
        case_id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        given jsonb NOT NULL,
        -- Whom one can write to; null as long as nobody has looked.
        channels jsonb,
        -- Both or neither: what was signed, and the signature.
        signed_content text,
        signature jsonb,
        CHECK ((signed_content IS NULL) = (signature IS NULL))
      );
      CREATE INDEX notice_draft_of_owner ON notice_draft (owner_id);

      ALTER TABLE inbound_mail ADD COLUMN body_text text;
      CREATE INDEX notice_of_case_id ON notice (case_id, created_at);

      REVOKE DELETE ON case_event FROM CURRENT_USER;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      GRANT DELETE ON case_event TO CURRENT_USER;
      DROP INDEX notice_of_case_id;
      ALTER TABLE inbound_mail DROP COLUMN body_text;
      DROP TABLE notice_draft, claimant_decision, claimant, anchored_work;
    `)
  }
}
