import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Reports of respondents that a claim is abusive, and what administrators decided. */
export class ClaimReports1700000111000 implements MigrationInterface {
  name = 'ClaimReports1700000111000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE claim_report (
        id uuid PRIMARY KEY,
        negotiation_id uuid NOT NULL REFERENCES negotiation ON DELETE CASCADE,
        case_id uuid NOT NULL,
        -- The claimant, by the name that the respondent read.
        owner_id uuid NOT NULL,
        claimant_name text NOT NULL,
        text text NOT NULL,
        reported_at timestamptz NOT NULL,
        decision text CHECK (decision IN ('upheld', 'dismissed')),
        decision_reason text,
        decided_by uuid,
        decided_at timestamptz,
        CHECK ((decision IS NULL) = (decided_at IS NULL))
      );
      -- One waits at a time.
      CREATE UNIQUE INDEX claim_report_waiting ON claim_report (negotiation_id) WHERE decided_at IS NULL;
      CREATE INDEX claim_report_queue ON claim_report (reported_at, id) WHERE decided_at IS NULL;
      CREATE INDEX claim_report_of_owner ON claim_report (owner_id, decided_at);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE claim_report')
  }
}
