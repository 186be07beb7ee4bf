import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Evidence of erased scans is removed by jobs. */
export class EvidenceRemovalJobs1700000016000 implements MigrationInterface {
  name = 'EvidenceRemovalJobs1700000016000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO job (id, kind, payload, state, due_at)
      SELECT gen_random_uuid(), 'reports.remove-evidence', jsonb_build_object('scanId', scan_id), 'waiting', due_at
      FROM evidence_removal
      UNION ALL
      SELECT gen_random_uuid(), 'reports.remove-evidence', jsonb_build_object('scanId', scan_id), 'waiting',
        due_at + interval '1 hour'
      FROM evidence_removal WHERE NOT is_last;
      DROP TABLE evidence_removal;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE evidence_removal (
        scan_id uuid PRIMARY KEY,
        due_at timestamptz NOT NULL,
        is_last boolean NOT NULL DEFAULT false
      );
      INSERT INTO evidence_removal (scan_id, due_at, is_last)
      SELECT (payload ->> 'scanId')::uuid, min(due_at), count(*) = 1
      FROM job WHERE kind = 'reports.remove-evidence' GROUP BY 1;
      DELETE FROM job WHERE kind = 'reports.remove-evidence';
    `)
  }
}
