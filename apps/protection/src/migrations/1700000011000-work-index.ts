import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Numbers by which the index in memory knows works, and a note of those that are gone. */
export class WorkIndex1700000011000 implements MigrationInterface {
  name = 'WorkIndex1700000011000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The index has room for numbers of 32 bits. Works are registered and erased under one lock
      -- (WorksRepository.lockRegistration), so numbers become visible in their order.
      ALTER TABLE work ADD COLUMN index_key bigint GENERATED ALWAYS AS IDENTITY
        CONSTRAINT work_index_key_fits CHECK (index_key < 4294967296),
        ADD CONSTRAINT work_index_key_once UNIQUE (index_key);

      CREATE TABLE work_index_removal (
        position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        index_key bigint NOT NULL
      );
      CREATE FUNCTION note_work_index_removal() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO work_index_removal (index_key) VALUES (OLD.index_key);
        RETURN NULL;
      END $$;
      CREATE TRIGGER work_leaves_index AFTER DELETE ON work
        FOR EACH ROW EXECUTE FUNCTION note_work_index_removal();
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER work_leaves_index ON work;
      DROP FUNCTION note_work_index_removal;
      DROP TABLE work_index_removal;
      ALTER TABLE work DROP COLUMN index_key;
    `)
  }
}
