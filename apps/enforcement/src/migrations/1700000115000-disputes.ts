import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When the other side objected, and when it sent a picture for it: how long it waits decides what it holds back. */
export class Disputes1700000115000 implements MigrationInterface {
  name = 'Disputes1700000115000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE negotiation
        -- Both since the claimant denied it last.
        ADD COLUMN disputed_at timestamptz,
        ADD COLUMN evidence_at timestamptz;
      WITH denied AS (
        SELECT n.id, (SELECT max(e.at) FROM negotiation_entry e
          WHERE e.negotiation_id = n.id AND e.kind = 'dispute-denied') AS at
        FROM negotiation n
      ), since AS (
        SELECT denied.id,
          min(e.at) FILTER (WHERE e.kind IN ('licensed', 'own-work')) AS disputed_at,
          min(e.at) FILTER (WHERE e.kind = 'file') AS evidence_at
        FROM denied JOIN negotiation_entry e
          ON e.negotiation_id = denied.id AND (denied.at IS NULL OR e.at > denied.at)
        GROUP BY denied.id
      )
      UPDATE negotiation n SET evidence_at = since.evidence_at,
        disputed_at = CASE WHEN n.is_disputed AND n.state NOT IN ('signed', 'broken', 'performed')
          THEN since.disputed_at END
      FROM since WHERE since.id = n.id;
      ALTER TABLE negotiation DROP COLUMN is_disputed;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE negotiation ADD COLUMN is_disputed boolean NOT NULL DEFAULT false;
      UPDATE negotiation SET is_disputed = disputed_at IS NOT NULL;
      ALTER TABLE negotiation ALTER COLUMN is_disputed DROP DEFAULT,
        DROP COLUMN disputed_at, DROP COLUMN evidence_at;
    `)
  }
}
