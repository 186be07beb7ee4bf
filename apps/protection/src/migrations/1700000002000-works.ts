import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Works1700000002000 implements MigrationInterface {
  name = 'Works1700000002000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE work (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        owner_name text NOT NULL,
        title text NOT NULL,
        filename text NOT NULL,
        keywords text[] NOT NULL,
        media_type text NOT NULL,
        size int NOT NULL CHECK (size > 0),
        width int NOT NULL CHECK (width > 0),
        height int NOT NULL CHECK (height > 0),
        frames int NOT NULL CHECK (frames > 0),
        sha256 text NOT NULL CONSTRAINT work_sha256_once UNIQUE,
        cid text NOT NULL,
        cid_profile text NOT NULL,
        perceptual_hash jsonb NOT NULL,
        hash_bits bit(256) GENERATED ALWAYS AS (('x' || (perceptual_hash ->> 'hex'))::bit(256)) STORED,
        hash_quality int GENERATED ALWAYS AS ((perceptual_hash ->> 'quality')::int) STORED,
        dihedrals text[] NOT NULL CHECK (cardinality(dihedrals) = 8),
        sealed_at timestamptz NOT NULL
      );
      CREATE INDEX work_by_owner ON work (owner_id, sealed_at DESC);
      CREATE TABLE work_similarity (
        work_id uuid NOT NULL REFERENCES work ON DELETE CASCADE,
        similar_to uuid NOT NULL REFERENCES work ON DELETE CASCADE,
        distance int NOT NULL CHECK (distance BETWEEN 0 AND 256),
        earlier boolean NOT NULL,
        PRIMARY KEY (work_id, similar_to)
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE work_similarity; DROP TABLE work')
  }
}
