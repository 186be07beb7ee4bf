import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Looks at the places of copies, when the next one is due, and what pictures are compared with. */
export class Observations1700000071000 implements MigrationInterface {
  name = 'Observations1700000071000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE takedown_case ADD COLUMN look_at timestamptz, ADD COLUMN asked_at timestamptz;
      CREATE INDEX takedown_case_to_look_at ON takedown_case (look_at) WHERE look_at IS NOT NULL;

      -- Null for works that were told of before there was a comparison here.
      ALTER TABLE known_work ADD COLUMN sha256 text, ADD COLUMN rendition_key text;

      CREATE TABLE observation (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        owner_id uuid NOT NULL,
        round int NOT NULL,
        at timestamptz NOT NULL,
        verdict text NOT NULL,
        by_browser boolean NOT NULL,
        by_owner boolean NOT NULL,
        -- What was seen, for whoever wants to know why the verdict is what it is.
        signs jsonb NOT NULL,
        files jsonb NOT NULL
      );
      CREATE INDEX observation_of_case ON observation (case_id, at);
      CREATE INDEX observation_of_owner ON observation (owner_id);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE observation;
      ALTER TABLE known_work DROP COLUMN sha256, DROP COLUMN rendition_key;
      ALTER TABLE takedown_case DROP COLUMN look_at, DROP COLUMN asked_at;
    `)
  }
}
