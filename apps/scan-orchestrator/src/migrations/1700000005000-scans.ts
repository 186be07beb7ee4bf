import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Scans1700000005000 implements MigrationInterface {
  name = 'Scans1700000005000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What protection said of the works that may be searched for.
      CREATE TABLE watched_work (
        work_id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        title text NOT NULL,
        filename text NOT NULL,
        keywords text[] NOT NULL,
        media_type text NOT NULL,
        size int NOT NULL,
        width int NOT NULL,
        height int NOT NULL,
        sha256 text NOT NULL,
        cid text NOT NULL,
        perceptual_hash jsonb NOT NULL,
        dihedrals text[] NOT NULL,
        rendition_key text NOT NULL,
        sealed_at timestamptz NOT NULL,
        anchored_at timestamptz
      );

      CREATE TABLE scan (
        id uuid PRIMARY KEY,
        work_id uuid NOT NULL REFERENCES watched_work,
        owner_id uuid NOT NULL,
        state text NOT NULL CHECK (state IN ('processing', 'completed', 'failed', 'cancelled')),
        step text NOT NULL,
        progress numeric NOT NULL,
        images_compared int NOT NULL DEFAULT 0,
        report_key text,
        report_sha256 text,
        started_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE UNIQUE INDEX scan_one_at_a_time ON scan (work_id) WHERE state = 'processing';
      CREATE INDEX scan_by_owner ON scan (owner_id, started_at DESC);

      CREATE TABLE progress_token (
        token_hash bytea PRIMARY KEY,
        scan_id uuid NOT NULL REFERENCES scan ON DELETE CASCADE
      );

      CREATE TABLE scan_task (
        id uuid PRIMARY KEY,
        scan_id uuid NOT NULL REFERENCES scan ON DELETE CASCADE,
        step text NOT NULL,
        payload jsonb NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
        attempts int NOT NULL DEFAULT 0,
        fence int NOT NULL DEFAULT 0,
        not_before timestamptz NOT NULL DEFAULT now(),
        leased_until timestamptz,
        failure text,
        sequence bigserial
      );
      CREATE INDEX scan_task_due ON scan_task (not_before, sequence) WHERE state IN ('waiting', 'running');
      CREATE INDEX scan_task_by_scan ON scan_task (scan_id, step);

      CREATE TABLE scan_event (
        scan_id uuid NOT NULL REFERENCES scan ON DELETE CASCADE,
        sequence int NOT NULL,
        step text NOT NULL,
        progress numeric NOT NULL,
        key text NOT NULL,
        values jsonb NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (scan_id, sequence)
      );

      CREATE TABLE scan_source (
        scan_id uuid NOT NULL REFERENCES scan ON DELETE CASCADE,
        source text NOT NULL,
        label text NOT NULL,
        state text NOT NULL,
        notes jsonb NOT NULL DEFAULT '[]',
        PRIMARY KEY (scan_id, source)
      );

      -- The journal of each search: what is to be visited, and what came of it.
      CREATE TABLE scan_page (
        scan_id uuid NOT NULL REFERENCES scan ON DELETE CASCADE,
        source text NOT NULL,
        url text NOT NULL,
        priority int NOT NULL,
        sequence bigserial,
        outcome text,
        listing jsonb,
        visited_at timestamptz,
        PRIMARY KEY (scan_id, source, url)
      );
      CREATE INDEX scan_page_next ON scan_page (scan_id, source, priority, sequence) WHERE outcome IS NULL;

      -- Every picture that was ever crawled, once per content.
      CREATE TABLE crawled_image (
        id uuid PRIMARY KEY,
        sha256 text NOT NULL UNIQUE,
        media_type text NOT NULL,
        size int NOT NULL,
        width int NOT NULL,
        height int NOT NULL,
        perceptual_hash jsonb NOT NULL,
        hash_bits bit(256) GENERATED ALWAYS AS (('x' || (perceptual_hash ->> 'hex'))::bit(256)) STORED,
        dihedrals text[] NOT NULL,
        features bytea NOT NULL,
        object_key text NOT NULL,
        first_seen_at timestamptz NOT NULL
      );
      -- Where it was seen.
      CREATE TABLE image_sighting (
        id uuid PRIMARY KEY,
        image_id uuid NOT NULL REFERENCES crawled_image,
        image_url text NOT NULL,
        page_url text NOT NULL,
        origin text NOT NULL,
        listing jsonb,
        first_seen_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        UNIQUE (image_id, page_url, image_url)
      );

      -- The pictures that a scan came across, and what became of each.
      CREATE TABLE scan_image (
        id uuid PRIMARY KEY,
        scan_id uuid NOT NULL REFERENCES scan ON DELETE CASCADE,
        source text NOT NULL,
        image_url text NOT NULL,
        page_url text NOT NULL,
        origin text NOT NULL,
        sighting_id uuid REFERENCES image_sighting,
        failure text,
        distance int,
        inliers int,
        suspicious boolean NOT NULL DEFAULT false,
        sequence bigserial,
        UNIQUE (scan_id, page_url, image_url)
      );

      CREATE TABLE finding (
        id uuid PRIMARY KEY,
        scan_id uuid NOT NULL REFERENCES scan ON DELETE CASCADE,
        sighting_id uuid NOT NULL REFERENCES image_sighting,
        rank int,
        comparison jsonb NOT NULL,
        origin_score int NOT NULL,
        origin_reasons jsonb NOT NULL,
        fraud_risk text NOT NULL,
        fraud_reasons jsonb NOT NULL,
        overlay_key text NOT NULL,
        captures jsonb NOT NULL,
        captured_at timestamptz NOT NULL,
        UNIQUE (scan_id, sighting_id)
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE finding, scan_image, image_sighting, crawled_image, scan_page, scan_source, scan_event, scan_task,
        progress_token, scan, watched_work
    `)
  }
}
