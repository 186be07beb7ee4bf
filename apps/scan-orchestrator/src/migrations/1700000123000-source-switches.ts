import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Which places to look at are switched off, and when each search ended, by which it is told how each place answers. */
export class SourceSwitches1700000123000 implements MigrationInterface {
  name = 'SourceSwitches1700000123000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE source_switch (
        source text NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        is_on boolean NOT NULL,
        reason text NOT NULL,
        changed_by uuid NOT NULL,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (source, version)
      );
      -- Null of searches of before, and of those that have not ended.
      ALTER TABLE scan_source ADD COLUMN ended_at timestamptz;
      CREATE INDEX scan_source_ended ON scan_source (ended_at, source) WHERE ended_at IS NOT NULL;
      CREATE INDEX scan_source_failed ON scan_source (source, ended_at)
        WHERE ended_at IS NOT NULL AND state IN ('failed', 'unreachable')
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX scan_source_failed, scan_source_ended;
      ALTER TABLE scan_source DROP COLUMN ended_at;
      DROP TABLE source_switch
    `)
  }
}
