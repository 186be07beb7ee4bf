import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Evidence of erased scans is removed by jobs. What the version before still writes down becomes jobs, too; its table goes
 * one release later.
 */
export class EvidenceRemovalJobs1700000016000 implements MigrationInterface {
  name = 'EvidenceRemovalJobs1700000016000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION evidence_removal_to_job() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO job (id, kind, payload, state, due_at)
        SELECT gen_random_uuid(), 'reports.remove-evidence', jsonb_build_object('scanId', NEW.scan_id), 'waiting', due
        FROM unnest(CASE WHEN NEW.is_last THEN ARRAY[NEW.due_at]
          ELSE ARRAY[NEW.due_at, NEW.due_at + interval '1 hour'] END) AS due;
        RETURN NULL;
      END $$;
      CREATE TRIGGER evidence_removal_is_a_job BEFORE INSERT ON evidence_removal
        FOR EACH ROW EXECUTE FUNCTION evidence_removal_to_job();
      WITH old AS (DELETE FROM evidence_removal RETURNING *) INSERT INTO evidence_removal SELECT * FROM old;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER evidence_removal_is_a_job ON evidence_removal;
      DROP FUNCTION evidence_removal_to_job;
      INSERT INTO evidence_removal (scan_id, due_at, is_last)
      SELECT (payload ->> 'scanId')::uuid, min(due_at), count(*) = 1
      FROM job WHERE kind = 'reports.remove-evidence' GROUP BY 1;
      DELETE FROM job WHERE kind = 'reports.remove-evidence';
    `)
  }
}
