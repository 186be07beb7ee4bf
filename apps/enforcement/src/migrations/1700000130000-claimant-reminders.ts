import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Reminders of an offer become reminders of the claimant as the others are, each with its matter in its key. */
export class ClaimantReminders1700000130000 implements MigrationInterface {
  name = 'ClaimantReminders1700000130000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE job SET key = key || ':' || (payload->>'about')
        WHERE kind = 'negotiations.remind-claimant' AND key NOT LIKE '%:%';
      UPDATE job SET kind = 'negotiations.remind-claimant', key = key || ':offer',
          payload = jsonb_build_object('caseId', key, 'about', 'offer',
            'since', to_char(since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        FROM negotiation
        WHERE kind = 'negotiations.remind-of-offer' AND case_id::text = key
          AND offer->>'number' = payload->>'number';
      -- Of offers that were decided about.
      DELETE FROM job WHERE kind = 'negotiations.remind-of-offer';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE job SET kind = 'negotiations.remind-of-offer', key = case_id::text,
          payload = jsonb_build_object('caseId', case_id, 'number', (offer->>'number')::int)
        FROM negotiation
        WHERE kind = 'negotiations.remind-claimant' AND payload->>'about' = 'offer'
          AND case_id::text = payload->>'caseId' AND offer IS NOT NULL;
      DELETE FROM job WHERE kind = 'negotiations.remind-claimant' AND payload->>'about' = 'offer';
      UPDATE job SET key = payload->>'caseId' WHERE kind = 'negotiations.remind-claimant';
    `)
  }
}
