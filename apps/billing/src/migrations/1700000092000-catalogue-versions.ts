import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Versions that administrators publish, and who has which; a plan that begins later is of the version it was bought under. */
export class CatalogueVersions1700000092000 implements MigrationInterface {
  name = 'CatalogueVersions1700000092000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue_version ADD published_by uuid, ADD withdrawn_at timestamptz;
      ALTER TABLE planned_subscription ADD catalogue_version int;
      UPDATE planned_subscription SET catalogue_version = purchase_order.catalogue_version
        FROM purchase_order WHERE purchase_order.id = planned_subscription.order_id;
      ALTER TABLE planned_subscription ALTER catalogue_version SET NOT NULL,
        ADD FOREIGN KEY (catalogue_version) REFERENCES catalogue_version;
      CREATE INDEX subscription_holders ON subscription (plan, catalogue_version, started_at, id) WHERE state <> 'ended';
      CREATE INDEX purchase_order_packs ON purchase_order (coalesce(item->>'pack', item->>'kind'), catalogue_version, paid_at, id)
        WHERE state = 'fulfilled' AND item->>'kind' <> 'plan';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX purchase_order_packs, subscription_holders;
      ALTER TABLE planned_subscription DROP catalogue_version;
      ALTER TABLE catalogue_version DROP withdrawn_at, DROP published_by;
    `)
  }
}
