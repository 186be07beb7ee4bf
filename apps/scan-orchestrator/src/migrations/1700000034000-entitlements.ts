import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What plans include and which scans show all their links. Members saw all links of a scan until there were plans; the
 * scans that were begun by then stay so for them.
 */
export class Entitlements1700000034000 implements MigrationInterface {
  name = 'Entitlements1700000034000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE plan_entitlement (
        owner_id uuid NOT NULL,
        entitlement text NOT NULL,
        until timestamptz,
        PRIMARY KEY (owner_id, entitlement)
      );
      CREATE TABLE plan_of_owner (owner_id uuid PRIMARY KEY, changed_at timestamptz NOT NULL);
      CREATE TABLE scan_unlock (
        scan_id uuid NOT NULL,
        reason text NOT NULL CHECK (reason IN ('before-plans', 'order')),
        unlocked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scan_id, reason)
      );
      INSERT INTO scan_unlock (scan_id, reason) SELECT id, 'before-plans' FROM scan;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scan_unlock, plan_of_owner, plan_entitlement')
  }
}
