import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is kept of a closed case goes after a time. */
export class Retention1700000124000 implements MigrationInterface {
  name = 'Retention1700000124000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE takedown_case
        -- When what the other side has said goes, and when notices, mails and observations do; null while it lives, and afterwards.
        ADD COLUMN forget_respondent_at timestamptz,
        ADD COLUMN forget_papers_at timestamptz;
      UPDATE takedown_case SET forget_respondent_at = changed_at + interval '180 days',
        forget_papers_at = changed_at + interval '730 days' WHERE outcome IS NOT NULL;
      CREATE INDEX takedown_case_to_forget_respondent ON takedown_case (forget_respondent_at)
        WHERE forget_respondent_at IS NOT NULL;
      CREATE INDEX takedown_case_to_forget_papers ON takedown_case (forget_papers_at) WHERE forget_papers_at IS NOT NULL;
      CREATE INDEX inbound_mail_of_case ON inbound_mail (case_number) WHERE case_number IS NOT NULL;
      CREATE INDEX inbound_mail_unassigned ON inbound_mail (received_at) WHERE owner_id IS NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX inbound_mail_unassigned;
      DROP INDEX inbound_mail_of_case;
      ALTER TABLE takedown_case DROP COLUMN forget_respondent_at, DROP COLUMN forget_papers_at`)
  }
}
