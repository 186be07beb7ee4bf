import type { MigrationInterface, QueryRunner } from 'typeorm'

export class TrialClaims1700000002500 implements MigrationInterface {
  name = 'TrialClaims1700000002500'

  async up(runner: QueryRunner): Promise<void> {
    // A claim outlives the account: what was claimed once is never to be had again.
    await runner.query(`
      CREATE TABLE trial_claim (
        visitor_id uuid PRIMARY KEY,
        account_id uuid REFERENCES account ON DELETE SET NULL,
        claimed_at timestamptz NOT NULL
      );
      CREATE INDEX trial_claim_by_account ON trial_claim (account_id);
      CREATE INDEX trial_visitor_by_age ON trial_visitor (admitted_at);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX trial_visitor_by_age; DROP TABLE trial_claim')
  }
}
