import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Says once more what everybody was granted who registered before billing kept it: facts that were said then may be
 * forgotten by now. Whoever is heard of twice is granted once.
 */
export class EarlierBenefits1700000033000 implements MigrationInterface {
  name = 'EarlierBenefits1700000033000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO outbox (id, name, key, payload)
      SELECT gen_random_uuid(), 'identity.benefit-granted.v1', account_id::text,
        jsonb_strip_nulls(jsonb_build_object('userId', account_id, 'kind', kind, 'quantity', quantity,
          'grantedAt', to_char(granted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'endsAt', to_char(ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      FROM benefit ORDER BY granted_at, account_id, kind
    `)
  }

  /** What was said can't be unsaid. */
  async down(): Promise<void> {}
}
