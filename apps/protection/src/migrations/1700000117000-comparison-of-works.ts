import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Works get their number for the index after their registration has committed, and are compared then. */
export class ComparisonOfWorks1700000117000 implements MigrationInterface {
  name = 'ComparisonOfWorks1700000117000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      LOCK TABLE work IN ACCESS EXCLUSIVE MODE;
      CREATE SEQUENCE work_index_key;
      SELECT setval('work_index_key', coalesce(max(index_key), 0) + 1, false) FROM work;
      -- Numbers are given and taken away under one lock (WorksRepository.takeIndexTurn), so they become visible in
      -- their order.
      ALTER TABLE work ALTER COLUMN index_key DROP IDENTITY, ALTER COLUMN index_key DROP NOT NULL;
      ALTER SEQUENCE work_index_key OWNED BY work.index_key;

      -- By trigger: also what a process of the version before registers is compared.
      CREATE TABLE work_comparison_due (
        work_id uuid PRIMARY KEY REFERENCES work ON DELETE CASCADE,
        since timestamptz NOT NULL DEFAULT now()
      );
      CREATE FUNCTION note_work_comparison_due() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO work_comparison_due (work_id) VALUES (NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER work_is_to_be_compared AFTER INSERT ON work
        FOR EACH ROW EXECUTE FUNCTION note_work_comparison_due();

      DROP TRIGGER work_leaves_index ON work;
      CREATE TRIGGER work_leaves_index AFTER DELETE ON work
        FOR EACH ROW WHEN (OLD.index_key IS NOT NULL) EXECUTE FUNCTION note_work_index_removal();
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      LOCK TABLE work IN ACCESS EXCLUSIVE MODE;
      DROP TRIGGER work_is_to_be_compared ON work;
      DROP FUNCTION note_work_comparison_due;
      DROP TABLE work_comparison_due;
      UPDATE work SET index_key = nextval('work_index_key') WHERE index_key IS NULL;
      DROP SEQUENCE work_index_key;
      DROP TRIGGER work_leaves_index ON work;
      CREATE TRIGGER work_leaves_index AFTER DELETE ON work
        FOR EACH ROW EXECUTE FUNCTION note_work_index_removal();
      ALTER TABLE work ALTER COLUMN index_key SET NOT NULL,
        ALTER COLUMN index_key ADD GENERATED ALWAYS AS IDENTITY;
      SELECT setval(pg_get_serial_sequence('work', 'index_key'), coalesce(max(index_key), 0) + 1, false) FROM work;
    `)
  }
}
