import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Copies that scans have found, what their owners said of them, and takedown cases. */
export class Cases1700000050000 implements MigrationInterface {
  name = 'Cases1700000050000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_work (
        work_id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        title text NOT NULL,
        sealed_at timestamptz NOT NULL
      );
      CREATE INDEX known_work_of_owner ON known_work (owner_id);

      CREATE TABLE found_copy (
        id uuid PRIMARY KEY,
        scan_id uuid NOT NULL,
        work_id uuid NOT NULL,
        owner_id uuid NOT NULL,
        rank int NOT NULL,
        -- The same place in whatever spelling.
        target_key text NOT NULL,
        page_url text NOT NULL,
        canonical_url text NOT NULL,
        image_url text NOT NULL,
        platform text,
        domain text NOT NULL,
        page_title text,
        seller text,
        image_sha256 text NOT NULL,
        similarity double precision NOT NULL,
        origin_score int NOT NULL,
        fraud_risk text NOT NULL,
        is_unlocked boolean NOT NULL,
        captured_at timestamptz NOT NULL
      );
      -- One row for each place of a work: a later scan's finding takes the place of an earlier one.
      CREATE UNIQUE INDEX found_copy_once ON found_copy (work_id, target_key);
      CREATE INDEX found_copy_of_owner ON found_copy (owner_id, captured_at DESC, id);

      CREATE TABLE finding_decision (
        work_id uuid NOT NULL,
        target_key text NOT NULL,
        owner_id uuid NOT NULL,
        decision text NOT NULL,
        reason text,
        decided_at timestamptz NOT NULL,
        PRIMARY KEY (work_id, target_key)
      );
      CREATE INDEX finding_decision_of_owner ON finding_decision (owner_id);

      CREATE TABLE plan_of_owner (
        owner_id uuid PRIMARY KEY,
        plan text NOT NULL,
        sees_all_links boolean NOT NULL,
        until timestamptz,
        changed_at timestamptz NOT NULL
      );
      CREATE TABLE unlocked_scan (scan_id uuid PRIMARY KEY);
      -- Whose things are another's by now, or nobody's: facts of several services come in any order.
      CREATE TABLE departed_owner (owner_id uuid PRIMARY KEY, successor uuid);

      CREATE TABLE case_number (month text PRIMARY KEY, last int NOT NULL);

      CREATE TABLE takedown_case (
        id uuid PRIMARY KEY,
        number text NOT NULL UNIQUE,
        batch_id uuid NOT NULL,
        owner_id uuid NOT NULL,
        work_id uuid NOT NULL,
        title text,
        finding_id uuid NOT NULL,
        target_key text NOT NULL,
        page_url text NOT NULL,
        canonical_url text NOT NULL,
        image_url text NOT NULL,
        image_sha256 text NOT NULL,
        platform text,
        domain text NOT NULL,
        page_title text,
        seller text,
        state text NOT NULL,
        origin text,
        outcome text,
        round int NOT NULL,
        unit text NOT NULL,
        remedy text,
        setback jsonb,
        removed_at timestamptz,
        target_started_at timestamptz,
        target_ran_ms bigint NOT NULL,
        target_running_since timestamptz,
        target_ended_at timestamptz,
        -- When the sweep decides whether the target is missed; null where there is nothing to decide.
        decide_at timestamptz,
        filed_at timestamptz,
        opened_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        CHECK ((state = 'closed') = (outcome IS NOT NULL)),
        CHECK ((state = 'verifying') = (origin IS NOT NULL))
      );
      CREATE UNIQUE INDEX takedown_case_live ON takedown_case (work_id, target_key) WHERE state <> 'closed';
      CREATE INDEX takedown_case_of_owner ON takedown_case (owner_id, opened_at DESC, id DESC);
      CREATE INDEX takedown_case_to_decide ON takedown_case (decide_at) WHERE decide_at IS NOT NULL;
      CREATE INDEX takedown_case_of_platform ON takedown_case (platform, domain) WHERE removed_at IS NOT NULL;

      -- Everything that happened, as a chain of hashes.
      CREATE TABLE case_event (
        case_id uuid NOT NULL,
        sequence int NOT NULL,
        kind text NOT NULL,
        at timestamptz NOT NULL,
        recorded_at timestamptz NOT NULL,
        by text NOT NULL,
        -- What caused it; the same cause has one effect.
        source text NOT NULL,
        facts jsonb NOT NULL,
        -- Null where it changed nothing.
        state_after text,
        hash bytea NOT NULL,
        PRIMARY KEY (case_id, sequence),
        UNIQUE (case_id, source)
      );

      CREATE TABLE case_remedy (
        case_id uuid PRIMARY KEY,
        reason text NOT NULL,
        given_at timestamptz NOT NULL
      );

      CREATE TABLE case_clock (
        case_id uuid NOT NULL,
        name text NOT NULL,
        started_at timestamptz NOT NULL,
        -- Null where the official calendar does not reach as far.
        ends_on date,
        ends_at timestamptz,
        calendar_version text,
        state text NOT NULL CHECK (state IN ('running', 'ended', 'void')),
        PRIMARY KEY (case_id, name)
      );
      CREATE INDEX case_clock_due ON case_clock (ends_at) WHERE state = 'running';

      REVOKE UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER ON case_remedy FROM CURRENT_USER;
      REVOKE UPDATE, TRUNCATE, REFERENCES, TRIGGER ON case_event FROM CURRENT_USER;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE case_clock, case_remedy, case_event, takedown_case, case_number, departed_owner, unlocked_scan,
        plan_of_owner, finding_decision, found_copy, known_work;
    `)
  }
}
