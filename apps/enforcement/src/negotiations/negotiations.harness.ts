import type { RunningEnforcement } from '../enforcement.harness'

/** Lets the days of what was agreed on be over, as time can't be waited for. */
export async function letFallDue({ rows }: RunningEnforcement, caseId: string): Promise<void> {
  const of = 'WHERE case_id = $1'
  await rows(
    `UPDATE negotiation_entry SET terms = terms
       || CASE WHEN terms ->> 'removeBy' IS NULL THEN '{}' ELSE '{"removeBy": "2026-01-10"}'::jsonb END
       || CASE WHEN terms ->> 'payBy' IS NULL THEN '{}' ELSE '{"payBy": "2026-01-10"}'::jsonb END
     WHERE kind = 'offer' AND negotiation_id IN (SELECT id FROM negotiation ${of})`,
    [caseId],
  )
  await rows(`UPDATE negotiation SET since = since - interval '30 days' ${of} AND state = 'signed'`, [caseId])
}
