import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Works and scans change hands and are erased with their owner. */
export class Owners1700000007000 implements MigrationInterface {
  name = 'Owners1700000007000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Random ids that own nothing any more: their things are the successor's, or without one are erased.
      CREATE TABLE departed_owner (
        owner_id uuid PRIMARY KEY,
        successor uuid
      );
      CREATE INDEX departed_owner_by_successor ON departed_owner (successor);
      CREATE INDEX watched_work_by_owner ON watched_work (owner_id);
      CREATE INDEX scan_by_work ON scan (work_id);
      DROP INDEX scan_by_owner;
      CREATE INDEX scan_by_owner ON scan (owner_id, started_at DESC, id DESC);

      -- The report with every finding, made when somebody who may see them asks for it.
      ALTER TABLE scan ADD COLUMN whole_report_key text;

      -- Evidence of erased scans that is still to be removed.
      CREATE TABLE evidence_removal (
        scan_id uuid PRIMARY KEY,
        due_at timestamptz NOT NULL,
        is_last boolean NOT NULL DEFAULT false
      );

      -- A page of results has its searcher's words in its address: the sighting is that scan's alone, and ends with it.
      ALTER TABLE scan_image ADD COLUMN is_private boolean NOT NULL DEFAULT false;
      ALTER TABLE image_sighting ADD COLUMN scan_id uuid REFERENCES scan ON DELETE CASCADE,
        DROP CONSTRAINT image_sighting_image_id_page_url_image_url_key,
        ADD CONSTRAINT image_sighting_once UNIQUE NULLS NOT DISTINCT (image_id, page_url, image_url, scan_id);
      CREATE INDEX image_sighting_by_scan ON image_sighting (scan_id) WHERE scan_id IS NOT NULL;
      CREATE INDEX scan_image_by_sighting ON scan_image (sighting_id);
      CREATE INDEX finding_by_sighting ON finding (sighting_id);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX finding_by_sighting, scan_image_by_sighting;
      DELETE FROM scan WHERE id IN (SELECT scan_id FROM image_sighting);
      ALTER TABLE image_sighting DROP COLUMN scan_id,
        ADD CONSTRAINT image_sighting_image_id_page_url_image_url_key UNIQUE (image_id, page_url, image_url);
      ALTER TABLE scan_image DROP COLUMN is_private;
      DROP TABLE evidence_removal;
      ALTER TABLE scan DROP COLUMN whole_report_key;
      DROP INDEX scan_by_owner, scan_by_work, watched_work_by_owner;
      CREATE INDEX scan_by_owner ON scan (owner_id, started_at DESC);
      DROP TABLE departed_owner;
    `)
  }
}
