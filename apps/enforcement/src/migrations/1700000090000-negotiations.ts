import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Negotiations with the other side of a case, their record, and the links by which that side reaches its page. */
export class Negotiations1700000090000 implements MigrationInterface {
  name = 'Negotiations1700000090000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE negotiation (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL UNIQUE,
        owner_id uuid NOT NULL,
        claimant_name text NOT NULL,
        state text NOT NULL,
        since timestamptz NOT NULL,
        -- The one that can be accepted; null where there is none.
        offer jsonb,
        last_offer_number int NOT NULL,
        -- What was accepted, and who has signed it.
        agreement jsonb,
        -- The respondent has a licence or says that the work is theirs, and the claimant has not answered that.
        is_disputed boolean NOT NULL,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL
      );
      CREATE INDEX negotiation_of_owner ON negotiation (owner_id, created_at DESC, id DESC);

      -- Everything that either side did, as a chain of hashes.
      CREATE TABLE negotiation_entry (
        negotiation_id uuid NOT NULL REFERENCES negotiation ON DELETE CASCADE,
        sequence int NOT NULL,
        by text NOT NULL CHECK (by IN ('claimant', 'respondent')),
        kind text NOT NULL,
        at timestamptz NOT NULL,
        text text,
        offer_number int,
        terms jsonb,
        hash bytea NOT NULL,
        PRIMARY KEY (negotiation_id, sequence)
      );
      -- No number is given twice.
      CREATE UNIQUE INDEX negotiation_offer ON negotiation_entry (negotiation_id, offer_number) WHERE kind = 'offer';

      -- Token and code are made from the id and a secret; the database knows neither.
      CREATE TABLE respondent_link (
        id uuid PRIMARY KEY,
        negotiation_id uuid NOT NULL UNIQUE REFERENCES negotiation ON DELETE CASCADE,
        token_sha256 bytea NOT NULL UNIQUE,
        code_sha256 bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE respondent_link, negotiation_entry, negotiation')
  }
}
