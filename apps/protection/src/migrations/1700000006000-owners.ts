import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Works change hands and are erased: what a commitment covers stays apart from whose the work is now. */
export class Owners1700000006000 implements MigrationInterface {
  name = 'Owners1700000006000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE work ADD COLUMN sealed_for uuid;
      UPDATE work SET sealed_for = owner_id;
      ALTER TABLE work ALTER COLUMN sealed_for SET NOT NULL;
      DROP INDEX work_by_owner;
      CREATE INDEX work_by_owner ON work (owner_id, sealed_at DESC, id DESC);

      -- A leaf outlives its work: the proofs of others lead over it.
      ALTER TABLE seal_leaf DROP CONSTRAINT seal_leaf_work_id_fkey;
      ALTER TABLE seal_leaf ALTER COLUMN salt DROP NOT NULL, ALTER COLUMN owner_id DROP NOT NULL,
        ADD COLUMN erased_at timestamptz,
        ADD CONSTRAINT seal_leaf_erased_whole CHECK (num_nulls(salt, owner_id) = CASE WHEN erased_at IS NULL THEN 0 ELSE 2 END);
      CREATE INDEX seal_leaf_by_owner ON seal_leaf (owner_id);

      -- Random ids that belong to nobody any more: what comes late for them is erased, too.
      CREATE TABLE erased_owner (
        owner_id uuid PRIMARY KEY,
        erased_at timestamptz NOT NULL
      );
      -- Files of erased works that are still to be removed.
      CREATE TABLE file_removal (
        work_id uuid PRIMARY KEY,
        cid text NOT NULL,
        asked_at timestamptz NOT NULL
      );
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE file_removal, erased_owner;
      DELETE FROM seal_leaf WHERE erased_at IS NOT NULL;
      DROP INDEX seal_leaf_by_owner;
      ALTER TABLE seal_leaf DROP CONSTRAINT seal_leaf_erased_whole, DROP COLUMN erased_at,
        ALTER COLUMN salt SET NOT NULL, ALTER COLUMN owner_id SET NOT NULL,
        ADD CONSTRAINT seal_leaf_work_id_fkey FOREIGN KEY (work_id) REFERENCES work ON DELETE CASCADE;
      DROP INDEX work_by_owner;
      CREATE INDEX work_by_owner ON work (owner_id, sealed_at DESC);
      ALTER TABLE work DROP COLUMN sealed_for;
    `)
  }
}
