import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Heads of time lines that are to be anchored, and where they stand. */
export class CaseAnchors1700000074000 implements MigrationInterface {
  name = 'CaseAnchors1700000074000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Something was added since the head was submitted last.
      CREATE TABLE unanchored_case (case_id uuid PRIMARY KEY);
      INSERT INTO unanchored_case SELECT DISTINCT case_id FROM case_event;

      CREATE TABLE case_anchor (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        -- Of the entry whose hash it is.
        sequence int NOT NULL,
        digest text NOT NULL,
        submitted_at timestamptz NOT NULL,
        proof jsonb,
        UNIQUE (case_id, sequence)
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE case_anchor, unanchored_case')
  }
}
