import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What settlements allow: signed tokens that scans honour until they end. */
export class Licences1700000097000 implements MigrationInterface {
  name = 'Licences1700000097000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE licence (
        id uuid PRIMARY KEY,
        negotiation_id uuid NOT NULL REFERENCES negotiation ON DELETE CASCADE,
        case_id uuid NOT NULL,
        work_id uuid NOT NULL,
        target_key text NOT NULL,
        -- A compact JWS.
        token text NOT NULL,
        granted_at timestamptz NOT NULL,
        -- Null where no date ends it.
        not_after timestamptz,
        ended_at timestamptz,
        ended_by text CHECK (ended_by IN ('expired', 'broken', 'revoked')),
        CHECK ((ended_at IS NULL) = (ended_by IS NULL))
      );
      CREATE UNIQUE INDEX licence_of_case ON licence (case_id) WHERE ended_at IS NULL;
      CREATE INDEX licence_of_place ON licence (work_id, target_key) WHERE ended_at IS NULL;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE licence')
  }
}
