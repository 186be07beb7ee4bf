import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Acts that another administrator has to approve. What they say is encrypted with a key that the database does not hold.
 * That nobody approves what they have proposed is checked here, too: a use case that forgets it can't.
 */
export class Proposals1700000103000 implements MigrationInterface {
  name = 'Proposals1700000103000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE proposal (
        id uuid PRIMARY KEY,
        operation text NOT NULL,
        idempotency_key text NOT NULL,
        digest text NOT NULL,
        content text NOT NULL,
        reason text NOT NULL,
        proposed_by uuid NOT NULL,
        proposed_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        approved_by uuid,
        approved_at timestamptz,
        refused_by uuid,
        refused_at timestamptz,
        refusal text,
        used_at timestamptz,
        was_alone boolean NOT NULL DEFAULT false,
        CONSTRAINT proposal_approved_by_another CHECK (approved_by <> proposed_by),
        CONSTRAINT proposal_approved_in_time CHECK (approved_at <= expires_at),
        CONSTRAINT proposal_approval_whole CHECK ((approved_by IS NULL) = (approved_at IS NULL)),
        CONSTRAINT proposal_refusal_whole CHECK (
          (refused_by IS NULL) = (refused_at IS NULL) AND (refused_by IS NULL) = (refusal IS NULL)
        ),
        CONSTRAINT proposal_used_as_decided CHECK (
          used_at IS NULL
          OR (refused_at IS NULL AND used_at <= expires_at AND (approved_at IS NOT NULL OR was_alone))
        ),
        CONSTRAINT proposal_key_once UNIQUE (proposed_by, idempotency_key)
      )
    `)
    await runner.query('CREATE INDEX proposal_newest ON proposal (proposed_at DESC, id DESC)')
    await runner.query(`
      CREATE TABLE administrator_term (
        account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        role_beside text NOT NULL,
        ended_at timestamptz
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE administrator_term')
    await runner.query('DROP TABLE proposal')
  }
}
